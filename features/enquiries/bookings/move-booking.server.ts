import type { Database } from '#db/client.server.ts'
import type { Context } from '#db/context.server.ts'
import { lockBooking, updateBooking } from '#features/mobility/hire/booking.repository.server.ts'
import type { BookingRow } from '#features/mobility/hire/booking.table.server.ts'
import { type BookingStatus, canBecome } from '#features/mobility/hire/hire-rules.ts'
import { type ChangeRequest, changeSubmission } from '../desk/change-submission.server.ts'
import { findLeadOfBooking } from '../leads/lead.repository.server.ts'
import { noteOnTimeline } from '../leads/list-activities.server.ts'
import { queueDeskMessages } from '../letters/desk-message.server.ts'
import { isTold } from '../letters/hire-news.ts'
import { getListedBooking, type ListedBooking } from './list-bookings.server.ts'

/** Staff have decided about a hire: whoever asked for it is told, in the transaction of the decision. */
async function queueBookingMail(tx: Database, booking: BookingRow, status: BookingStatus): Promise<void> {
  // What was held back as spam may carry a stranger's address.
  if (!isTold(status) || booking.suspicion !== null) return
  await queueDeskMessages(tx, {
    kind: 'booking-moved',
    recipient: booking.email,
    locale: booking.locale,
    payload: { bookingId: booking.id, status },
  })
}

/**
 * Staff confirm, complete or cancel, or give it to somebody. A cancelled booking gives its car back at once, and whoever
 * asked for the car is told.
 */
export async function moveBooking(context: Context, request: ChangeRequest<BookingStatus>): Promise<ListedBooking> {
  await changeSubmission(
    context,
    {
      entity: 'booking',
      kind: 'bookings',
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
