import type { Context } from '#db/context.server.ts'
import { lockBooking, updateBooking } from '#features/mobility/hire/booking.repository.server.ts'
import { type BookingStatus, canBecome } from '#features/mobility/hire/booking-status.ts'
import { type ChangeRequest, changeSubmission } from '../desk/change-submission.server.ts'
import { findLeadOfBooking } from '../leads/lead.repository.server.ts'
import { noteOnTimeline } from '../leads/lead-timeline.server.ts'
import { queueBookingMail } from '../outbox/queue-booking-mail.server.ts'
import { getListedBooking, type ListedBooking } from './list-bookings.server.ts'

/**
 * Staff confirm, complete or cancel, or give it to somebody. A cancelled booking gives its car back at once, and whoever
 * asked for the car is told.
 */
export async function moveBooking(context: Context, request: ChangeRequest<BookingStatus>): Promise<ListedBooking> {
  await changeSubmission(
    context,
    {
      entity: 'booking',
      lock: lockBooking,
      update: updateBooking,
      canBecome,
      onMove: async (tx, actor, booking, status) => {
        await queueBookingMail(tx, booking, status)
        const leadId = await findLeadOfBooking(tx, booking.id)
        if (leadId !== undefined)
          await noteOnTimeline(tx, actor, { leadId, type: 'booking-status', subject: status, bookingId: booking.id })
      },
    },
    request,
  )
  return getListedBooking(context.db, request.id)
}
