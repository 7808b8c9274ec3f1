import type { Page, Paging } from '#common/pagination.ts'
import { requirePermission } from '#common/permissions.ts'
import type { Context } from '#db/context.server.ts'
import { newestPage } from '../newest-page.ts'
import { countBookings, listBookings } from './booking.repository.server.ts'
import type { BookingRow } from './booking.table.server.ts'
import { HOLDING_STATUSES } from './booking-status.ts'

export interface StaffBooking
  extends Omit<BookingRow, 'held' | 'searchText' | 'bookingDate' | 'createdAt' | 'updatedAt'> {
  bookingDate: string | null
  /** Nobody else can have the car meanwhile. */
  isCarHeld: boolean
  createdAt: string
  updatedAt: string
}

export function toStaffBooking(booking: BookingRow): StaffBooking {
  const { held, searchText: _, bookingDate, createdAt, updatedAt, ...rest } = booking
  return {
    ...rest,
    bookingDate: bookingDate?.toISOString() ?? null,
    isCarHeld: held !== null && HOLDING_STATUSES.some((status) => status === rest.status),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}

export async function listStaffBookings({ db, actor }: Context, paging: Paging): Promise<Page<StaffBooking>> {
  requirePermission(actor, 'enquiry:read')
  const page = await newestPage(paging, {
    read: (request) => listBookings(db, request),
    count: () => countBookings(db),
  })
  return { ...page, items: page.items.map(toStaffBooking) }
}
