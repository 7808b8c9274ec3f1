import { AppError } from '#common/errors.ts'
import { isStaffRole } from '#common/permissions.ts'
import type { Database } from '#db/client.server.ts'
import { findKnownDevice } from './known-device.repository.server.ts'
import { isPassword, spendPasswordTime } from './password.server.ts'
import { spendRecoveryCode, spendTotpStep } from './second-factor.repository.server.ts'
import { stepOfCode } from './second-factor.server.ts'
import { type Browser, type OpenedSession, openSession, type SignInMethod } from './sessions.server.ts'
import { countTry, deleteChallenge, findChallengeUser, insertChallenge } from './sign-in-challenge.repository.server.ts'
import { codeCounts, passwordCounts, type SignInThrottle } from './sign-in-throttle.server.ts'
import type { SecondFactor, SignIn } from './staff.schema.ts'
import { findUserByUsername, lockUnchanged, lockUser, type UserRow } from './user.repository.server.ts'
import { usernameKey } from './username-key.ts'

/** Either somebody is in, or a code is still to come: the challenge names the half-done sign-in. */
export type SignInOutcome = OpenedSession | { challenge: string }

export interface SignInContext {
  db: Database
  throttle: SignInThrottle
}

/** The account behind a name and a password, or a refusal that tells nothing about either. */
async function checkPassword(user: UserRow | undefined, password: string): Promise<UserRow> {
  if (!user) {
    await spendPasswordTime(password)
    throw new AppError('invalid_credentials')
  }
  const isRight = await isPassword(user.password, password)
  if (!isRight || !user.isActive || !isStaffRole(user.role)) throw new AppError('invalid_credentials')
  return user
}

/** Checks the name and password. Only whoever knows both learns whether the account has a second factor. */
export async function signIn(
  { db, throttle }: SignInContext,
  { username, password, address, ...browser }: SignIn & Browser & { address: string },
): Promise<SignInOutcome> {
  const found = await findUserByUsername(db, username)
  // For an unknown name too, so that it takes as long.
  const deviceId = await findKnownDevice(db, found?.id ?? 0, browser.deviceTokens)
  const account = found ? `number:${found.id}` : `name:${usernameKey(username)}`
  const counts = passwordCounts({ address, account, deviceId })
  const user = await throttle.tryOnce(counts, () => checkPassword(found, password))
  return db.transaction(async (tx) => {
    if (!(await lockUnchanged(tx, user))) throw new AppError('invalid_credentials')
    if (user.totpConfirmedAt)
      return { challenge: await insertChallenge(tx, { purpose: 'second-factor', userId: user.id }) }
    return openSession(tx, user, { ...browser, method: 'password' })
  })
}

const MAX_TRIES = 5

/** Of the app; anything else is taken for a recovery code. */
const isAppCode = (code: string) => /^\d{6}$/.test(code)

/** Uses the code up, and says what kind it was; null for one that will not do. */
async function spendCode(tx: Database, user: UserRow, code: string): Promise<SignInMethod | null> {
  if (!isAppCode(code)) return (await spendRecoveryCode(tx, user.id, code)) ? 'recovery-code' : null
  const step = user.totpSecret && stepOfCode(user.totpSecret, code)
  return step && (await spendTotpStep(tx, user.id, step)) ? 'authenticator' : null
}

/**
 * The second half of a sign-in. 'unauthenticated' means that there is no half-done sign-in any more (too late, too many
 * tries, the account changed meanwhile): the person starts again with the password.
 */
export async function finishSignIn(
  { db, throttle }: SignInContext,
  { challenge, code, ...browser }: SecondFactor & Browser,
): Promise<OpenedSession> {
  // Whoever is too late is told so, and not to wait.
  const userId = await findChallengeUser(db, challenge)
  if (userId === null) throw new AppError('unauthenticated')
  const counts = codeCounts(userId, await findKnownDevice(db, userId, browser.deviceTokens))
  const opened = await throttle.tryOnce(isAppCode(code) ? counts.app : counts.recovery, () =>
    answerChallenge(db, { challenge, code, ...browser }),
  )
  await throttle.forget([...counts.app, ...counts.recovery])
  return opened
}

async function answerChallenge(
  db: Database,
  { challenge, code, ...browser }: SecondFactor & Browser,
): Promise<OpenedSession> {
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
