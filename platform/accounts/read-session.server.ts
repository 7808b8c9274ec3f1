import { type Actor, isStaffRole } from '#common/permissions.ts'
import type { Database } from '#db/client.server.ts'
import { hashToken } from './secret-token.server.ts'
import { findSessionUser, touchSession } from './session.repository.server.ts'

/** When somebody was last seen need not be known more exactly; a write for each request would cost more than the request. */
const SEEN_STEP_MS = 5 * 60 * 1000

/** Who holds this token; null for a forged, expired or revoked one. */
export async function readSession(db: Database, token: string): Promise<Actor | null> {
  const now = new Date()
  const tokenHash = hashToken(token)
  const found = await findSessionUser(db, tokenHash, now)
  if (!found || !isStaffRole(found.role)) return null
  const { lastSeenAt, ...user } = found
  if (now.getTime() - lastSeenAt.getTime() > SEEN_STEP_MS) await touchSession(db, tokenHash, now)
  return { kind: 'staff', ...user }
}
