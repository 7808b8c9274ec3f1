import type { Database } from '#db/client.server.ts'
import {
  holdVehicle,
  isTaken,
  lockPublicVehicle,
  releaseBooking,
} from '#features/mobility/hire/booking.repository.server.ts'
import { contactKeys } from '../leads/contact-keys.ts'
import { lockContactKeys } from '../leads/lead.repository.server.ts'
import type { Received } from '../leads/received.ts'
import { receivedBooking } from './received-booking.ts'

/** A released booking takes its car, unless somebody else has it by now: staff see that, and can offer another one. */
export async function releaseHeldBooking(tx: Database, id: number): Promise<Received | undefined> {
  const booking = await releaseBooking(tx, id)
  if (!booking) return undefined
  // In the order in which a new reservation takes its locks, so that the two never wait for each other.
  await lockContactKeys(tx, contactKeys(booking))
  const { vehicleId, bookingDate: pickup, bookingData } = booking
  const dropoff = new Date(String(bookingData.dropoffDateTime))
  if (vehicleId !== null && pickup && (await lockPublicVehicle(tx, vehicleId))) {
    const times = { pickup, dropoff }
    if (!(await isTaken(tx, vehicleId, times))) await holdVehicle(tx, id, times)
  }
  return receivedBooking(booking)
}
