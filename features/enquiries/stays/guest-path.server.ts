import type { Database } from '#db/client.server.ts'
import { stayKeyOf } from '../holds/hold-marks.server.ts'

/** Where the guest follows their stay, without the language's prefix. */
export const guestPath = async (db: Database, stayId: number): Promise<string> => `/stay/${await stayKeyOf(db, stayId)}`
