import type { Locale } from '#common/locale.ts'
import { conciergeMessages } from '#features/experience/concierge/concierge-messages.ts'
import { relocationMessages } from '#features/experience/relocation/relocation-messages.ts'
import { partnershipMessages } from '#features/media/partnership/partnership-messages.ts'
import type { BookingRow } from '#features/mobility/hire/booking.table.server.ts'
import { reservationMessages } from '#features/mobility/hire/reservation-messages.ts'
import { consultationMessages } from '#features/nest/consultation/consultation-messages.ts'
import { adviceMessages } from '#features/recommendations/advice/advice-messages.ts'
import type { FormWords } from '#platform/forms/form.ts'
import { mailMoment } from '#platform/mail/mail-text.ts'
import { isCarHeld } from '../bookings/list-bookings.server.ts'
import { callbackMessages } from '../callbacks/callback-messages.ts'
import type { ContactType } from '../contact/contact-types.ts'
import { enquiryMessages } from '../contact/messages.ts'
import { inquiryMessages } from '../inquiry/inquiry-messages.ts'
import type { Submission } from '../letters/find-submission.server.ts'

type SentWords = Pick<FormWords, 'sentTitle' | 'sentText' | 'sentNote'>

const OF_CONTACT: Record<ContactType, Record<Locale, SentWords>> = {
  general: { en: enquiryMessages.en.form, fr: enquiryMessages.fr.form },
  'design-consultation': consultationMessages,
  relocation: relocationMessages,
  concierge: conciergeMessages,
  'media-partnership': partnershipMessages,
  recommendation: { en: adviceMessages.en.form, fr: adviceMessages.fr.form },
}

function wordsOfBooking(row: BookingRow): SentWords {
  const { request, ...words } = reservationMessages[row.locale]
  const until = row.holdUntil && mailMoment(row.holdUntil, row.locale)
  if (row.awaitsVisitor) {
    const { sentNote, ...sent } = isCarHeld(row) ? words.byLink : words.neverConfirmed
    return { ...sent, sentNote: sentNote(until ?? '') }
  }
  // Without a car it is a request, and is called so; what staff have said since, they said in a letter.
  if (row.status !== 'pending') return { ...(row.held === null ? request : words), sentNote: words.decidedNote }
  if (until) return { ...words, sentNote: isCarHeld(row) ? words.heldNote(until) : words.releasedNote }
  return row.held === null ? request : words
}

function wordsOf({ kind, row }: Submission): SentWords {
  if (kind === 'contact') return OF_CONTACT[row.type][row.locale]
  if (kind === 'inquiry' && row.callbackAt) return callbackMessages[row.locale].form
  if (kind === 'inquiry') return inquiryMessages[row.locale].form(row.subject)
  return wordsOfBooking(row)
}

/** What its form says once it has arrived. */
export function sentWords(submission: Submission): { title: string; thanks: string; next: string } {
  const { sentTitle, sentText, sentNote } = wordsOf(submission)
  return { title: sentTitle, thanks: sentText, next: sentNote }
}
