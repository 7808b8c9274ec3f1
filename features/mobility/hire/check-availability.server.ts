import { AppError } from '#common/errors.ts'
import type { Database } from '#db/client.server.ts'
import type { Context } from '#db/context.server.ts'
import { findPublicVehicle } from '../vehicle.repository.server.ts'
import { VEHICLE_CATEGORIES, type VehicleCategory } from '../vehicle-categories.ts'
import {
  findCarsOf,
  findFreeVehicles,
  findHolds,
  type HireTimes,
  type Hold,
  lockCategory,
} from './booking.repository.server.ts'
import { type HireLoad, isFitFor } from './car-fit.ts'
import { endOfHold, problemOfTimes } from './hire-rules.ts'
import type { Availability, CategoryAvailability, HireOffers } from './hire-types.ts'
import { quoteHire } from './quote.ts'

/** What somebody wants to hire, whichever car it will be. */
export interface HireWish extends HireTimes, HireLoad {
  isFromAirport: boolean
}

/** The caller speaks of `from` and `to`. */
function requireUsableTimes(times: HireTimes): void {
  const found = problemOfTimes(times)
  if (!found) return
  throw new AppError('invalid_input', { fields: { [found.at === 'pickupDateTime' ? 'from' : 'to']: found.problem } })
}

/** The first moment from which a hire of that length fits between the others. */
function firstGap(holds: readonly Pick<Hold, 'from' | 'until'>[], { pickup, dropoff }: HireTimes): Date {
  const length = endOfHold(dropoff).getTime() - pickup.getTime()
  let start = pickup.getTime()
  for (const { from, until } of holds) {
    if (from.getTime() >= start + length) break
    start = Math.max(start, until.getTime())
  }
  return new Date(start)
}

/** As the caller is told it; null where a hire as long would begin too far ahead. */
function laterStart(start: Date, { pickup, dropoff }: HireTimes): string | null {
  const later = { pickup: start, dropoff: new Date(start.getTime() + dropoff.getTime() - pickup.getTime()) }
  return problemOfTimes(later) ? null : start.toISOString()
}

/** Cars that are free and fit, cheapest first, chauffeur included where it belongs to the car. */
async function findFittingCars(db: Database, wish: HireWish) {
  const cars = await findFreeVehicles(db, wish)
  return cars
    .filter((car) => isFitFor(car, wish))
    .map((car) => ({ car, quote: quoteHire({ car, ...wish }) }))
    .sort((one, other) => Number(one.quote.total) - Number(other.quote.total))
}
type FittingCar = Awaited<ReturnType<typeof findFittingCars>>[number]

/** Whether one car is free, and what it would cost: as good as the moment it is asked. The reservation decides. */
export async function checkAvailability({ db }: Context, vehicleId: number, wish: HireWish): Promise<Availability> {
  const car = await findPublicVehicle(db, vehicleId)
  if (!car) throw new AppError('not_found')
  requireUsableTimes(wish)
  const quote = quoteHire({ car, ...wish })
  const start = firstGap(await findHolds(db, [vehicleId], wish.pickup), wish)
  if (start.getTime() === wish.pickup.getTime()) return { available: true, quote, freeFrom: null, others: [] }

  const others = (await findFittingCars(db, wish)).filter((one) => one.car.category === car.category)
  return {
    available: false,
    quote,
    freeFrom: laterStart(start, wish),
    others: others.map(({ car: { id, name } }) => ({ id, name })),
  }
}

/** The cheapest car of a category that is free and fits, kept from others for as long as this transaction runs. */
export async function lockFittingCar(tx: Database, category: VehicleCategory, wish: HireWish) {
  await lockCategory(tx, category)
  return (await findFittingCars(tx, wish)).find(({ car }) => car.category === category)
}

/** What else there is where no car of a category is free that fits. */
async function findOffers(
  db: Database,
  category: VehicleCategory,
  wish: HireWish,
  fitting: readonly FittingCar[],
): Promise<HireOffers> {
  const roomy = (await findCarsOf(db, category)).filter((car) => isFitFor(car, wish))
  const holds = await findHolds(
    db,
    roomy.map(({ id }) => id),
    wish.pickup,
  )
  const starts = roomy.map(({ id }) => {
    const ofCar = holds.filter(({ vehicleId }) => vehicleId === id)
    return firstGap(ofCar, wish).getTime()
  })
  const others = VEHICLE_CATEGORIES.map((one) => ({ one, cars: fitting.filter(({ car }) => car.category === one) }))
  return {
    isTooSmall: roomy.length === 0,
    freeFrom: starts.length === 0 ? null : laterStart(new Date(Math.min(...starts)), wish),
    categories: others.flatMap(({ one, cars }) => {
      const [cheapest] = cars
      return cheapest ? [{ category: one, cars: cars.length, total: cheapest.quote.total }] : []
    }),
  }
}

/** For whoever leaves the choice of the car to us: those that are free and fit, or what else there is. */
export async function checkCategory(
  { db }: Pick<Context, 'db'>,
  category: VehicleCategory,
  wish: HireWish,
): Promise<CategoryAvailability> {
  requireUsableTimes(wish)
  const fitting = await findFittingCars(db, wish)
  const cars = fitting.filter(({ car }) => car.category === category)
  return {
    free: cars.map(({ car: { id, name }, quote }) => ({ id, name, quote })),
    offers: cars.length > 0 ? null : await findOffers(db, category, wish, fitting),
  }
}
