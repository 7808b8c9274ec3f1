import { type Actor, isStaffRole } from '#common/permissions.ts'
import type { Database } from '#db/client.server.ts'
import { recordChange } from '#platform/content/record-change.server.ts'
import { deleteSubscriptionsOfDevice, deleteSubscriptionsOfOthers } from '#platform/push/push.repository.server.ts'
import { rememberDevice } from './known-device.repository.server.ts'
import { hashToken, newToken } from './secret-token.server.ts'
import {
  deleteExpiredSessions,
  deleteSession,
  findSessionUser,
  insertSession,
  touchSession,
} from './session.repository.server.ts'
import type { UserRow } from './user.repository.server.ts'

export const SESSION_COOKIE = 'kais_session'
const SESSION_LIFETIME_MS = 12 * 60 * 60 * 1000

interface CookieOptions {
  httpOnly: true
  sameSite: 'lax'
  secure: boolean
  path: '/'
  maxAge?: number
}

export function sessionCookieOptions(isSecure: boolean): CookieOptions {
  return { httpOnly: true, sameSite: 'lax', secure: isSecure, path: '/', maxAge: SESSION_LIFETIME_MS / 1000 }
}

/** Where a sign-in comes from. */
export interface Browser {
  userAgent: string | null
  /** The token this browser held before; a new sign-in always replaces it. */
  previousToken: string | undefined
  /** What its cookie of known devices holds (`known-devices.server.ts`). */
  deviceTokens: readonly string[]
}

/** For the two cookies. */
export interface OpenedSession {
  token: string
  /** Those of the browser, with the one of this account first. */
  deviceTokens: readonly string[]
}

/** How somebody proved who they are; the audit trail keeps it. */
export type SignInMethod = 'password' | 'authenticator' | 'recovery-code' | 'passkey' | 'invitation'

/** The last step of every way to sign in, in a transaction that has locked the account. */
export async function openSession(
  tx: Database,
  { id, username, role }: Pick<UserRow, 'id' | 'username' | 'role'>,
  { userAgent, previousToken, deviceTokens, method }: Browser & { method: SignInMethod },
): Promise<OpenedSession> {
  const now = new Date()
  const token = newToken()
  // Devices before sessions, as everywhere: two who lock in opposite orders would wait for each other for ever.
  const device = await rememberDevice(tx, id, deviceTokens)
  if (previousToken) await deleteSession(tx, hashToken(previousToken))
  await deleteExpiredSessions(tx, now)
  await deleteSubscriptionsOfOthers(tx, id, deviceTokens.map(hashToken))
  await insertSession(tx, {
    userId: id,
    tokenHash: hashToken(token),
    userAgent: userAgent?.slice(0, 300) ?? null,
    deviceId: device.id,
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
  return { token, deviceTokens: device.tokens }
}

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

/** Whoever leaves a browser is told nothing more in it. */
export async function signOut(db: Database, token: string): Promise<void> {
  await db.transaction(async (tx) => {
    const deviceId = await deleteSession(tx, hashToken(token))
    if (deviceId !== null) await deleteSubscriptionsOfDevice(tx, deviceId)
  })
}
