import { AppError } from '#common/errors.ts'
import { requirePermission } from '#common/permissions.ts'
import type { Context } from '#db/context.server.ts'
import { recordChange } from '#features/content/record-change.server.ts'
import { findLeadOfBooking, insertActivity } from '../leads/lead.repository.server.ts'
import { lockBooking, updateBookingStatus } from './booking.repository.server.ts'
import { type BookingStatus, canBecome } from './booking-status.ts'
import { type StaffBooking, toStaffBooking } from './list-bookings.server.ts'

/** Staff confirm, complete or cancel. A cancelled booking gives its car back at once. */
export async function moveBooking({ db, actor }: Context, id: number, status: BookingStatus): Promise<StaffBooking> {
  requirePermission(actor, 'enquiry:write')
  return db.transaction(async (tx) => {
    const booking = await lockBooking(tx, id)
    if (!booking) throw new AppError('not_found')
    if (!canBecome(booking.status, status)) throw new AppError('conflict')
    await updateBookingStatus(tx, id, status)
    await recordChange(tx, actor, {
      action: 'update',
      entity: 'booking',
      entityId: id,
      // The number, not the name: the trail outlives a person's wish to be forgotten.
      label: `#${id}`,
      before: { status: booking.status },
      after: { status },
    })
    const leadId = await findLeadOfBooking(tx, id)
    if (leadId !== undefined)
      await insertActivity(tx, {
        leadId,
        userId: actor.kind === 'staff' ? actor.id : null,
        type: 'booking-status',
        subject: status,
        bookingId: id,
      })
    return toStaffBooking({ ...booking, status })
  })
}
