import { isComing } from '#common/dakar-time.ts'
import { AppError } from '#common/errors.ts'
import type { Actor } from '#common/permissions.ts'
import type { Database } from '#db/client.server.ts'
import type { Context } from '#db/context.server.ts'
import {
  carName,
  type HireTimes,
  holdVehicle,
  lockBooking,
  lockVehicle,
  updateBooking,
} from '#features/mobility/hire/booking.repository.server.ts'
import type { BookingRow } from '#features/mobility/hire/booking.table.server.ts'
import { extrasOf, problemsOfLoad } from '#features/mobility/hire/car-fit.ts'
import { HOLDING_STATUSES } from '#features/mobility/hire/hire-rules.ts'
import { quoteHire } from '#features/mobility/hire/quote.ts'
import { HIRE_EXTRAS } from '#features/mobility/hire/reservation.form.ts'
import type { HireChange } from '#features/mobility/hire/staff-hire.schema.ts'
import { type ChangeTarget, changerOf, requireLetThrough } from '../desk/change-with-lead.server.ts'
import { endOfNewHold, prolongHold } from '../holds/guard-hold.server.ts'
import { releaseExpiredHolds } from '../holds/release-expired-holds.server.ts'
import { findLeadOf, lockWithLead } from '../leads/lead-of.server.ts'
import { noteOnTimeline } from '../leads/list-activities.server.ts'
import { markLeadAnswered } from '../leads/mark-lead-answered.server.ts'
import { queueHireNews } from '../letters/queue-hire-news.server.ts'
import { getListedBooking, type ListedBooking } from './list-bookings.server.ts'
import { refusedByDatabase, requireFree } from './require-free.server.ts'

const OVER = {
  en: 'This booking is completed or cancelled: it cannot be changed any more.',
  fr: 'Cette réservation est terminée ou annulée\u00a0: elle ne peut plus être modifiée.',
}
interface Request extends ChangeTarget {
  change: HireChange
}

const timesOf = ({ bookingDate, bookingData }: BookingRow) => ({
  pickup: bookingDate,
  dropoff: new Date(String(bookingData.dropoffDateTime)),
})

function requireChangeable(booking: BookingRow, change: HireChange): void {
  if (!HOLDING_STATUSES.some((status) => status === booking.status))
    throw new AppError('forbidden_move', { sentence: OVER })
  requireLetThrough(booking)
  const { pickup, dropoff } = timesOf(booking)
  const isSamePickup = pickup?.getTime() === change.pickupDateTime.getTime()
  const isSame = isSamePickup && dropoff.getTime() === change.dropoffDateTime.getTime()
  // A hire that has begun can be given another end, not another beginning in the past.
  if (!isSamePickup && !isComing(change.pickupDateTime))
    throw new AppError('invalid_input', { fields: { pickupDateTime: 'pastDate' } })
  if (isSame && booking.vehicleId === change.vehicleId && booking.held !== null)
    throw new AppError('invalid_input', { fields: { pickupDateTime: 'hireUnchanged' } })
}

/** The car they are to have. Their own they may keep, whatever visitors see of it by now. */
async function requireCar(tx: Database, booking: BookingRow, vehicleId: number) {
  const car = await lockVehicle(tx, vehicleId)
  const isOwn = booking.vehicleId === vehicleId
  if (!car || !(isOwn || car.isAvailable)) throw new AppError('invalid_input', { fields: { vehicleId: 'vehicleGone' } })
  const { passengers, bags, extras: asked } = booking.bookingData
  const extras = HIRE_EXTRAS.filter((extra) => [asked].flat().includes(extra))
  const load = { passengers: String(passengers ?? ''), bags: String(bags ?? ''), extras }
  const [problem] = isOwn ? [] : Object.values(problemsOfLoad(car, load))
  if (problem) throw new AppError('invalid_input', { fields: { vehicleId: problem } })
  return { car, extras: extrasOf(car, extras) }
}

/** As it stands in the audit trail: when and which car, and never who. */
function audited({ bookingDate, bookingData, vehicleName, quote }: BookingRow) {
  return { bookingDate, dropoffDate: bookingData.dropoffDateTime, car: vehicleName, quotedTotal: quote?.total ?? null }
}

/** Takes the car for the new times, at today's price; gives the one before back in the same breath. */
async function moveHire(tx: Database, booking: BookingRow, { vehicleId, ...change }: HireChange): Promise<BookingRow> {
  const times: HireTimes = { pickup: change.pickupDateTime, dropoff: change.dropoffDateTime }
  // Its own hold is not among those whose time is over: it begins anew below.
  await updateBooking(tx, booking.id, { holdUntil: null })
  await releaseExpiredHolds(tx)
  const { car, extras } = await requireCar(tx, booking, vehicleId)
  await requireFree(tx, vehicleId, times, booking.id)
  const holdUntil = booking.status === 'pending' ? await endOfNewHold(tx) : null
  const { isOurChoice, isRequest: _isRequest, ...asked } = booking.bookingData
  const isOwn = booking.vehicleId === vehicleId
  await holdVehicle(tx, booking.id, {
    times,
    holdUntil,
    // Staff speak for them: nobody waits for a link in a letter any more.
    awaitsVisitor: false,
    vehicleId,
    vehicleName: isOwn && booking.vehicleName !== null ? booking.vehicleName : carName(car),
    bookingDate: times.pickup,
    bookingData: {
      ...asked,
      ...(isOwn && isOurChoice === true && { isOurChoice }),
      vehicleCategory: car.category,
      pickupDateTime: times.pickup,
      dropoffDateTime: times.dropoff,
      extras,
    },
    quote: quoteHire({ car, ...times, extras, isFromAirport: Boolean(booking.bookingData.flightNumber) }),
  })
  if (holdUntil) await prolongHold(tx, { bookingId: booking.id }, holdUntil)
  const moved = await lockBooking(tx, booking.id)
  if (!moved) throw new Error('A locked booking went away')
  return moved
}

const changeBooking = changerOf({
  entity: 'booking',
  lock: (tx: Database, id) => lockWithLead(tx, 'booking', id, lockBooking),
  audited,
})

async function tellOfChange(tx: Database, actor: Actor, booking: BookingRow, reason: string | null): Promise<void> {
  const { id: bookingId } = booking
  const leadId = await findLeadOf(tx, 'booking', bookingId)
  let changeId: number | undefined
  if (leadId !== undefined) {
    const entry = { leadId, type: 'booking-status', subject: 'changed', description: reason, bookingId } as const
    changeId = await noteOnTimeline(tx, actor, entry)
    await markLeadAnswered(tx, leadId, actor)
  }
  await queueHireNews(tx, booking, 'changed', changeId)
}

/**
 * Staff give a hire other times, another car, or both. It keeps its status; one that is not confirmed yet is held anew, as
 * long as a new reservation would be. Whoever asked for it is told, with the new price and the reason.
 */
export async function changeHire(context: Context, { change: wish, ...target }: Request): Promise<ListedBooking> {
  const { db, actor } = context
  try {
    await changeBooking(context, target, async (tx, booking) => {
      requireChangeable(booking, wish)
      const moved = await moveHire(tx, booking, wish)
      await tellOfChange(tx, actor, moved, wish.reason)
      return moved
    })
  } catch (error) {
    throw refusedByDatabase(error, 'hire')
  }
  return getListedBooking(db, target.id)
}
