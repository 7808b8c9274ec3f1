import { isComing } from '#common/dakar-time.ts'
import { AppError } from '#common/errors.ts'
import { requirePermission } from '#common/permissions.ts'
import type { Database } from '#db/client.server.ts'
import type { Context } from '#db/context.server.ts'
import { againAfterClash } from '#db/database-error.server.ts'
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
import { recordChange } from '#platform/content/record-change.server.ts'
import { versionOf } from '#platform/content/write-content.server.ts'
import { announceDeskChange } from '#platform/forms/desk-announcement.server.ts'
import { lockLeadOf } from '../desk/submission-lead.repository.server.ts'
import { endOfNewHold, prolongHold } from '../holds/guard-hold.server.ts'
import { releaseExpiredHolds } from '../holds/release-expired-holds.server.ts'
import { noteOnTimeline } from '../leads/list-activities.server.ts'
import { markLeadAnswered } from '../leads/mark-lead-answered.server.ts'
import { queueHireNews } from '../letters/queue-hire-news.server.ts'
import { getListedBooking, type ListedBooking } from './list-bookings.server.ts'
import { refusedByDatabase, requireFree } from './require-free.server.ts'

const OVER = {
  en: 'This booking is completed or cancelled: it cannot be changed any more.',
  fr: 'Cette réservation est terminée ou annulée\u00a0: elle ne peut plus être modifiée.',
}
const HELD_BACK = {
  en: 'This was held back as possible spam. Let it through first.',
  fr: 'Cette demande est retenue comme spam possible. Débloquez-la d’abord.',
}

interface Request {
  id: number
  change: HireChange
  /** From If-Match; null: the caller overwrites whatever is there. */
  version: string | null
}

const timesOf = ({ bookingDate, bookingData }: BookingRow) => ({
  pickup: bookingDate,
  dropoff: new Date(String(bookingData.dropoffDateTime)),
})

function requireChangeable(booking: BookingRow, { change, version }: Request): void {
  if (!HOLDING_STATUSES.some((status) => status === booking.status))
    throw new AppError('forbidden_move', { sentence: OVER })
  if (booking.suspicion) throw new AppError('forbidden_move', { sentence: HELD_BACK })
  if (version !== null && version !== versionOf(booking)) throw new AppError('stale_edit')
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

async function storeChange(tx: Database, { actor }: Context, request: Request): Promise<void> {
  const leadId = (await lockLeadOf(tx, 'booking', request.id))?.id
  const before = await lockBooking(tx, request.id)
  if (!before) throw new AppError('not_found')
  requireChangeable(before, request)
  const after = await moveHire(tx, before, request.change)
  await recordChange(tx, actor, {
    action: 'update',
    entity: 'booking',
    entityId: after.id,
    label: `#${after.id}`,
    before: audited(before),
    after: audited(after),
  })
  let changeId: number | undefined
  if (leadId !== undefined) {
    const { reason: description } = request.change
    const entry = { leadId, type: 'booking-status', subject: 'changed', description, bookingId: after.id } as const
    changeId = await noteOnTimeline(tx, actor, entry)
    await markLeadAnswered(tx, leadId, actor)
  }
  await queueHireNews(tx, after, 'changed', changeId)
  await announceDeskChange(tx)
}

/**
 * Staff give a hire other times, another car, or both. It keeps its status; one that is not confirmed yet is held anew, as
 * long as a new reservation would be. Whoever asked for it is told, with the new price and the reason.
 */
export async function changeHire(context: Context, request: Request): Promise<ListedBooking> {
  const { db, actor } = context
  requirePermission(actor, 'enquiry:write')
  try {
    await againAfterClash(() => db.transaction((tx) => storeChange(tx, context, request)))
  } catch (error) {
    throw refusedByDatabase(error, 'hire')
  }
  return getListedBooking(db, request.id)
}
