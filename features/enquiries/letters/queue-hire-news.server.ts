import type { Database } from '#db/client.server.ts'
import type { BookingRow } from '#features/mobility/hire/booking.table.server.ts'
import { queueDeskMessages } from './desk-message.server.ts'
import { type HireNews, isTold } from './hire-news.ts'

/** Something was decided about a hire: whoever asked for it is told, in the transaction of the decision. */
export async function queueHireNews(
  tx: Database,
  { id: bookingId, email: recipient, locale, suspicion }: BookingRow,
  status: HireNews,
  changeId?: number,
): Promise<void> {
  // What was held back as spam may carry a stranger's address; of whoever called, we may know a number only.
  if (!isTold(status) || suspicion !== null || recipient === '') return
  const payload = { bookingId, status, ...(changeId !== undefined && { changeId }) }
  await queueDeskMessages(tx, { kind: 'booking-moved', recipient, locale, payload })
}
