import type { Actor } from '#common/permissions.ts'
import type { Database } from '#db/client.server.ts'
import { recordChange } from '#platform/content/record-change.server.ts'
import { hashToken, newToken } from './secret-token.server.ts'
import { deleteExpiredSessions, deleteSession, insertSession } from './session.repository.server.ts'
import { SESSION_LIFETIME_MS } from './session-cookie.server.ts'
import type { UserRow } from './user.repository.server.ts'

/** Where a sign-in comes from. */
export interface Browser {
  userAgent: string | null
  /** The token this browser held before; a new sign-in always replaces it. */
  previousToken: string | undefined
}

/** How somebody proved who they are; the audit trail keeps it. */
export type SignInMethod = 'password' | 'authenticator' | 'recovery-code' | 'passkey'

/** The last step of every way to sign in, in a transaction that has locked the account. Returns the token for the cookie. */
export async function openSession(
  tx: Database,
  { id, username, role }: Pick<UserRow, 'id' | 'username' | 'role'>,
  { userAgent, previousToken, method }: Browser & { method: SignInMethod },
): Promise<string> {
  const now = new Date()
  const token = newToken()
  if (previousToken) await deleteSession(tx, hashToken(previousToken))
  await deleteExpiredSessions(tx, now)
  await insertSession(tx, {
    userId: id,
    tokenHash: hashToken(token),
    userAgent: userAgent?.slice(0, 300) ?? null,
    expiresAt: new Date(now.getTime() + SESSION_LIFETIME_MS),
  })
  const actor: Actor = { kind: 'staff', id, username, role }
  await recordChange(tx, actor, {
    action: 'sign-in',
    entity: 'staff',
    entityId: id,
    label: username,
    after: { method },
  })
  return token
}
