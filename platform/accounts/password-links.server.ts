import { AppError } from '#common/errors.ts'
import type { Locale } from '#common/locale.ts'
import { isStaffRole } from '#common/permissions.ts'
import type { Database } from '#db/client.server.ts'
import type { Context } from '#db/context.server.ts'
import { queueMessages } from '#platform/mail/outbox.repository.server.ts'
import { recordAccountChange } from './account-audit.server.ts'
import { makeLinkToken, replacePasswordLink } from './password-link.repository.server.ts'
import type { UserRow } from './user.repository.server.ts'

/** Letters about an account: a link to a new password, an invitation, and that something was changed. */
export type AccountMessageKind = 'account-reset' | 'account-invitation' | 'account-news'
export type AccountNews = 'password' | 'email'
/** Never the link itself: staff read the outbox. */
export type AccountMessagePayload = { linkId: number } | { userId: number; news: AccountNews }

/** How links reach people. */
export interface LinkMail {
  /** Without a mail server the administrator hands the link over. */
  isMailOn: boolean
  /** Links begin with it, and never with what a request claims to be its host. */
  publicUrl: string
}

/** After the '#', which browsers send to nobody: it stands in no log and in no Referer. */
export function passwordLinkAddress(publicUrl: string, token: string): string {
  return `${publicUrl}/admin/choose-password#${token}`
}

/** To whom a link would be of use: they have never chosen a password, and may sign in. */
export function mayBeInvited({ isActive, role, passwordChangedAt }: UserRow): boolean {
  return isActive && isStaffRole(role) && passwordChangedAt === null
}

/** In a transaction. Gives the link where there is no mail server, for the administrator to hand over. */
export async function inviteAccount(
  { db: tx, actor }: Context,
  user: UserRow,
  { isMailOn, publicUrl, locale }: LinkMail & { locale: Locale },
): Promise<string | null> {
  if (!mayBeInvited(user)) throw new AppError('account_changed')
  const linkId = await replacePasswordLink(tx, user.id, 'invitation')
  await recordAccountChange(tx, actor, user, { after: { invited: true } })
  if (isMailOn) {
    await queueMessages(tx, [{ kind: 'account-invitation', recipient: user.email, locale, payload: { linkId } }])
    return null
  }
  const made = await makeLinkToken(tx, linkId)
  return made && passwordLinkAddress(publicUrl, made.token)
}

/** Tells whoever holds the address what happened to the account, in case it was not them. */
export async function queueAccountNews(
  tx: Database,
  { id, email }: Pick<UserRow, 'id' | 'email'>,
  news: AccountNews,
  locale: Locale = 'en',
): Promise<void> {
  await queueMessages(tx, [{ kind: 'account-news', recipient: email, locale, payload: { userId: id, news } }])
}
