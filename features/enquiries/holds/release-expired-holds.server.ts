import { SYSTEM } from '#common/permissions.ts'
import type { Database } from '#db/client.server.ts'
import { lockExpiredHolds, updateBooking } from '#features/mobility/hire/booking.repository.server.ts'
import type { BookingRow } from '#features/mobility/hire/booking.table.server.ts'
import { hasLeft } from '#platform/mail/outbox.repository.server.ts'
import { findLeadOf } from '../leads/lead-of.server.ts'
import { noteOnTimeline } from '../leads/list-activities.server.ts'
import { receivedBooking } from '../leads/received-submission.ts'
import { tellOfSubmission } from '../leads/register-submission.server.ts'
import { queueHireNews } from '../letters/queue-hire-news.server.ts'
import { settleHolds } from './guard-hold.server.ts'

const AT_ONCE = 50

/**
 * Nobody confirmed in time, so others can have the car. Where it was for us to confirm, the reservation stays on our desk as
 * a wish, and the visitor is told; where the visitor did not press the link in our letter, it is over without a word. Of a
 * letter that never left nobody could press the link: that is not the visitor's doing, and staff hear of the wish now.
 */
async function releaseHold(tx: Database, booking: BookingRow): Promise<void> {
  const { id, awaitsVisitor, createdAt } = booking
  const wasAsked = awaitsVisitor && (await hasLeft(tx, 'booking-acknowledgement', { bookingId: id }, createdAt))
  await updateBooking(tx, id, wasAsked ? { status: 'cancelled' } : { held: null, awaitsVisitor: false })
  if (awaitsVisitor && !wasAsked) await tellOfSubmission(tx, receivedBooking(booking))
  if (!wasAsked) await queueHireNews(tx, booking, 'released')
  const leadId = await findLeadOf(tx, 'booking', id)
  if (leadId === undefined) return
  const subject = wasAsked ? 'not-confirmed' : 'released'
  await noteOnTimeline(tx, SYSTEM, { leadId, type: 'booking-status', subject, bookingId: id })
}

async function releaseAll(tx: Database, expired: BookingRow[]): Promise<number> {
  for (const booking of expired) await releaseHold(tx, booking)
  await settleHolds(
    tx,
    expired.map(({ id: bookingId }) => ({ bookingId })),
  )
  return expired.length
}

/** Within the transaction of somebody who wants a car: all of them, for the next one may be in the way. */
export async function releaseExpiredHolds(tx: Database): Promise<void> {
  while ((await releaseAll(tx, await lockExpiredHolds(tx, AT_ONCE, 'wait'))) === AT_ONCE);
}

/** For the desk's clock: some at a time, passing over what another instance has in hand. Says how many. */
export async function releaseSomeExpiredHolds(db: Database): Promise<number> {
  return db.transaction(async (tx) => releaseAll(tx, await lockExpiredHolds(tx, AT_ONCE, 'skip')))
}
