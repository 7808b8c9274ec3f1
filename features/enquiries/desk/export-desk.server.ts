import { Readable } from 'node:stream'
import type { Locale } from '#common/locale.ts'
import { requirePermission } from '#common/permissions.ts'
import type { Context } from '#db/context.server.ts'
import { listContactSubmissions } from '../contact/contact-submission.repository.server.ts'
import { contactCondition, toListedContacts } from '../contact/list-contacts.server.ts'
import { listInquiryRows } from '../inquiry/inquiry.repository.server.ts'
import { inquiryCondition, toListedInquiries } from '../inquiry/list-inquiries.server.ts'
import { listBookings } from '../reservation/booking.repository.server.ts'
import { bookingCondition, toListedBookings } from '../reservation/list-bookings.server.ts'
import { CSV_BOM, csvLine } from './csv.ts'
import { bookingColumns, type Columns, contactColumns, inquiryColumns } from './csv-columns.ts'
import { csvMessages } from './csv-messages.ts'
import type { BookingFilter, ContactFilter, InquiryFilter } from './desk-filter.ts'

/** Rows in memory at a time, however many there are in all. */
const BATCH = 500

interface Source<Item> {
  columns: Columns<Item>
  read: (request: { limit: number; beforeId: number | null }) => Promise<Item[]>
}

async function* write<Item extends { id: number }>(locale: Locale, { columns, read }: Source<Item>) {
  yield CSV_BOM + csvLine(columns.map(([head]) => csvMessages[locale][head]))
  let beforeId: number | null = null
  do {
    const items = await read({ limit: BATCH, beforeId })
    // A whole batch at once: a line each would wake the network fifty thousand times.
    if (items.length > 0) yield items.map((item) => csvLine(columns.map(([, cell]) => cell(item)))).join('')
    beforeId = items.length < BATCH ? null : (items.at(-1)?.id ?? null)
  } while (beforeId !== null)
}

/** Read from the database only as fast as whoever asked takes it. */
function stream<Item extends { id: number }>(locale: Locale, source: Source<Item>): Readable {
  return Readable.from(write(locale, source), { objectMode: false, highWaterMark: 64 * 1024 })
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
