import { AppError } from '#common/errors.ts'
import type { Context } from '#db/context.server.ts'
import { findPublicVehicle } from '../vehicle.repository.server.ts'
import type { VehicleCategory } from '../vehicle-categories.ts'
import { findFreeVehicles, findHolds, type HireTimes } from './booking.repository.server.ts'
import { endOfHold, problemOfTimes } from './hire-rules.ts'
import type { Availability, FreeVehicle } from './hire-types.ts'
import { quoteHire } from './quote.ts'
import type { HireExtra } from './reservation.form.ts'

interface Request extends HireTimes {
  extras: readonly HireExtra[]
  isFromAirport: boolean
}

/** The caller speaks of `from` and `to`. */
function requireUsableTimes(times: HireTimes): void {
  const found = problemOfTimes(times)
  if (!found) return
  throw new AppError('invalid_input', { fields: { [found.at === 'pickupDateTime' ? 'from' : 'to']: found.problem } })
}

/** The first moment from which a hire of that length fits between the others. */
function firstGap(holds: readonly { from: Date; until: Date }[], { pickup, dropoff }: HireTimes): Date {
  const length = endOfHold(dropoff).getTime() - pickup.getTime()
  let start = pickup.getTime()
  for (const { from, until } of holds) {
    if (from.getTime() >= start + length) break
    start = Math.max(start, until.getTime())
  }
  return new Date(start)
}

/** Whether one car is free, and what it would cost: as good as the moment it is asked. The reservation decides. */
export async function checkAvailability({ db }: Context, vehicleId: number, request: Request): Promise<Availability> {
  const car = await findPublicVehicle(db, vehicleId)
  if (!car) throw new AppError('not_found')
  requireUsableTimes(request)
  const { pickup, dropoff } = request
  const quote = quoteHire({ car, ...request })
  const start = firstGap(await findHolds(db, vehicleId, pickup), request)
  if (start.getTime() === pickup.getTime()) return { available: true, quote, freeFrom: null, others: [] }

  const later = { pickup: start, dropoff: new Date(start.getTime() + dropoff.getTime() - pickup.getTime()) }
  const others = await findFreeVehicles(db, car.category, request)
  return {
    available: false,
    quote,
    freeFrom: problemOfTimes(later) ? null : start.toISOString(),
    others: others.map(({ id, name }) => ({ id, name })),
  }
}

/** For whoever leaves the choice of the car to us. */
export async function listFreeVehicles(
  { db }: Context,
  category: VehicleCategory,
  request: Request,
): Promise<FreeVehicle[]> {
  requireUsableTimes(request)
  const cars = await findFreeVehicles(db, category, request)
  return cars.map((car) => ({ id: car.id, name: car.name, quote: quoteHire({ car, ...request }) }))
}
