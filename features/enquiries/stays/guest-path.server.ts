import type { Database } from '#db/client.server.ts'
import { readStayKeys, stayLetterKeyOf } from '../holds/hold-marks.server.ts'

/** Where guests follow their stays, without the language's prefix. */
export async function readGuestPaths(db: Database): Promise<(stayId: number) => string> {
  const keyOf = await readStayKeys(db)
  return (stayId) => `/stay/${keyOf(stayId)}`
}

/** The same page, for a letter: only there the guest can confirm a request that has to be. */
export const letterPath = async (db: Database, stayId: number) => `/stay/${await stayLetterKeyOf(db, stayId)}`

export const guestPath = async (db: Database, stayId: number): Promise<string> => (await readGuestPaths(db))(stayId)
