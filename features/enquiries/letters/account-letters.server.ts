import { staffName } from '#common/staff-name.ts'
import type { Database } from '#db/client.server.ts'
import { makeLinkToken } from '#platform/accounts/password-link.repository.server.ts'
import { passwordLinkAddress } from '#platform/accounts/password-links.server.ts'
import { findUser } from '#platform/accounts/user.repository.server.ts'
import type { Letter } from '#platform/mail/mail-blocks.ts'
import { mailMoment } from '#platform/mail/mail-text.ts'
import { accountLetterMessages } from './account-letter-messages.ts'
import type { DeskFrame } from './compose-mail.ts'
import { DROP, type Made } from './message-kinds.ts'

const HOUR_MS = 3_600_000
/** By then whoever asked has found another way, or nobody knows any more what the letter is about. */
const LATEST_MS: Record<string, number> = {
  'account-reset': HOUR_MS,
  'account-invitation': 7 * 24 * HOUR_MS,
  'account-news': 24 * HOUR_MS,
}

const isLate = ({ outbox: { kind, createdAt } }: DeskFrame) => Date.now() - createdAt.getTime() > (LATEST_MS[kind] ?? 0)

/** A link to a password of one's own: to a new one, or to the first. What it holds is made here, and its hash alone is kept. */
export async function linkLetter(db: Database, frame: DeskFrame): Promise<Made<Letter>> {
  const { outbox, settings } = frame
  const { payload, locale, recipient } = outbox
  if (!('linkId' in payload) || isLate(frame)) return { drop: DROP.movedOn }
  const link = await makeLinkToken(db, payload.linkId)
  // Asked for again, withdrawn, used or switched off meanwhile; or the address is no longer theirs.
  if (!link?.user.isActive || link.user.email !== recipient) return { drop: DROP.movedOn }
  const { user, purpose, token, until } = link
  const words = accountLetterMessages[locale][purpose]
  const { accountNamed, notYou } = accountLetterMessages[locale]
  return {
    made: {
      subject: words.subject,
      preview: words.preview,
      writtenBy: 'auto-generated',
      blocks: [
        { kind: 'title', text: words.title(staffName(user)) },
        { kind: 'text', text: words.text },
        { kind: 'facts', facts: [{ label: accountNamed, text: user.username }] },
        { kind: 'actions', links: [{ label: words.act, href: passwordLinkAddress(settings.publicUrl, token) }] },
        { kind: 'text', text: words.until(mailMoment(until, locale)) },
        { kind: 'text', text: notYou[purpose] },
      ],
    },
  }
}

/** That a password was reset or an address changed, to whoever held the address: perhaps it was not them. */
export async function newsLetter(db: Database, frame: DeskFrame): Promise<Made<Letter>> {
  const { payload, locale, createdAt } = frame.outbox
  if (!('news' in payload) || isLate(frame)) return { drop: DROP.movedOn }
  const user = await findUser(db, payload.userId)
  if (!user) return { drop: DROP.deleted }
  const { accountNamed, when, news, notYou, signIn } = accountLetterMessages[locale]
  const words = news[payload.news]
  return {
    made: {
      subject: words.subject,
      preview: words.text,
      writtenBy: 'auto-generated',
      blocks: [
        { kind: 'title', text: words.subject },
        { kind: 'text', text: words.text },
        {
          kind: 'facts',
          facts: [
            { label: accountNamed, text: user.username },
            { label: when, text: mailMoment(createdAt, locale) },
          ],
        },
        { kind: 'text', text: notYou.news },
        { kind: 'actions', links: [{ label: signIn, href: `${frame.settings.publicUrl}/admin/login` }] },
      ],
    },
  }
}
