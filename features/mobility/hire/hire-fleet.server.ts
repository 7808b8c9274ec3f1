import { MAX_PAGE_SIZE } from '#common/pagination.ts'
import type { Context } from '#db/context.server.ts'
import { listVehicles } from '../list-vehicles.server.ts'
import type { HireCar } from './hire-car.ts'

/** Every car that visitors may hire, whatever page of the fleet they are on. */
export async function readHireFleet(visitor: Context): Promise<HireCar[]> {
  const fleet: HireCar[] = []
  let cursor: string | null | undefined
  while (cursor !== null) {
    const page = await listVehicles(visitor, { category: 'all', paging: { limit: MAX_PAGE_SIZE, cursor } })
    for (const { id, name, category, pricePerDay, chauffeurPrice, maxPassengers, pictures } of page.items)
      fleet.push({ id, name, category, pricePerDay, chauffeurPrice, maxPassengers, picture: pictures[0] })
    cursor = page.nextCursor
  }
  return fleet
}
