import { eq } from 'drizzle-orm'
import { contactKeys } from '#common/contact-keys.ts'
import { AppError } from '#common/errors.ts'
import type { Sender } from '#common/sender.ts'
import type { Database } from '#db/client.server.ts'
import type { Context } from '#db/context.server.ts'
import { isOverlap } from '#db/database-error.server.ts'
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
import { daysOfHire } from '#features/mobility/hire/hire-rules.ts'
import { type HireQuote, quoteHire } from '#features/mobility/hire/quote.ts'
import type { VehicleCategory } from '#features/mobility/vehicle-categories.ts'
import { findStored, storeOnce } from '#platform/forms/idempotency.server.ts'
import type { SubmissionRequest } from '#platform/forms/submission-request.ts'
import { suspicionOf } from '#platform/forms/suspicion.ts'
import { guardHold, recordHold, requireRoomThisHour, settleHolds } from '../holds/guard-hold.server.ts'
import type { HoldMarks } from '../holds/hold-limits.ts'
import { readMarks } from '../holds/hold-marks.server.ts'
import { releaseExpiredHolds } from '../holds/release-expired-holds.server.ts'
import { lockContactKeys } from '../leads/lead.repository.server.ts'
import { receivedBooking } from '../leads/received-submission.ts'
import { registerAwaiting, registerSubmission } from '../leads/register-submission.server.ts'
import { isCarHeld } from './list-bookings.server.ts'

const AT_THE_CAR = 'bookingData.vehicleId'

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

interface Grant {
  person: Pick<BookingInput, 'email' | 'phone'>
  marks: HoldMarks
  sender: Sender
  wish: HireWish
}

/** Whoever has cars waiting for us already is asked to write: a form must not be able to take the fleet off the road. */
async function grantHold(tx: Database, { person, marks, sender, wish }: Grant) {
  await lockContactKeys(tx, contactKeys(person))
  const days = daysOfHire(wish.pickup, wish.dropoff)
  const granted = await guardHold(tx, { marks, sender, days, field: AT_THE_CAR })
  // Whoever is too late stands in nobody's way: the constraint does not know the time.
  await releaseExpiredHolds(tx)
  return granted
}

/** What became of a reservation, for whoever sent it. */
export interface ReservationReceipt {
  id: number
  /** False: a plain request. Nobody keeps a car for it, and staff say what can be done. */
  isCarHeld: boolean
  /** The car is free for others again from then on, unless we confirm before. */
  heldUntil: string | null
  /** We have written to them: the car is held for longer once they press the link in that letter. */
  awaitsConfirmation: boolean
  /** The car that is held: theirs, or the one we chose. */
  vehicleName: string | null
  quote: HireQuote | null
}

async function readReceipt(db: Database, id: number): Promise<ReservationReceipt> {
  const [row] = await db.select().from(bookings).where(eq(bookings.id, id))
  // Deleted between the first try and its repetition: it arrived, and nothing is held.
  if (!row || !isCarHeld(row))
    return { id, isCarHeld: false, heldUntil: null, awaitsConfirmation: false, vehicleName: null, quote: null }
  const { holdUntil, awaitsVisitor: awaitsConfirmation, vehicleName, quote } = row
  return { id, isCarHeld: true, heldUntil: holdUntil?.toISOString() ?? null, awaitsConfirmation, vehicleName, quote }
}

/**
 * Keeps a reservation, and a car for those days, or nothing at all: the one they chose, or where they chose a category one
 * that is free and takes them. Only what is sent as a request is kept without a car. Resolves once it is on disk. Two
 * people can never both hold one car: the second is told so, and the database would refuse it even if this code did not.
 */
export async function submitReservation(
  { db, room }: Context,
  { submission, locale, idempotencyKey, sender, replaces = [], ...signs }: SubmissionRequest<BookingInput>,
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
  // What looks like spam must not take a car from people, and learns nothing of who has one.
  const marks = isRequest || suspicion ? null : await readMarks(db, person, sender.address)

  const id = await storeOnce(db, { scope: 'booking', key: idempotencyKey, content: submission }, async (tx) => {
    // Not before: a repetition of what is stored already is no further reservation, and gets its receipt.
    await requireRoomThisHour(sender)
    // The visitor never learnt that an earlier try had arrived, and must not find their own car taken.
    const overtaken = await cancelOvertaken(tx, await findStored(tx, 'booking', replaces), person.email)
    await settleHolds(
      tx,
      overtaken.map((bookingId) => ({ bookingId })),
    )
    // Most of those who come too late for a car need not wait for one another to hear of it.
    if (marks && vehicleId !== null && (await isTaken(tx, vehicleId, wish))) throw taken()
    const granted = marks && (await grantHold(tx, { person, marks, sender, wish }))
    let found: Awaited<ReturnType<typeof chosenCar>> | null = null
    if (vehicleId !== null) found = await chosenCar(tx, vehicleId, wish)
    else if (granted) found = await fittingCar(tx, asked.vehicleCategory, wish)
    const car = found?.car
    if (vehicleId !== null && car && granted && (await isTaken(tx, car.id, wish))) throw taken()
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
        held: granted && holdOf(wish),
        holdUntil: granted?.until ?? null,
        awaitsVisitor: granted?.awaitsVisitor ?? false,
      })
      if (granted) await recordHold(tx, { bookingId: booking.id }, granted)
      if (granted?.awaitsVisitor) await registerAwaiting(tx, receivedBooking(booking))
      else if (!suspicion) await registerSubmission(tx, receivedBooking(booking))
      return booking.id
    } catch (error) {
      throw isOverlap(error) ? taken(error) : error
    }
  })
  return readReceipt(db, id)
}
