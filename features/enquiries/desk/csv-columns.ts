import { momentInDakar } from '#common/dakar-time.ts'
import type { Locale } from '#common/locale.ts'
import { ownEntry } from '#common/own-entry.ts'
import { isPlainRequest } from '#features/mobility/hire/hire-rules.ts'
import type { DescribedAnswer } from '#platform/forms/describe-answers.ts'
import type { ListedBooking } from '../bookings/list-bookings.server.ts'
import type { ListedContact } from '../contact/list-contacts.server.ts'
import type { ListedInquiry } from '../inquiry/list-inquiries.server.ts'
import { csvMoment } from './csv.ts'
import type { CsvMessages } from './csv-messages.ts'
import { readContactAnswers, readHire } from './readable-answers.ts'
import { submissionMessages } from './submission-messages.ts'

type Cell = string | number | null

/** What each column of an export holds, in their order. The key names its head. */
export type Columns<Item> = [head: keyof CsvMessages, cell: (item: Item) => Cell][]

/** A question ends with its own sign. */
const AFTER_LABEL: Record<Locale, string> = { en: ': ', fr: '\u00a0: ' }

function inWords(answers: DescribedAnswer[], locale: Locale): string {
  return answers.map(({ label, text }) => label + (label.endsWith('?') ? ' ' : AFTER_LABEL[locale]) + text).join('\n')
}

type Listed = ListedContact | ListedInquiry | ListedBooking

function personColumns(locale: Locale): Columns<Listed> {
  const { contacts } = submissionMessages[locale]
  return [
    ['name', ({ name }) => name],
    ['email', ({ email }) => email],
    ['phone', ({ phone }) => phone],
    ['language', (item) => contacts.languages[item.locale]],
  ]
}

function deskColumns(locale: Locale): Columns<Listed> {
  const { spam } = submissionMessages[locale]
  return [
    ['owner', ({ assignee }) => assignee?.name ?? null],
    ['spam', ({ suspicion }) => suspicion && spam.reasons[suspicion]],
    ['lead', ({ leadId }) => leadId],
  ]
}

const idColumns: Columns<Listed> = [
  ['id', ({ id }) => id],
  ['received', ({ createdAt }) => csvMoment(new Date(createdAt))],
]

export function contactColumns(locale: Locale): Columns<ListedContact> {
  const { contacts } = submissionMessages[locale]
  return [
    ...idColumns,
    ['status', ({ status }) => contacts.statuses[status]],
    ['type', ({ type }) => contacts.types[type]],
    ...personColumns(locale),
    ['message', ({ message }) => message],
    ['answers', (contact) => inWords(readContactAnswers(contact, locale), locale)],
    ...deskColumns(locale),
  ]
}

export function inquiryColumns(locale: Locale): Columns<ListedInquiry> {
  const { inquiries } = submissionMessages[locale]
  return [
    ...idColumns,
    ['status', ({ status }) => ownEntry(inquiries.statuses, status) ?? status],
    ['about', ({ subject }) => subject],
    ['type', ({ inquiryType }) => ownEntry(inquiries.types, inquiryType) ?? inquiryType],
    ...personColumns(locale),
    ['message', ({ message }) => message],
    ...deskColumns(locale),
  ]
}

/** These have columns of their own. */
const MOMENTS = ['pickupDateTime', 'dropoffDateTime']

export function bookingColumns(locale: Locale): Columns<ListedBooking> {
  const { bookings } = submissionMessages[locale]
  const moment = (value: unknown) => {
    const read = momentInDakar(String(value))
    return read && csvMoment(read)
  }
  return [
    ...idColumns,
    ['status', ({ status }) => bookings.statuses[status]],
    [
      'type',
      (booking) =>
        isPlainRequest(booking) ? bookings.requestType : (ownEntry(bookings.types, booking.type) ?? booking.type),
    ],
    ...personColumns(locale),
    ['car', ({ vehicleName }) => vehicleName ?? bookings.noCar],
    ['heldUntil', ({ isCarHeld, holdUntil }) => (isCarHeld && holdUntil ? csvMoment(new Date(holdUntil)) : null)],
    ['pickup', ({ bookingData }) => moment(bookingData.pickupDateTime)],
    ['dropoff', ({ bookingData }) => moment(bookingData.dropoffDateTime)],
    ['quoted', ({ quote }) => quote && Number(quote.total)],
    ['message', ({ message }) => message],
    [
      'answers',
      (booking) => {
        const others = readHire(booking, locale, csvMoment).filter(({ key }) => !MOMENTS.includes(key))
        return inWords(others, locale)
      },
    ],
    ...deskColumns(locale),
  ]
}
