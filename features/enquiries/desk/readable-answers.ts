import { momentInDakar } from '#common/dakar-time.ts'
import type { Locale } from '#common/locale.ts'
import { reservationForm } from '#features/mobility/hire/reservation.form.ts'
import { reservationMessages } from '#features/mobility/hire/reservation-messages.ts'
import { answerWords, type DescribedAnswer, describeAnswers } from '#platform/forms/describe-answers.ts'
import { fieldsOf } from '#platform/forms/form.ts'
import { dayInWords } from '#platform/staff-kit/ui/dates-in-words.ts'
import type { StaffBooking } from '../bookings/list-bookings.server.ts'
import { CONTACT_FORMS, describeContact } from '../contact/contact-forms.ts'
import type { StaffContact } from '../contact/list-contacts.server.ts'
import { submissionMessages } from './submission-messages.ts'

export type Answered = Pick<StaffContact, 'type' | 'name' | 'message' | 'formData'>

/** The answers as they are shown: yes and no as words, days as people write them, a name that stands above left out. */
export function readContactAnswers({ type, name, message, formData }: Answered, locale: Locale): DescribedAnswer[] {
  const { contacts: words } = submissionMessages[locale]
  const { firstName, lastName } = formData
  const isNamed = name === `${firstName} ${lastName}`
  const fields = fieldsOf(CONTACT_FORMS[type]?.form ?? { name: '', parts: {} })
  const read = ([key, value]: [string, unknown]) => {
    if (typeof value === 'boolean') return [key, value ? words.yes : words.no]
    const isDay = Object.hasOwn(fields, key) && fields[key]?.kind === 'day'
    return [key, isDay ? dayInWords(value, locale) : value]
  }
  const readable = Object.fromEntries(Object.entries(formData).map(read))
  return describeContact({ type, name, message, formData: readable }, locale).filter(
    ({ key }) => !(isNamed && (key === 'firstName' || key === 'lastName')),
  )
}

type Hire = Pick<StaffBooking, 'bookingData' | 'message'>

/** The hire as it was asked for, in the words of its form. The car, or that there is none, and the special requests stand elsewhere. */
export function readHire(
  { bookingData, message }: Hire,
  locale: Locale,
  sayMoment: (moment: Date) => string,
): DescribedAnswer[] {
  const { vehicleId: _car, isRequest: _request, isOurChoice: _choice, specialRequests, ...hire } = bookingData
  const others = specialRequests === message ? hire : { ...hire, specialRequests }
  const read = ([key, value]: [string, unknown]) => {
    const moment = key.endsWith('DateTime') ? momentInDakar(String(value)) : null
    return [key, moment ? sayMoment(moment) : value]
  }
  return describeAnswers(
    reservationForm,
    answerWords(reservationMessages[locale]),
    Object.fromEntries(Object.entries(others).map(read)),
  )
}
