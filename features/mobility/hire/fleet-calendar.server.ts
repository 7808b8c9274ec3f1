import { momentInDakar } from '#common/dakar-time.ts'
import { MAX_PAGE_SIZE } from '#common/pagination.ts'
import { can, requirePermission, VISITOR } from '#common/permissions.ts'
import type { Context } from '#db/context.server.ts'
import { lastKnown } from '#db/last-known.server.ts'
import { listVehicles } from '../read-vehicles.server.ts'
import { type CarBlock, findBlocksWithin } from './car-block.repository.server.ts'
import { countWithoutCar, findFleet, findHires } from './fleet-calendar.repository.server.ts'
import type { BookingStatus } from './hire-rules.ts'
import type { HireCar } from './hire-types.ts'

export interface FleetCar {
  id: number
  name: string
  brand: string
  model: string
  isAvailable: boolean
}

export interface FleetHire {
  id: number
  vehicleId: number
  status: BookingStatus
  /** Null for staff who do not read enquiries: they see that the car is taken, not by whom. */
  person: string | null
  pickup: string
  dropoff: string
  /** From this moment on somebody else can have the car. */
  freeFrom: string
}

export interface FleetCalendar {
  cars: FleetCar[]
  hires: FleetHire[]
  /** Cars that are off the road for some time: no hires, and no visitor hears of them. */
  blocks: CarBlock[]
  /** Requests of that time that name no car: they hold none until staff find one. */
  withoutCar: number
}

/** Whole days of Dakar, both included. */
export interface Days {
  from: string
  to: string
}

export const MAX_CALENDAR_DAYS = 62
const DAY_MS = 24 * 3_600_000

const startOf = (day: string) => momentInDakar(`${day}T00:00`)?.getTime() ?? Number.NaN

export function countDays({ from, to }: Days): number {
  return Math.round((startOf(to) - startOf(from)) / DAY_MS) + 1
}

/** Which cars are held when: for planning, so all of the fleet at once. */
export async function readFleetCalendar({ db, actor }: Context, { from, to }: Days): Promise<FleetCalendar> {
  requirePermission(actor, 'content:read-unpublished')
  const range = { from: new Date(startOf(from)), until: new Date(startOf(to) + DAY_MS) }
  const [cars, hires, blocks, withoutCar] = await Promise.all([
    findFleet(db),
    findHires(db, range),
    findBlocksWithin(db, range),
    countWithoutCar(db, range),
  ])
  const mayReadNames = can(actor, 'enquiry:read')
  return {
    cars,
    hires: hires.map(({ id, vehicleId, status, name, from: pickup, until, dropoff }) => ({
      id,
      vehicleId,
      status,
      person: mayReadNames ? name : null,
      pickup,
      dropoff: momentInDakar(dropoff ?? '')?.toISOString() ?? until,
      freeFrom: until,
    })),
    blocks,
    withoutCar,
  }
}

/** Every car that visitors may hire, whatever page of the fleet they are on. */
export function readHireFleet({ db }: Context): Promise<HireCar[]> {
  return readKnownFleet(db)
}

const readKnownFleet = lastKnown(async (db) => {
  const visitor = { db, actor: VISITOR }
  const fleet: HireCar[] = []
  let cursor: string | null | undefined
  while (cursor !== null) {
    const page = await listVehicles(visitor, { category: 'all', paging: { limit: MAX_PAGE_SIZE, cursor } })
    for (const { id, name, category, pricePerDay, chauffeurPrice, chauffeur, ...car } of page.items) {
      const { maxPassengers, maxBags, pictures } = car
      const picture = pictures[0]
      fleet.push({ id, name, category, pricePerDay, chauffeurPrice, chauffeur, maxPassengers, maxBags, picture })
    }
    cursor = page.nextCursor
  }
  return fleet
})
