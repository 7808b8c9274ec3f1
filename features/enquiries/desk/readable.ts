import type { Locale } from '#common/locale.ts'
import { staffMessages } from '#features/staff/messages.ts'
import { dayInWords } from '#features/staff/ui/day-in-words.ts'
import { CONTACT_FORMS, describeContact } from '../contact/contact-forms.ts'
import type { StaffContact } from '../contact/list-contacts.server.ts'
import { momentInDakar } from '../forms/dakar-time.ts'
import { answerWords, type DescribedAnswer, describeAnswers } from '../forms/describe-answers.ts'
import { fieldsOf } from '../forms/form.ts'
import type { StaffBooking } from '../reservation/list-bookings.server.ts'
import { reservationForm } from '../reservation/reservation.form.ts'
import { reservationMessages } from '../reservation/reservation-messages.ts'

export type Answered = Pick<StaffContact, 'type' | 'name' | 'message' | 'formData'>

/** The answers as they are shown: yes and no as words, days as people write them, a name that stands above left out. */
export function readContactAnswers({ type, name, message, formData }: Answered, locale: Locale): DescribedAnswer[] {
  const { contacts: words } = staffMessages[locale]
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

/** The hire as it was asked for, in the words of its form. The car and the special requests stand elsewhere. */
export function readHire(
  { bookingData, message }: Hire,
  locale: Locale,
  sayMoment: (moment: Date) => string,
): DescribedAnswer[] {
  const { vehicleId: _car, specialRequests, ...hire } = bookingData
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
