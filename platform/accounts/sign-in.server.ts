import { AppError } from '#common/errors.ts'
import { isStaffRole } from '#common/permissions.ts'
import type { Database } from '#db/client.server.ts'
import { isPassword, spendPasswordTime } from './password.server.ts'
import { type Browser, openSession } from './session-open.server.ts'
import { insertChallenge } from './sign-in-challenge.repository.server.ts'
import type { SignIn } from './staff.schema.ts'
import { findUserByUsername, lockUnchanged } from './user.repository.server.ts'

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
