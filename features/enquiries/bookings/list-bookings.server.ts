import { and, eq, type SQL } from 'drizzle-orm'
import { momentInDakar } from '#common/dakar-time.ts'
import { AppError } from '#common/errors.ts'
import type { Page, Paging } from '#common/pagination.ts'
import { type Actor, requirePermission } from '#common/permissions.ts'
import type { Database } from '#db/client.server.ts'
import type { Context } from '#db/context.server.ts'
import { countUpTo } from '#db/count-up-to.server.ts'
import { listBookings, pickedUpWithin } from '#features/mobility/hire/booking.repository.server.ts'
import { type BookingRow, bookings } from '#features/mobility/hire/booking.table.server.ts'
import { HOLDING_STATUSES } from '#features/mobility/hire/hire-rules.ts'
import { newestPage } from '#platform/forms/newest-page.ts'
import { deskCondition } from '../desk/desk-condition.server.ts'
import type { BookingFilter } from '../desk/desk-filter.ts'
import { type SubmissionLead, withLead } from '../desk/submission-lead.repository.server.ts'

export interface StaffBooking
  extends Omit<BookingRow, 'held' | 'searchText' | 'bookingDate' | 'holdUntil' | 'createdAt' | 'updatedAt'> {
  bookingDate: string | null
  /** While it is pending: until then its car is kept, or was. */
  holdUntil: string | null
  /** Nobody else can have the car meanwhile. */
  isCarHeld: boolean
  createdAt: string
  /** Also its version, for If-Match. */
  updatedAt: string
}
export type ListedBooking = StaffBooking & SubmissionLead

/** Whether it keeps a car from others just now. */
export function isCarHeld({ held, holdUntil, status }: Pick<BookingRow, 'held' | 'holdUntil' | 'status'>): boolean {
  const isOver = holdUntil !== null && holdUntil.getTime() <= Date.now()
  return held !== null && !isOver && HOLDING_STATUSES.some((holding) => holding === status)
}

export function toStaffBooking(booking: BookingRow): StaffBooking {
  const { held: _held, searchText: _, bookingDate, holdUntil, createdAt, updatedAt, ...rest } = booking
  return {
    ...rest,
    bookingDate: bookingDate?.toISOString() ?? null,
    holdUntil: holdUntil?.toISOString() ?? null,
    isCarHeld: isCarHeld(booking),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}

const DAY_MS = 24 * 3_600_000
const midnight = (day: string | undefined) => (day === undefined ? null : momentInDakar(`${day}T00:00`))

export function bookingCondition({ pickupFrom, pickupTo, ...filter }: BookingFilter, actor: Actor): SQL | undefined {
  const lastDay = midnight(pickupTo)
  return and(
    deskCondition('booking', bookings, filter, actor),
    pickedUpWithin(midnight(pickupFrom), lastDay && new Date(lastDay.getTime() + DAY_MS)),
  )
}

export function toListedBookings(db: Database, rows: readonly BookingRow[]): Promise<ListedBooking[]> {
  return withLead(db, { kind: 'booking', rows, show: toStaffBooking })
}

export async function listStaffBookings(
  { db, actor }: Context,
  { limit, cursor, ...filter }: Paging & BookingFilter,
): Promise<Page<ListedBooking>> {
  requirePermission(actor, 'enquiry:read')
  const condition = bookingCondition(filter, actor)
  const page = await newestPage(
    { limit, cursor },
    {
      read: (request) => listBookings(db, { ...request, condition }),
      count: () => countUpTo(db, bookings, condition),
    },
  )
  return { ...page, items: await toListedBookings(db, page.items) }
}

export async function getListedBooking(db: Database, id: number): Promise<ListedBooking> {
  const rows = await listBookings(db, { condition: eq(bookings.id, id), limit: 1, beforeId: null })
  const [booking] = await toListedBookings(db, rows)
  if (!booking) throw new AppError('not_found')
  return booking
}
