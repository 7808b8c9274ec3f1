import type { Database } from '#db/client.server.ts'
import type { BookingRow } from '#features/mobility/hire/booking.table.server.ts'
import type { BookingStatus } from '#features/mobility/hire/booking-status.ts'
import { isTold } from './mail/hire-news.ts'
import { outbox } from './outbox.table.server.ts'
import { announceOutbox } from './outbox-announcement.server.ts'

/** Staff have decided about a hire: whoever asked for it is told, in the transaction of the decision. */
export async function queueBookingMail(tx: Database, booking: BookingRow, status: BookingStatus): Promise<void> {
  // What was held back as spam may carry a stranger's address.
  if (!isTold(status) || booking.suspicion !== null) return
  await tx.insert(outbox).values({
    kind: 'booking-moved',
    recipient: booking.email,
    locale: booking.locale,
    payload: { bookingId: booking.id, status },
  })
  await announceOutbox(tx)
}
