import { contactKeys } from '#common/contact-keys.ts'
import { AppError } from '#common/errors.ts'
import { actorId, requirePermission } from '#common/permissions.ts'
import type { Database } from '#db/client.server.ts'
import type { Context } from '#db/context.server.ts'
import { carName, holdOf, insertBooking, lockPublicVehicle } from '#features/mobility/hire/booking.repository.server.ts'
import { extrasOf, problemsOfLoad } from '#features/mobility/hire/car-fit.ts'
import { quoteHire } from '#features/mobility/hire/quote.ts'
import type { StaffHire } from '#features/mobility/hire/staff-hire.schema.ts'
import { recordChange } from '#platform/content/record-change.server.ts'
import { storeOnce } from '#platform/forms/idempotency.server.ts'
import { releaseExpiredHolds } from '../holds/release-expired-holds.server.ts'
import { lockContactKeys } from '../leads/lead.repository.server.ts'
import { noteOnTimeline } from '../leads/list-activities.server.ts'
import { markLeadAnswered } from '../leads/mark-lead-answered.server.ts'
import { receivedBooking } from '../leads/received-submission.ts'
import { recordLead } from '../leads/record-lead.server.ts'
import { queueHireNews } from '../letters/queue-hire-news.server.ts'
import { getListedBooking, type ListedBooking } from './list-bookings.server.ts'
import { refusedByDatabase, requireFree } from './require-free.server.ts'

async function storeHire(tx: Database, { actor }: Context, hire: StaffHire): Promise<number> {
  const { name, email, phone, locale, message, vehicleId, pickupDateTime: pickup, dropoffDateTime: dropoff } = hire
  const { passengers, bags, flightNumber } = hire
  // In the order in which a visitor's reservation takes its locks, so that the two never wait for each other.
  await lockContactKeys(tx, contactKeys(hire))
  await releaseExpiredHolds(tx)
  const car = await lockPublicVehicle(tx, vehicleId)
  if (!car) throw new AppError('invalid_input', { fields: { vehicleId: 'vehicleGone' } })
  const load = { passengers: passengers ?? '', bags: bags ?? '', extras: hire.extras }
  const problems = problemsOfLoad(car, load)
  if (Object.keys(problems).length > 0) throw new AppError('invalid_input', { fields: { ...problems } })
  const times = { pickup, dropoff }
  await requireFree(tx, car.id, times)
  const extras = extrasOf(car, hire.extras)
  const booking = await insertBooking(tx, {
    userId: actorId(actor),
    type: 'vehicle-rental',
    name,
    // The specification's table wants a text: without an address it is an empty one, and no letter goes out.
    email: email ?? '',
    phone,
    message,
    locale,
    status: 'confirmed',
    bookingDate: pickup,
    bookingData: {
      vehicleCategory: car.category,
      pickupDateTime: pickup,
      dropoffDateTime: dropoff,
      ...(passengers && { passengers }),
      ...(bags && { bags }),
      extras,
      flightNumber,
      specialRequests: message,
    },
    vehicleId: car.id,
    vehicleName: carName(car),
    quote: quoteHire({ car, ...times, extras, isFromAirport: flightNumber !== null }),
    held: holdOf(times),
    holdUntil: null,
  })
  const leadId = await recordLead(tx, receivedBooking(booking))
  await noteOnTimeline(tx, actor, { leadId, type: 'booking-status', subject: 'confirmed', bookingId: booking.id })
  await markLeadAnswered(tx, leadId, actor)
  await queueHireNews(tx, booking, 'confirmed')
  await recordChange(tx, actor, {
    action: 'create',
    entity: 'booking',
    entityId: booking.id,
    label: `#${booking.id}`,
    after: { status: 'confirmed', bookingDate: pickup, dropoffDate: dropoff, car: carName(car) },
  })
  return booking.id
}

/**
 * Somebody called, and staff write the hire down: confirmed at once, at the same price and by the same rules as a visitor's,
 * and on the timeline of whoever it is for. They get a letter where we know an address.
 */
export async function makeBooking(
  context: Context,
  hire: StaffHire,
  idempotencyKey: string | undefined,
): Promise<ListedBooking> {
  const { db, actor } = context
  requirePermission(actor, 'enquiry:write')
  const id = await storeOnce(db, { scope: 'booking', key: idempotencyKey, content: hire }, async (tx) => {
    try {
      return await storeHire(tx, context, hire)
    } catch (error) {
      throw refusedByDatabase(error, 'hire')
    }
  })
  return getListedBooking(db, id)
}
