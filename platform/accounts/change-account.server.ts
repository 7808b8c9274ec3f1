import { AppError } from '#common/errors.ts'
import type { Context } from '#db/context.server.ts'
import { isMostlyUsername, type PasswordChange, type Profile } from './account.schema.ts'
import { auditedChange, recordAccountChange } from './account-audit.server.ts'
import { hashPassword, isPassword } from './password.server.ts'
import { requireOwnAccount, requireOwnPassword } from './read-account.server.ts'
import { hashToken } from './secret-token.server.ts'
import { deleteOwnSession, deleteSessionsOf } from './session.repository.server.ts'
import { deleteChallengesOf } from './sign-in-challenge.repository.server.ts'
import { replacePassword, takenField, updateUser } from './user.repository.server.ts'

/** Nobody else may have this address or this name; the field that holds it says so. */
export function sayIfTaken(error: unknown): never {
  const field = takenField(error)
  throw field ? new AppError(`${field}_taken`, { fields: { [field]: `${field}Taken` }, cause: error }) : error
}

export async function changeProfile({ db, actor }: Context, profile: Profile): Promise<void> {
  const change = db.transaction(async (tx) => {
    const user = await requireOwnAccount(tx, actor)
    await updateUser(tx, user.id, profile)
    await recordAccountChange(tx, actor, user, auditedChange(user, { ...user, ...profile }))
  })
  return change.catch(sayIfTaken)
}

/** Ends all other sessions: whoever had the old password is out. The browser that asks stays. Returns how many ended. */
export async function changePassword(
  { db, actor }: Context,
  { currentPassword, newPassword }: PasswordChange,
  token: string,
): Promise<number> {
  const user = await requireOwnPassword(db, actor, currentPassword)
  if (isMostlyUsername(newPassword, user.username))
    throw new AppError('invalid_input', { fields: { newPassword: 'passwordIsUsername' } })
  if (await isPassword(user.password, newPassword))
    throw new AppError('invalid_input', { fields: { newPassword: 'passwordUnchanged' } })
  const password = await hashPassword(newPassword)
  const passwordChangedAt = new Date()
  return db.transaction(async (tx) => {
    const isReplaced = await replacePassword(tx, user, { password, passwordChangedAt })
    if (!isReplaced) throw new AppError('wrong_password')
    await deleteChallengesOf(tx, user.id)
    const sessionsEnded = await deleteSessionsOf(tx, user.id, hashToken(token))
    await recordAccountChange(tx, actor, user, {
      before: { passwordChangedAt: user.passwordChangedAt },
      after: { passwordChangedAt, sessionsEnded },
    })
    return sessionsEnded
  })
}

export async function endOwnSession({ db, actor }: Context, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const user = await requireOwnAccount(tx, actor)
    if (!(await deleteOwnSession(tx, user.id, id))) throw new AppError('not_found')
    await recordAccountChange(tx, actor, user, { after: { sessionsEnded: 1 } })
  })
}

/** All of them, or all but the one of the browser that asks. Returns how many ended. */
export async function endOwnSessions({ db, actor }: Context, exceptToken?: string): Promise<number> {
  return db.transaction(async (tx) => {
    const user = await requireOwnAccount(tx, actor)
    const spared = exceptToken === undefined ? undefined : hashToken(exceptToken)
    const sessionsEnded = await deleteSessionsOf(tx, user.id, spared)
    if (sessionsEnded > 0) await recordAccountChange(tx, actor, user, { after: { sessionsEnded } })
    return sessionsEnded
  })
}
