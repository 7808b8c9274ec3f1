import { and, asc, count, eq, sql } from 'drizzle-orm'
import type { Database } from '#db/client.server.ts'
import type { RowWindow } from '#db/content-rows.server.ts'
import { holdsWords } from '#db/holds-words.server.ts'
import { prepared } from '#db/prepared.server.ts'
import { vehicles } from './vehicle.table.server.ts'
import type { VehicleCategory } from './vehicle-categories.ts'

/** Visibility is a filter, written once. */
const isPublic = eq(vehicles.isAvailable, true)

/** As a part of a larger question: how many visitors find. */
export const countOfVehicles = sql<number>`(select count(*)::int from ${vehicles} where ${isPublic})`

export interface VehicleFilter {
  category: VehicleCategory | null
  /** Words that stand in its name, its make or what is said of it. */
  search?: string | undefined
  isAvailable?: boolean | undefined
}

interface ListRequest extends VehicleFilter {
  includeUnavailable: boolean
  window: RowWindow
}

/** In the order in which the fleet grew. */
export async function findVehicles(db: Database, { includeUnavailable, window, ...filter }: ListRequest) {
  const { name, brand, model, description, descriptionFr, features, featuresFr } = vehicles
  const where = and(
    includeUnavailable ? undefined : isPublic,
    filter.category === null ? undefined : eq(vehicles.category, filter.category),
    filter.isAvailable === undefined ? undefined : eq(vehicles.isAvailable, filter.isAvailable),
    holdsWords([name, brand, model, description, descriptionFr, features, featuresFr], filter.search),
  )
  const rows = await db
    .select()
    .from(vehicles)
    .where(where)
    .orderBy(asc(vehicles.id))
    .limit(window.limit)
    .offset(window.offset)
  return { rows, total: await db.$count(vehicles, where) }
}

const publicVehicleById = prepared('vehicle', (db) =>
  db
    .select()
    .from(vehicles)
    .where(and(eq(vehicles.id, sql.placeholder('id')), isPublic)),
)

export async function findPublicVehicle(db: Database, id: number) {
  const [row] = await publicVehicleById(db, { id })
  return row
}

export async function countVehicles(db: Database): Promise<{ total: number; available: number }> {
  const [row] = await db
    .select({ total: count(), available: sql<number>`(count(*) filter (where ${isPublic}))::int` })
    .from(vehicles)
  return row ?? { total: 0, available: 0 }
}
