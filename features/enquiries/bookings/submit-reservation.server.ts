import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { contactKeys } from '#common/contact-keys.ts'
import { AppError } from '#common/errors.ts'
import type { Database } from '#db/client.server.ts'
import type { Context } from '#db/context.server.ts'
import {
  cancelOvertaken,
  carName,
  holdOf,
  insertBooking,
  isTaken,
  lockPublicVehicle,
} from '#features/mobility/hire/booking.repository.server.ts'
import type { BookingInput } from '#features/mobility/hire/booking.schema.ts'
import { bookings } from '#features/mobility/hire/booking.table.server.ts'
import { extrasOf, problemsOfLoad } from '#features/mobility/hire/car-fit.ts'
import { checkCategory, type HireWish, lockFittingCar } from '#features/mobility/hire/check-availability.server.ts'
import { MAX_PENDING_CARS } from '#features/mobility/hire/hire-rules.ts'
import { type HireQuote, quoteHire } from '#features/mobility/hire/quote.ts'
import type { VehicleCategory } from '#features/mobility/vehicle-categories.ts'
import { findStored, storeOnce } from '#platform/forms/idempotency.server.ts'
import type { SubmissionRequest } from '#platform/forms/submission-request.ts'
import { suspicionOf } from '#platform/forms/suspicion.ts'
import { lockContactKeys, recogniseLead } from '../leads/lead.repository.server.ts'
import { activities } from '../leads/lead.table.server.ts'
import { receivedBooking } from '../leads/received-submission.ts'
import { registerSubmission } from '../leads/register-submission.server.ts'
import { isCarHeld } from './list-bookings.server.ts'

const AT_THE_CAR = 'bookingData.vehicleId'

/** SQLSTATE of a broken exclusion constraint. */
function isOverlap(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof Error && 'code' in cause && cause.code === '23P01'
}

function taken(cause?: unknown): AppError {
  return new AppError('vehicle_taken', { fields: { [AT_THE_CAR]: 'vehicleTaken' }, cause })
}

/** The car they chose, kept from others for as long as this transaction runs. */
async function chosenCar(tx: Database, vehicleId: number, wish: HireWish) {
  const car = await lockPublicVehicle(tx, vehicleId)
  if (!car) throw new AppError('invalid_input', { fields: { [AT_THE_CAR]: 'vehicleGone' } })
  const problems = Object.entries(problemsOfLoad(car, wish)).map(([field, key]) => [`bookingData.${field}`, key])
  if (problems.length > 0) throw new AppError('invalid_input', { fields: Object.fromEntries(problems) })
  return { car, quote: quoteHire({ car, ...wish }) }
}

/** They left the choice to us: the cheapest that is free and takes them all, or word of what else there is. */
async function fittingCar(tx: Database, category: VehicleCategory, wish: HireWish) {
  const found = await lockFittingCar(tx, category, wish)
  if (found) return found
  const { offers } = await checkCategory({ db: tx }, category, wish)
  throw new AppError('no_car_free', {
    fields: { 'bookingData.vehicleCategory': 'noCarFree' },
    ...(offers && { offers }),
  })
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

/** What became of a reservation, for whoever sent it. */
export interface ReservationReceipt {
  id: number
  /** False: a plain request. Nobody keeps a car for it, and staff say what can be done. */
  isCarHeld: boolean
  /** The car that is held: theirs, or the one we chose. */
  vehicleName: string | null
  quote: HireQuote | null
}

async function readReceipt(db: Database, id: number): Promise<ReservationReceipt> {
  const [row] = await db.select().from(bookings).where(eq(bookings.id, id))
  // Deleted between the first try and its repetition: it arrived, and nothing is held.
  if (!row) return { id, isCarHeld: false, vehicleName: null, quote: null }
  const isHeld = isCarHeld(row)
  return { id, isCarHeld: isHeld, vehicleName: isHeld ? row.vehicleName : null, quote: isHeld ? row.quote : null }
}

/**
 * Keeps a reservation, and a car for those days, or nothing at all: the one they chose, or where they chose a category one
 * that is free and takes them. Only what is sent as a request is kept without a car. Resolves once it is on disk. Two
 * people can never both hold one car: the second is told so, and the database would refuse it even if this code did not.
 */
export async function submitReservation(
  { db, room }: Context,
  { submission, locale, idempotencyKey, replaces = [], ...signs }: SubmissionRequest<BookingInput>,
): Promise<ReservationReceipt> {
  room?.forMessage()
  const { bookingData, ...person } = submission
  const { vehicleId, isRequest, pickupDateTime: pickup, dropoffDateTime: dropoff, ...asked } = bookingData
  const wish: HireWish = {
    pickup,
    dropoff,
    passengers: asked.passengers,
    bags: asked.bags ?? '',
    extras: asked.extras,
    isFromAirport: asked.flightNumber !== null,
  }
  const suspicion = suspicionOf({
    ...signs,
    text: [person.name, person.message, bookingData.specialRequests].join(' '),
  })

  const id = await storeOnce(db, { scope: 'booking', key: idempotencyKey, content: submission }, async (tx) => {
    // The visitor never learnt that an earlier try had arrived, and must not find their own car taken.
    await cancelOvertaken(tx, await findStored(tx, 'booking', replaces), person.email)
    if (!isRequest && !suspicion) await requireRoomForMore(tx, person)
    let found: Awaited<ReturnType<typeof chosenCar>> | null = null
    if (vehicleId !== null) found = await chosenCar(tx, vehicleId, wish)
    // What looks like spam must not take a car from people, and learns nothing of who has one.
    else if (!isRequest && !suspicion) found = await fittingCar(tx, asked.vehicleCategory, wish)
    const car = found?.car
    if (vehicleId !== null && car && !suspicion && (await isTaken(tx, car.id, wish))) throw taken()
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
          isRequest: isRequest || undefined,
          isOurChoice: vehicleId === null && !isRequest ? true : undefined,
          vehicleCategory: car?.category ?? bookingData.vehicleCategory,
          extras: car ? extrasOf(car, asked.extras) : asked.extras,
        },
        vehicleId: car?.id ?? null,
        vehicleName: car ? carName(car) : null,
        quote: found?.quote ?? null,
        held: car && !suspicion ? holdOf(wish) : null,
      })
      if (!suspicion) await registerSubmission(tx, receivedBooking(booking))
      return booking.id
    } catch (error) {
      throw isOverlap(error) ? taken(error) : error
    }
  })
  return readReceipt(db, id)
}
