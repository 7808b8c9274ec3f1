import { AppError } from '#common/errors.ts'
import type { Locale } from '#common/locale.ts'
import { ownEntry } from '#common/own-entry.ts'
import type { Database } from '#db/client.server.ts'
import { answerTime } from '#features/company/opening-hours.ts'
import { readOpeningHours } from '#features/company/read-settings.server.ts'
import type { BookingRow } from '#features/mobility/hire/booking.table.server.ts'
import { reservationMessages } from '#features/mobility/hire/reservation-messages.ts'
import { readableAdvice } from '#features/recommendations/advice/advice-answers.ts'
import type { Confirmation } from '#platform/forms/confirmation.ts'
import { describeAnswers } from '#platform/forms/describe-answers.ts'
import { fieldsOf } from '#platform/forms/form.ts'
import { formMessages } from '#platform/forms/form-messages.ts'
import type { MailFact } from '#platform/mail/mail-blocks.ts'
import { mailMoment } from '#platform/mail/mail-text.ts'
import type { OpeningHours } from '#ui/page/company-profile.ts'
import { CONTACT_FORMS } from '../contact/contact-forms.ts'
import type { ContactSubmissionRow } from '../contact/contact-submission.table.server.ts'
import type { InquiryRow } from '../inquiry/inquiry.table.server.ts'
import { readTime } from '../letters/answer-facts.ts'
import { findSubmission, type Submission } from '../letters/find-submission.server.ts'
import { hireFacts, quoteLedger } from '../letters/hire-blocks.ts'
import { mailMessages } from '../letters/mail-messages.ts'
import type { SubmissionRef } from '../letters/message-kinds.ts'
import { referenceOf } from '../reference.ts'
import { calendarAddress } from './sent-calendar.ts'
import { sentWords } from './sent-words.ts'

/** Said elsewhere in the confirmation, or only for the house's own code. */
const UNSHOWN = ['specialRequests', 'listing', 'result']

/** Every answer with its question, in the order of the form. */
function contactFacts(row: ContactSubmissionRow, locale: Locale): MailFact[] {
  const { type, name, email, phone, message, formData } = row
  const { form, words } = CONTACT_FORMS[type]
  const isNamed = 'firstName' in formData || 'contactPerson' in formData
  const isSaid = Object.values(formData).includes(message)
  const given = Object.fromEntries(Object.entries(formData).filter(([key]) => !UNSHOWN.includes(key)))
  const answers = {
    ...(!isNamed && { name }),
    email,
    phone,
    ...(type === 'recommendation' ? readableAdvice(given) : given),
    ...(!isSaid && { message }),
  }
  const { fields, choices } = words[locale]
  const kinds = fieldsOf(form)
  const labels = { fields: { ...formMessages[locale].person, ...fields }, choices }
  return describeAnswers(form, labels, answers).map(({ key, label, text }) => ({
    label,
    text: readTime(ownEntry(kinds, key)?.kind, formData[key], locale) ?? text,
  }))
}

function personFacts({ name, email, phone }: BookingRow | InquiryRow, locale: Locale): MailFact[] {
  const { person } = formMessages[locale]
  return [
    { label: person.name, text: name },
    ...(email ? [{ label: person.email, text: email }] : []),
    ...(phone ? [{ label: person.phone, text: phone }] : []),
  ]
}

function factsOf({ kind, row }: Submission, locale: Locale): MailFact[] {
  if (kind === 'contact') return contactFacts(row, locale)
  if (kind === 'inquiry')
    return [
      { label: mailMessages[locale].acknowledgement.about, text: row.subject },
      ...personFacts(row, locale),
      { label: formMessages[locale].person.message, text: row.message ?? '' },
    ]
  const { specialRequests } = reservationMessages[locale].fields
  const wish = row.bookingData.specialRequests ?? row.message
  return [
    ...hireFacts(row, locale),
    ...personFacts(row, locale),
    ...(wish ? [{ label: specialRequests, text: String(wish) }] : []),
  ]
}

interface Frame {
  openingHours: OpeningHours | null
  /** Known to the browser that sent it, and to nobody else. */
  key: string | undefined
}

export function confirmationOf(submission: Submission, { openingHours, key }: Frame): Confirmation {
  const { kind, row } = submission
  const { locale, createdAt } = row
  const { title, thanks, next } = sentWords(submission)
  // Who still has to confirm is not waited for by anybody; who is called is told when.
  const isOurTurn = kind === 'inquiry' ? !row.callbackAt : kind !== 'booking' || !row.awaitsVisitor
  const promise = openingHours && isOurTurn && answerTime(openingHours, createdAt, locale)
  return {
    locale,
    title,
    thanks,
    reference: referenceOf({ kind, id: row.id }),
    sentAt: mailMoment(createdAt, locale),
    facts: factsOf(submission, locale).map(({ label, text }) => ({ label, text })),
    price: kind === 'booking' && row.quote ? quoteLedger(row.quote, locale) : null,
    next: promise ? [next, promise] : [next],
    calendar: calendarAddress(submission, key),
  }
}

/** What whoever sent it is shown, made from what is stored. */
export async function confirmSubmission(
  db: Database,
  ref: SubmissionRef,
  key: string | undefined,
): Promise<Confirmation> {
  const [submission, openingHours] = await Promise.all([findSubmission(db, ref), readOpeningHours(db)])
  if (!submission) throw new AppError('not_found')
  return confirmationOf(submission, { openingHours, key })
}
