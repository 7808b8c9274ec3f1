import type { Locale } from '#common/locale.ts'
import type { BookingRow } from '#features/mobility/hire/booking.table.server.ts'
import type { StayRow } from '#features/nest/stays/stay.table.server.ts'
import { adviceBudget } from '#features/recommendations/advice/advice-answers.ts'
import type { AskedCallback } from '../callbacks/plan-callback.server.ts'
import type { ContactSubmissionRow } from '../contact/contact-submission.table.server.ts'
import { SERVICE_INTERESTS } from '../contact/contact-types.ts'
import type { InquiryRow } from '../inquiry/inquiry.table.server.ts'
import type { SubmissionRef } from '../letters/message-kinds.ts'
import type { ViewingRow } from '../viewings/viewing.table.server.ts'

/** Somebody who wrote to us. */
interface Person {
  name: string
  /** Null: staff wrote them down, and know a number only. */
  email: string | null
  phone: string | null
  locale: Locale
}

/** Anything a visitor sent, as far as whoever follows it up needs to know. */
export interface ReceivedSubmission {
  ref: SubmissionRef
  person: Person
  /** What they are interested in, by its key: 'relocation', 'vehicle-rental', 'property'. */
  interest: string
  /** What it was about: that key, or the listing by its name. */
  subject: string
  message: string | null
  /** As they answered it; forms without the question leave what is known. */
  budget: string | null
  /** Who of us wrote it down, for somebody who called. */
  writtenBy?: number | null
  /** They asked to be called. */
  callback?: AskedCallback | null
}

/** Callers of the API may send anything under any name; a lead holds what fits on its card. */
const MAX_BUDGET = 100

export function receivedContact({
  id,
  type,
  name,
  email,
  phone,
  locale,
  message,
  formData,
}: ContactSubmissionRow): ReceivedSubmission {
  const budget = type === 'recommendation' ? adviceBudget(formData) : formData.budget
  const service = SERVICE_INTERESTS.find((interest) => interest === formData.serviceInterest)
  return {
    ref: { submissionId: id },
    person: { name, email, phone, locale },
    interest: type === 'general' ? (service ?? type) : type,
    subject: type,
    message,
    budget: typeof budget === 'string' ? budget.slice(0, MAX_BUDGET) : null,
  }
}

export function receivedInquiry(inquiry: InquiryRow): ReceivedSubmission {
  const { id, inquiryType, propertyId, subject, name, email, phone, locale, message, callbackAt } = inquiry
  const isAboutListing = inquiryType !== 'general'
  const callback = callbackAt && { at: callbackAt, title: isAboutListing ? subject : '', propertyId }
  return {
    ref: { inquiryId: id },
    // Who asks to be called gives no address: the table holds an empty text.
    person: { name, email: email || null, phone, locale },
    interest: inquiryType === 'callback' ? (propertyId === null ? 'investment' : 'property') : inquiryType,
    subject: callback && !isAboutListing ? 'callback' : subject,
    message,
    budget: null,
    callback,
  }
}

export function receivedBooking({
  id,
  userId,
  type,
  name,
  email,
  phone,
  locale,
  vehicleName,
  message,
}: BookingRow): ReceivedSubmission {
  return {
    ref: { bookingId: id },
    // The table wants a text: of a person whose number alone is known it is an empty one.
    person: { name, email: email || null, phone, locale },
    interest: type,
    subject: vehicleName ?? type,
    message,
    budget: null,
    writtenBy: userId,
  }
}

export function receivedStay(
  { id, name, email, phone, locale, homeTitle, message }: StayRow,
  writtenBy: number | null = null,
): ReceivedSubmission {
  return {
    ref: { stayId: id },
    person: { name, email, phone, locale },
    interest: 'stay',
    subject: homeTitle,
    message,
    budget: null,
    writtenBy,
  }
}

export function receivedViewing(viewing: ViewingRow): ReceivedSubmission {
  const { id, name, email, phone, locale, subject, message, investmentId, createdBy } = viewing
  return {
    ref: { viewingId: id },
    person: { name, email, phone, locale },
    interest: investmentId === null ? 'property' : 'investment',
    subject,
    message,
    budget: null,
    writtenBy: createdBy,
  }
}
