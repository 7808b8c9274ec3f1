import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { contactKeys } from '#common/contact-keys.ts'
import { AppError } from '#common/errors.ts'
import type { Database } from '#db/client.server.ts'
import type { Context } from '#db/context.server.ts'
import {
  cancelOvertaken,
  holdOf,
  insertBooking,
  isTaken,
  lockPublicVehicle,
} from '#features/mobility/hire/booking.repository.server.ts'
import { type BookingInput, fewestPassengers } from '#features/mobility/hire/booking.schema.ts'
import { bookings } from '#features/mobility/hire/booking.table.server.ts'
import { MAX_PENDING_CARS } from '#features/mobility/hire/hire-rules.ts'
import { quoteHire } from '#features/mobility/hire/quote.ts'
import { findStored, storeOnce } from '#platform/forms/idempotency.server.ts'
import type { SubmissionRequest } from '#platform/forms/submission-request.ts'
import { suspicionOf } from '#platform/forms/suspicion.ts'
import { lockContactKeys, recogniseLead } from '../leads/lead.repository.server.ts'
import { activities } from '../leads/lead.table.server.ts'
import { receivedBooking } from '../leads/received-submission.ts'
import { registerSubmission } from '../leads/register-submission.server.ts'

const AT_THE_CAR = 'bookingData.vehicleId'

/** SQLSTATE of a broken exclusion constraint. */
function isOverlap(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof Error && 'code' in cause && cause.code === '23P01'
}

function taken(cause?: unknown): AppError {
  return new AppError('vehicle_taken', { fields: { [AT_THE_CAR]: 'vehicleTaken' }, cause })
}

/** The car they chose, kept from others for as long as this transaction runs. Null: they leave the choice to us. */
async function chosenCar(tx: Database, { bookingData }: BookingInput) {
  if (bookingData.vehicleId === null) return null
  const car = await lockPublicVehicle(tx, bookingData.vehicleId)
  if (!car) throw new AppError('invalid_input', { fields: { [AT_THE_CAR]: 'vehicleGone' } })
  if (fewestPassengers(bookingData.passengers) > car.maxPassengers)
    throw new AppError('invalid_input', { fields: { 'bookingData.passengers': 'tooManyPassengers' } })
  return car
}

/** Cars that wait for our confirmation on the timeline of one lead. */
async function countPendingCars(tx: Database, leadId: number): Promise<number> {
  const ofLead = tx.select({ id: activities.bookingId }).from(activities).where(eq(activities.leadId, leadId))
  return tx.$count(
    bookings,
    and(
      inArray(bookings.id, ofLead),
      eq(bookings.status, 'pending'),
      isNotNull(bookings.held),
      sql`upper(${bookings.held}) > now()`,
    ),
  )
}

/** Whoever has cars waiting for us already is asked to write: a form must not be able to take the fleet off the road. */
async function requireRoomForMore(tx: Database, person: Pick<BookingInput, 'email' | 'phone'>): Promise<void> {
  const keys = contactKeys(person)
  await lockContactKeys(tx, keys)
  const lead = await recogniseLead(tx, keys)
  if (lead && (await countPendingCars(tx, lead.id)) >= MAX_PENDING_CARS)
    throw new AppError('too_many_holds', { fields: { [AT_THE_CAR]: 'tooManyHolds' } })
}

/**
 * Keeps a reservation, and its car for those days, or nothing at all. Resolves once it is on disk. Two people can never
 * both hold one car: the second is told so, and the database would refuse it even if this code did not.
 */
export async function submitReservation(
  { db }: Context,
  { submission, locale, idempotencyKey, replaces = [], ...signs }: SubmissionRequest<BookingInput>,
): Promise<number> {
  const { bookingData, ...person } = submission
  const { vehicleId, pickupDateTime: pickup, dropoffDateTime: dropoff, extras, flightNumber } = bookingData
  const suspicion = suspicionOf({
    ...signs,
    text: [person.name, person.message, bookingData.specialRequests].join(' '),
  })

  return storeOnce(db, { scope: 'booking', key: idempotencyKey, content: submission }, async (tx) => {
    // The visitor never learnt that an earlier try had arrived, and must not find their own car taken.
    await cancelOvertaken(tx, await findStored(tx, 'booking', replaces), person.email)
    if (vehicleId !== null && !suspicion) await requireRoomForMore(tx, person)
    const car = await chosenCar(tx, submission)
    if (car && !suspicion && (await isTaken(tx, car.id, { pickup, dropoff }))) throw taken()
    try {
      const booking = await insertBooking(tx, {
        ...person,
        locale,
        suspicion,
        bookingDate: pickup,
        // The car they named is the more exact answer; both are kept as answers, readable when the car is gone.
        bookingData: {
          ...bookingData,
          vehicleId: undefined,
          vehicleCategory: car?.category ?? bookingData.vehicleCategory,
        },
        vehicleId,
        vehicleName: car ? `${car.name} (${car.brand} ${car.model})` : null,
        quote: car && quoteHire({ car, pickup, dropoff, extras, isFromAirport: flightNumber !== null }),
        // What looks like spam must not take a car from people.
        held: car && !suspicion ? holdOf({ pickup, dropoff }) : null,
      })
      if (!suspicion) await registerSubmission(tx, receivedBooking(booking))
      return booking.id
    } catch (error) {
      throw isOverlap(error) ? taken(error) : error
    }
  })
}
