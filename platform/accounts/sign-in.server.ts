import { AppError } from '#common/errors.ts'
import { isStaffRole } from '#common/permissions.ts'
import type { Database } from '#db/client.server.ts'
import { isPassword, spendPasswordTime } from './password.server.ts'
import { spendRecoveryCode, spendTotpStep } from './second-factor.repository.server.ts'
import { stepOfCode } from './second-factor.server.ts'
import { type Browser, openSession, type SignInMethod } from './sessions.server.ts'
import { countTry, deleteChallenge, insertChallenge } from './sign-in-challenge.repository.server.ts'
import type { SecondFactor, SignIn } from './staff.schema.ts'
import { findUserByUsername, lockUnchanged, lockUser, type UserRow } from './user.repository.server.ts'

/** Either somebody is in, or a code is still to come: the challenge names the half-done sign-in. */
export type SignInOutcome = { token: string } | { challenge: string }

/** Checks the name and password. Only whoever knows both learns whether the account has a second factor. */
export async function signIn(
  db: Database,
  { username, password, ...browser }: SignIn & Browser,
): Promise<SignInOutcome> {
  const user = await findUserByUsername(db, username)
  if (!user) {
    await spendPasswordTime(password)
    throw new AppError('invalid_credentials')
  }
  const isRight = await isPassword(user.password, password)
  if (!isRight || !user.isActive || !isStaffRole(user.role)) throw new AppError('invalid_credentials')

  return db.transaction(async (tx) => {
    if (!(await lockUnchanged(tx, user))) throw new AppError('invalid_credentials')
    if (user.totpConfirmedAt)
      return { challenge: await insertChallenge(tx, { purpose: 'second-factor', userId: user.id }) }
    return { token: await openSession(tx, user, { ...browser, method: 'password' }) }
  })
}

const MAX_TRIES = 5

/** Uses the code up, and says what kind it was; null for one that will not do. */
async function spendCode(tx: Database, user: UserRow, code: string): Promise<SignInMethod | null> {
  if (!/^\d{6}$/.test(code)) return (await spendRecoveryCode(tx, user.id, code)) ? 'recovery-code' : null
  const step = user.totpSecret && stepOfCode(user.totpSecret, code)
  return step && (await spendTotpStep(tx, user.id, step)) ? 'authenticator' : null
}

/**
 * The second half of a sign-in. 'unauthenticated' means that there is no half-done sign-in any more (too late, too many
 * tries, the account changed meanwhile): the person starts again with the password.
 */
export async function finishSignIn(
  db: Database,
  { challenge, code, ...browser }: SecondFactor & Browser,
): Promise<string> {
  // Counted outside the transaction below: a wrong try must stay counted when that one is rolled back.
  const attempt = await countTry(db, challenge)
  if (!attempt || attempt.tries > MAX_TRIES) throw new AppError('unauthenticated')
  return db.transaction(async (tx) => {
    const user = await lockUser(tx, attempt.userId)
    // One half-done sign-in opens one session. A wrong code rolls this back, and the question stands again.
    if (!(await deleteChallenge(tx, challenge))) throw new AppError('unauthenticated')
    if (!user?.isActive || !isStaffRole(user.role) || !user.totpConfirmedAt) throw new AppError('unauthenticated')
    const method = await spendCode(tx, user, code)
    if (!method) throw new AppError(attempt.tries < MAX_TRIES ? 'invalid_code' : 'unauthenticated')
    return openSession(tx, user, { ...browser, method })
  })
}
