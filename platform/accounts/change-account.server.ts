import { AppError } from '#common/errors.ts'
import type { Context } from '#db/context.server.ts'
import { isMostlyUsername, type PasswordChange, type Profile } from './account.schema.ts'
import { auditedChange, recordAccountChange } from './account-audit.server.ts'
import { hashPassword, isPassword } from './password.server.ts'
import { deletePasswordLinksOf } from './password-link.repository.server.ts'
import { queueAccountNews } from './password-links.server.ts'
import { requireOwnAccount, requireOwnPassword, requireUnchanged } from './read-account.server.ts'
import { hashToken } from './secret-token.server.ts'
import { deleteOwnSession, deleteSessionsOf } from './session.repository.server.ts'
import { deleteChallengesOf } from './sign-in-challenge.repository.server.ts'
import { replacePassword, takenField, type UserRow, updateUser } from './user.repository.server.ts'

/** Nobody else may have this address or this name; the field that holds it says so. */
export function sayIfTaken(error: unknown): never {
  const field = takenField(error)
  throw field ? new AppError(`${field}_taken`, { fields: { [field]: `${field}Taken` }, cause: error }) : error
}

/** Of a new address the former one is told: whoever holds it may know nothing of the change. */
export async function changeProfile(
  { db, actor }: Context,
  { currentPassword = '', ...profile }: Profile,
  { isMailOn }: { isMailOn: boolean },
): Promise<void> {
  const seen = await requireOwnAccount(db, actor)
  const isMoving = profile.email !== seen.email
  if (isMoving) await requireOwnPassword(db, actor, currentPassword)
  const change = db.transaction(async (tx) => {
    if (isMoving) await requireUnchanged(tx, seen)
    const user = await requireOwnAccount(tx, actor)
    await updateUser(tx, user.id, profile)
    if (isMoving) {
      await deletePasswordLinksOf(tx, user.id)
      if (isMailOn) await queueAccountNews(tx, user, 'email')
    }
    await recordAccountChange(tx, actor, user, auditedChange(user, { ...user, ...profile }))
  })
  return change.catch(sayIfTaken)
}

/** What every new password must be, besides long enough. */
export async function checkNewPassword(user: UserRow, newPassword: string): Promise<void> {
  if (isMostlyUsername(newPassword, user.username))
    throw new AppError('invalid_input', { fields: { newPassword: 'passwordIsUsername' } })
  if (await isPassword(user.password, newPassword))
    throw new AppError('invalid_input', { fields: { newPassword: 'passwordUnchanged' } })
}

/** Ends all other sessions: whoever had the old password is out. The browser that asks stays. Returns how many ended. */
export async function changePassword(
  { db, actor }: Context,
  { currentPassword, newPassword }: PasswordChange,
  token: string,
): Promise<number> {
  const user = await requireOwnPassword(db, actor, currentPassword)
  await checkNewPassword(user, newPassword)
  const password = await hashPassword(newPassword)
  const passwordChangedAt = new Date()
  return db.transaction(async (tx) => {
    const isReplaced = await replacePassword(tx, user, { password, passwordChangedAt })
    if (!isReplaced) throw new AppError('wrong_password')
    await deleteChallengesOf(tx, user.id)
    await deletePasswordLinksOf(tx, user.id)
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
