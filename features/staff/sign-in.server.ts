import { AppError } from '#common/errors.ts'
import { isStaffRole } from '#common/permissions.ts'
import type { Database } from '#db/client.server.ts'
import { isPassword, spendPasswordTime } from './password.server.ts'
import { deleteExpiredSessions, deleteSession, insertSession } from './session.repository.server.ts'
import { hashSessionToken, newSessionToken, SESSION_LIFETIME_MS } from './session-cookie.server.ts'
import type { SignIn } from './staff.schema.ts'
import { findUserByUsername } from './user.repository.server.ts'

interface Request extends SignIn {
  userAgent: string | null
  /** The token this browser held before; a new sign-in always replaces it. */
  previousToken: string | undefined
}

/** Checks the name and password and opens a session; returns the token for the cookie. */
export async function signIn(db: Database, { username, password, userAgent, previousToken }: Request): Promise<string> {
  const user = await findUserByUsername(db, username)
  if (!user) {
    await spendPasswordTime(password)
    throw new AppError('invalid_credentials')
  }
  const isRight = await isPassword(user.password, password)
  if (!isRight || !user.isActive || !isStaffRole(user.role)) throw new AppError('invalid_credentials')

  const now = new Date()
  const token = newSessionToken()
  await db.transaction(async (tx) => {
    if (previousToken) await deleteSession(tx, hashSessionToken(previousToken))
    await deleteExpiredSessions(tx, now)
    await insertSession(tx, {
      userId: user.id,
      tokenHash: hashSessionToken(token),
      userAgent: userAgent?.slice(0, 300) ?? null,
      expiresAt: new Date(now.getTime() + SESSION_LIFETIME_MS),
    })
  })
  return token
}
