import { AppError } from '#common/errors.ts'
import type { Database } from '#db/client.server.ts'
import type { Context } from '#db/context.server.ts'
import {
  findTaker,
  holdVehicle,
  lockBooking,
  lockPublicVehicle,
  updateBooking,
} from '#features/mobility/hire/booking.repository.server.ts'
import type { BookingRow } from '#features/mobility/hire/booking.table.server.ts'
import { type BookingStatus, canBecome } from '#features/mobility/hire/hire-rules.ts'
import { type ChangeRequest, changeSubmission } from '../desk/change-submission.server.ts'
import { settleHolds } from '../holds/guard-hold.server.ts'
import { releaseExpiredHolds } from '../holds/release-expired-holds.server.ts'
import { noteOnTimeline } from '../leads/list-activities.server.ts'
import { markLeadAnswered } from '../leads/mark-lead-answered.server.ts'
import { queueHireNews } from '../letters/queue-hire-news.server.ts'
import { getListedBooking, type ListedBooking } from './list-bookings.server.ts'

const TAKEN_SINCE = {
  en: 'Somebody else has this car for those days by now. Offer the visitor another one, or cancel the booking.',
  fr: 'Quelqu’un d’autre a pris cette voiture à ces dates entre-temps. Proposez-en une autre au visiteur, ou annulez la réservation.',
}

const BLOCKED_SINCE = {
  en: 'This car is off the road for some of those days. Offer the visitor another one, or cancel the booking.',
  fr: 'Cette voiture est immobilisée à ces dates. Proposez-en une autre au visiteur, ou annulez la réservation.',
}

/** Its car went back when its time was over, or never was its own: it takes the car now, or is not confirmed. */
async function takeCarAgain(tx: Database, { id, vehicleId, held, bookingDate: pickup, bookingData }: BookingRow) {
  if (held !== null || vehicleId === null || !pickup) return
  await releaseExpiredHolds(tx)
  await lockPublicVehicle(tx, vehicleId)
  const times = { pickup, dropoff: new Date(String(bookingData.dropoffDateTime)) }
  const taker = await findTaker(tx, vehicleId, times)
  if (taker) throw new AppError('vehicle_taken', { sentence: taker === 'block' ? BLOCKED_SINCE : TAKEN_SINCE })
  await holdVehicle(tx, id, { times, holdUntil: null })
}

interface Request extends ChangeRequest<BookingStatus> {
  /** Why it is cancelled, for the visitor to read. */
  reason: string | null
}

/** What the visitor hears of is our answer; that a hire is over they know themselves. */
const ANSWERS: readonly BookingStatus[] = ['confirmed', 'cancelled']

/**
 * Staff confirm, complete or cancel, or give it to somebody. A cancelled booking gives its car back at once, one that is
 * confirmed has its car or takes it again, and whoever asked for the car is told.
 */
export async function moveBooking(context: Context, { reason, ...request }: Request): Promise<ListedBooking> {
  await changeSubmission(
    context,
    {
      entity: 'booking',
      kind: 'booking',
      lock: lockBooking,
      update: updateBooking,
      canBecome,
      onMove: async (tx, actor, { before: booking, status, lead }) => {
        // Decided: no clock runs any more, and where it came from is forgotten.
        await updateBooking(tx, booking.id, { holdUntil: null, awaitsVisitor: false })
        await settleHolds(tx, [{ bookingId: booking.id }])
        if (status === 'confirmed') await takeCarAgain(tx, booking)
        await queueHireNews(tx, booking, status)
        if (!lead) return
        const entry = { leadId: lead.id, type: 'booking-status', subject: status, bookingId: booking.id } as const
        await noteOnTimeline(tx, actor, { ...entry, description: status === 'cancelled' ? reason : null })
        if (ANSWERS.includes(status)) await markLeadAnswered(tx, lead.id, actor)
      },
    },
    request,
  )
  return getListedBooking(context.db, request.id)
}
