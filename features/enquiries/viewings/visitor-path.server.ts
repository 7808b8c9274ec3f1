import type { Database } from '#db/client.server.ts'
import { readViewingKeys, viewingLetterKeyOf } from '../holds/hold-marks.server.ts'

/** Where visitors follow their viewings, without the language's prefix. */
export async function readVisitorPaths(db: Database): Promise<(viewingId: number) => string> {
  const keyOf = await readViewingKeys(db)
  return (viewingId) => `/viewing/${keyOf(viewingId)}`
}

export const visitorPath = async (db: Database, viewingId: number) => (await readVisitorPaths(db))(viewingId)

/** The same page, for a letter: only there the visitor can confirm a booking that has to be. */
export const letterPath = async (db: Database, viewingId: number) =>
  `/viewing/${await viewingLetterKeyOf(db, viewingId)}`
