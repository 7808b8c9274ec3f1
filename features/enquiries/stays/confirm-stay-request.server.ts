import { AppError } from '#common/errors.ts'
import type { Database } from '#db/client.server.ts'
import type { Confirmation } from '#platform/forms/confirmation.ts'
import { mailMoment } from '#platform/mail/mail-text.ts'
import { guestMessages } from './guest-messages.ts'
import { guestPath } from './guest-path.server.ts'
import { findStay } from './stay.repository.server.ts'
import { stayFacts, stayLedger } from './stay-facts.ts'
import { stayReference } from './stay-reference.ts'

/** What whoever sent a request is shown in the form's place, made from what is stored. */
export async function confirmStayRequest(db: Database, id: number): Promise<Confirmation> {
  const stay = await findStay(db, id)
  if (!stay) throw new AppError('not_found')
  const { locale } = stay
  const words = guestMessages[locale]
  const until = stay.holdUntil && mailMoment(stay.holdUntil, locale)
  const { title, lines, total, deposit } = stayLedger(stay.quote, locale)
  return {
    locale,
    title: words.sent.title,
    thanks: words.sent.thanks,
    reference: stayReference(id),
    sentAt: mailMoment(stay.createdAt, locale),
    facts: [...stayFacts(stay, locale), ...(deposit ? [{ label: deposit.label, text: deposit.amount }] : [])],
    price: { title, lines, total },
    next: until ? [stay.awaitsVisitor ? words.sent.confirmFirst(until) : words.sent.kept(until)] : [words.sent.next],
    calendar: null,
    page: await guestPath(db, id),
  }
}
