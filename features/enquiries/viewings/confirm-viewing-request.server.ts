import { AppError } from '#common/errors.ts'
import type { Database } from '#db/client.server.ts'
import type { Confirmation } from '#platform/forms/confirmation.ts'
import { mailMoment } from '#platform/mail/mail-text.ts'
import { findViewing } from './viewing.repository.server.ts'
import { viewingFacts } from './viewing-facts.ts'
import { viewingReference } from './viewing-reference.ts'
import { viewingWords } from './viewing-words.ts'
import { visitorMessages } from './visitor-messages.ts'
import { visitorPath } from './visitor-path.server.ts'

/** What whoever booked is shown in the form's place, made from what is stored. */
export async function confirmViewingRequest(db: Database, id: number): Promise<Confirmation> {
  const viewing = await findViewing(db, id)
  if (!viewing) throw new AppError('not_found')
  const { locale, holdUntil, awaitsVisitor, createdAt } = viewing
  const { sent } = visitorMessages[locale]
  const until = holdUntil && mailMoment(holdUntil, locale)
  const path = await visitorPath(db, id)
  return {
    locale,
    title: sent.title,
    thanks: sent.thanks,
    reference: viewingReference(id),
    sentAt: mailMoment(createdAt, locale),
    facts: [
      ...viewingFacts(viewing, { locale, adviser: null }).map(({ label, text }) => ({ label, text })),
      ...(until ? [{ label: viewingWords[locale].heldUntil, text: until }] : []),
    ],
    price: null,
    next: [awaitsVisitor && until ? sent.confirmFirst(until) : sent.next],
    calendar: `/api${path.replace('/viewing/', '/viewings/')}/calendar.ics`,
    page: path,
  }
}
