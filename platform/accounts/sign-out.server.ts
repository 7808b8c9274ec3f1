import type { Database } from '#db/client.server.ts'
import { hashToken } from './secret-token.server.ts'
import { deleteSession } from './session.repository.server.ts'

export async function signOut(db: Database, token: string): Promise<void> {
  await deleteSession(db, hashToken(token))
}
