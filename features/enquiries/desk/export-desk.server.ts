import type { Readable } from 'node:stream'
import type { Locale } from '#common/locale.ts'
import { requirePermission } from '#common/permissions.ts'
import type { Context } from '#db/context.server.ts'
import { listBookings } from '#features/mobility/hire/booking.repository.server.ts'
import { bookingCondition, toListedBookings } from '../bookings/list-bookings.server.ts'
import { listContactSubmissions } from '../contact/contact-submission.repository.server.ts'
import { contactCondition, toListedContacts } from '../contact/list-contacts.server.ts'
import { listInquiryRows } from '../inquiry/inquiry.repository.server.ts'
import { inquiryCondition, toListedInquiries } from '../inquiry/list-inquiries.server.ts'
import { bookingColumns, type Columns, contactColumns, inquiryColumns } from './csv-columns.ts'
import { csvMessages } from './csv-messages.ts'
import { streamCsv } from './csv-stream.server.ts'
import type { BookingFilter, ContactFilter, InquiryFilter } from './desk-filter.ts'

interface Source<Item> {
  columns: Columns<Item>
  read: (request: { limit: number; beforeId: number | null }) => Promise<Item[]>
}

function stream<Item extends { id: number }>(locale: Locale, { columns, read }: Source<Item>): Readable {
  return streamCsv({
    locale,
    heads: columns.map(([head]) => csvMessages[locale][head]),
    cells: (item: Item) => columns.map(([, cell]) => cell(item)),
    read,
  })
}

export function exportContacts({ db, actor }: Context, filter: ContactFilter, locale: Locale): Readable {
  requirePermission(actor, 'enquiry:read')
  const condition = contactCondition(filter, actor)
  return stream(locale, {
    columns: contactColumns(locale),
    read: async (request) => toListedContacts(db, await listContactSubmissions(db, { ...request, condition })),
  })
}

export function exportInquiries({ db, actor }: Context, filter: InquiryFilter, locale: Locale): Readable {
  requirePermission(actor, 'enquiry:read')
  const condition = inquiryCondition(filter, actor)
  return stream(locale, {
    columns: inquiryColumns(locale),
    read: async (request) => toListedInquiries(db, await listInquiryRows(db, { ...request, condition })),
  })
}

export function exportBookings({ db, actor }: Context, filter: BookingFilter, locale: Locale): Readable {
  requirePermission(actor, 'enquiry:read')
  const condition = bookingCondition(filter, actor)
  return stream(locale, {
    columns: bookingColumns(locale),
    read: async (request) => toListedBookings(db, await listBookings(db, { ...request, condition })),
  })
}
