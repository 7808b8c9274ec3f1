import { type Actor, isStaffRole } from '#common/permissions.ts'
import type { Database } from '#db/client.server.ts'
import { findSessionUser } from './session.repository.server.ts'
import { hashSessionToken } from './session-cookie.server.ts'

/** Who holds this token; null for a forged, expired or revoked one. */
export async function readSession(db: Database, token: string): Promise<Actor | null> {
  const user = await findSessionUser(db, hashSessionToken(token), new Date())
  return user && isStaffRole(user.role) ? { kind: 'staff', ...user } : null
}
