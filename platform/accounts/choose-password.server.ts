import { AppError } from '#common/errors.ts'
import type { Locale } from '#common/locale.ts'
import { type Actor, isStaffRole, requirePermission } from '#common/permissions.ts'
import type { Database } from '#db/client.server.ts'
import type { Context } from '#db/context.server.ts'
import { queueMessages } from '#platform/mail/outbox.repository.server.ts'
import { recordAccountChange } from './account-audit.server.ts'
import { checkNewPassword } from './change-account.server.ts'
import { findKnownDevice, rememberDevice } from './known-device.repository.server.ts'
import { refuseOnOneself, requireAccount } from './manage-staff.server.ts'
import { deletePasskeysOf } from './passkey.repository.server.ts'
import { hashPassword } from './password.server.ts'
import {
  deletePasswordLinksOf,
  findPasswordLink,
  type LinkPurpose,
  replacePasswordLink,
  takePasswordLink,
} from './password-link.repository.server.ts'
import { inviteAccount, type LinkMail, queueAccountNews } from './password-links.server.ts'
import { deleteSessionsOf } from './session.repository.server.ts'
import { type Browser, type OpenedSession, openSession } from './sessions.server.ts'
import type { SignInContext } from './sign-in.server.ts'
import { deleteChallengesOf } from './sign-in-challenge.repository.server.ts'
import { forgottenCounts } from './sign-in-throttle.server.ts'
import { findUserByNameOrEmail, lockUnchanged, lockUser, type UserRow, updateUser } from './user.repository.server.ts'

interface Forgetful {
  /** Their name or their address. */
  name: string
  deviceTokens: readonly string[]
  locale: Locale
}

/**
 * Sends a link to a new password, if there is such an account. Nobody is told whether there is: the door has answered
 * before this is called.
 */
export async function sendResetLink(
  { db, throttle }: SignInContext,
  { name, deviceTokens, locale }: Forgetful,
): Promise<void> {
  const user = await findUserByNameOrEmail(db, name)
  if (!user?.isActive || !isStaffRole(user.role)) return
  const deviceId = await findKnownDevice(db, user.id, deviceTokens)
  if ((await throttle.secondsToWait(forgottenCounts(user.id, deviceId))) !== null) return
  await db.transaction(async (tx) => {
    await lockUser(tx, user.id)
    const linkId = await replacePasswordLink(tx, user.id, 'reset')
    await queueMessages(tx, [{ kind: 'account-reset', recipient: user.email, locale, payload: { linkId } }])
  })
}

/** Gives the link where there is no mail server. The earlier one leads nowhere from then on. */
export async function inviteAgain(
  { db, actor, throttle }: Context & Pick<SignInContext, 'throttle'>,
  id: number,
  mail: LinkMail & { locale: Locale },
): Promise<string | null> {
  requirePermission(actor, 'staff:manage')
  return db.transaction(async (tx) => {
    await lockUser(tx, id)
    const user = await requireAccount(tx, id)
    refuseOnOneself(actor, user)
    await throttle.count([['invitations', String(id)]])
    return inviteAccount({ db: tx, actor }, user, mail)
  })
}

export async function withdrawInvitation({ db, actor }: Context, id: number): Promise<void> {
  requirePermission(actor, 'staff:manage')
  await db.transaction(async (tx) => {
    const user = await requireAccount(tx, id)
    const withdrawn = await deletePasswordLinksOf(tx, id, 'invitation')
    if (withdrawn === 0) throw new AppError('not_found')
    await recordAccountChange(tx, actor, user, { before: { invited: true }, after: { invited: false } })
  })
}

/** Whose link it is. One that was used, replaced or withdrawn, or is too old, is like one that never was. */
async function requirePasswordLink(db: Database, token: string): Promise<{ user: UserRow; purpose: LinkPurpose }> {
  const link = await findPasswordLink(db, token)
  if (!link?.user.isActive || !isStaffRole(link.user.role)) throw new AppError('link_over')
  return link
}

/** POST /api/admin/login/link */
export interface OpenedLink {
  purpose: LinkPurpose
  username: string
}

export async function openPasswordLink(db: Database, token: string): Promise<OpenedLink> {
  const { purpose, user } = await requirePasswordLink(db, token)
  return { purpose, username: user.username }
}

interface Choice extends Browser {
  token: string
  newPassword: string
  locale: Locale
}

/**
 * The way through a link: a password of one's own. Whoever was in is out; the codes of the app stay in force. An invited
 * person is let in, one who reset signs in with what they chose, and without the passkeys: somebody else may have added one.
 * The browser is known from then on: it holds the letter box.
 */
export async function choosePassword(
  db: Database,
  { token, newPassword, locale, ...browser }: Choice,
): Promise<Pick<OpenedSession, 'deviceTokens'> & { session: string | null }> {
  const { user, purpose } = await requirePasswordLink(db, token)
  await checkNewPassword(user, newPassword)
  const password = await hashPassword(newPassword)
  return db.transaction(async (tx) => {
    const isFirst = (await lockUnchanged(tx, user)) && (await takePasswordLink(tx, token))
    if (!isFirst) throw new AppError('link_over')
    const passwordChangedAt = new Date()
    await updateUser(tx, user.id, { password, passwordChangedAt })
    await deletePasswordLinksOf(tx, user.id)
    await deleteChallengesOf(tx, user.id)
    const keys = purpose === 'reset' ? await deletePasskeysOf(tx, user.id) : []
    const sessionsEnded = await deleteSessionsOf(tx, user.id)
    const actor: Actor = { kind: 'staff', id: user.id, username: user.username, role: user.role }
    await recordAccountChange(tx, actor, user, {
      before: { passwordChangedAt: user.passwordChangedAt, ...(keys.length > 0 && { passkeys: keys }) },
      after: { passwordChangedAt, byLink: true, sessionsEnded, ...(keys.length > 0 && { passkeys: [] }) },
    })
    if (purpose === 'reset') await queueAccountNews(tx, user, 'password', locale)
    if (purpose === 'invitation' && !user.totpConfirmedAt) {
      const opened = await openSession(tx, user, { ...browser, method: 'invitation' })
      return { session: opened.token, deviceTokens: opened.deviceTokens }
    }
    const { tokens } = await rememberDevice(tx, user.id, browser.deviceTokens)
    return { session: null, deviceTokens: tokens }
  })
}
