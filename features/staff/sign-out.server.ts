import type { Database } from '#db/client.server.ts'
import { deleteSession } from './session.repository.server.ts'
import { hashSessionToken } from './session-cookie.server.ts'

export async function signOut(db: Database, token: string): Promise<void> {
  await deleteSession(db, hashSessionToken(token))
}
