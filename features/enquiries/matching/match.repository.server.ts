import { and, desc, eq, gte, inArray, lte, notInArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/client.server.ts'
import { neighboursOf, withNeighbours } from '#features/nest/neighbours.ts'
import { isPublic } from '#features/nest/property.repository.server.ts'
import { properties } from '#features/nest/property.table.server.ts'
import { comparableKinds, relatedKinds } from '#features/nest/property-types.ts'
import { leads, leadUnsuitable, leadWishes } from '../leads/lead.table.server.ts'
import { CLOSED_LEAD_STATUSES } from '../leads/lead-status.ts'
import { type ComparedHome, LEAST_SCORE, NEAR_BEDROOMS, NEAR_PERCENT } from './score-match.ts'
import { toWishes } from './wishes.repository.server.ts'
import type { Wishes } from './wishes.ts'

/*
 * The rules of score-match.ts in SQL, so that of thousands of homes or leads only the best are read. Points are lost as
 * there: one for a wish that is nearly met, two for one that is missed. A test holds the two against each other.
 */
const DEARER = sql.raw(`${(100 + NEAR_PERCENT) / 100}::numeric`)
const LESS = sql.raw(`${(100 - NEAR_PERCENT) / 100}::numeric`)

/** Points that may be lost for each wish, of the two it can bring. */
const MAY_LOSE = sql.raw(`${(2 * (100 - LEAST_SCORE)) / 100}::numeric`)

const oneIf = (condition: SQL) => sql`(${condition})::int`
const sum = (parts: SQL[]) => (parts.length === 0 ? sql`0` : sql.join(parts, sql` + `))
const texts = (values: readonly string[]) => sql`${sql.param([...values])}::text[]`

/** A wish that is set, as a condition; nothing for one that is not. */
function set<Value>(value: Value | null, condition: (value: Value) => SQL): SQL[] {
  return value === null ? [] : [condition(value)]
}

const listed = <Value>(list: Value[]) => (list.length > 0 ? list : null)

interface HomeRequest {
  leadId: number
  wishes: Wishes
  limit: number
}

/** The available homes that fit best, best first and the newest of equals; none for wishes that ask for nothing. */
export async function listFittingHomes(db: Database, { leadId, wishes, limit }: HomeRequest): Promise<number[]> {
  const { id, type, kind, location, price, bedrooms, area, createdAt } = properties
  const { deal, minPrice, maxPrice, minBedrooms, minArea } = wishes
  const [kinds, places] = [listed(wishes.kinds), listed(wishes.places)]
  const related = kinds?.flatMap(relatedKinds) ?? []
  const isKindMissed = kinds ? notInArray(kind, related) : sql`false`
  const isAreaMissed = minArea === null ? sql`false` : sql`${area} < ${minArea}::int * ${LESS}`
  const needed = [
    ...set(deal, (wanted) => eq(type, wanted)),
    ...set(kinds, (list) => inArray(kind, list.flatMap(comparableKinds))),
    ...set(places, (list) => inArray(location, withNeighbours(list))),
    ...set(minPrice, (low) => gte(price, sql`${low}::numeric * ${LESS}`)),
    ...set(maxPrice, (high) => lte(price, sql`${high}::numeric * ${DEARER}`)),
    ...set(minBedrooms, (rooms) => gte(bedrooms, rooms - NEAR_BEDROOMS)),
  ]
  const hasPrice = minPrice !== null || maxPrice !== null
  const asked = [deal, kinds, places, minBedrooms, minArea].filter((wish) => wish !== null).length + (hasPrice ? 1 : 0)
  if (asked === 0) return []
  const lost = sum([
    ...set(kinds, (list) => oneIf(notInArray(kind, list))),
    oneIf(isKindMissed),
    ...set(places, (list) => oneIf(notInArray(location, list))),
    ...set(minPrice, (low) => oneIf(sql`${price} < ${low}::numeric`)),
    ...set(maxPrice, (high) => oneIf(sql`${price} > ${high}::numeric`)),
    ...set(minBedrooms, (rooms) => oneIf(sql`${bedrooms} < ${rooms}::int`)),
    ...set(minArea, (size) => oneIf(sql`${area} < ${size}::int`)),
    oneIf(isAreaMissed),
  ])
  const isNotBothMissed = sql`not (${isKindMissed} and ${isAreaMissed})`
  const isNotLeftOut = sql`not exists (select 1 from ${leadUnsuitable}
    where ${leadUnsuitable.leadId} = ${leadId} and ${leadUnsuitable.propertyId} = ${id})`
  const rows = await db
    .select({ id })
    .from(properties)
    .where(and(isPublic, ...needed, isNotBothMissed, sql`${lost} <= ${asked}::int * ${MAY_LOSE}`, isNotLeftOut))
    .orderBy(lost, desc(createdAt), desc(id))
    .limit(limit)
  return rows.map((row) => row.id)
}

interface LeadRequest {
  propertyId: number
  home: ComparedHome
  limit: number
}

/** The open leads whose saved wishes a home meets best, best first, those who asked for most before those who asked for little. */
export async function listFittingLeads(
  db: Database,
  { propertyId, home, limit }: LeadRequest,
): Promise<{ leadId: number; wishes: Wishes }[]> {
  const { leadId, deal, kinds, places, minPrice, maxPrice, minBedrooms, minArea, updatedAt } = leadWishes
  const [price, bedrooms, area] = [sql`${home.price}::numeric`, sql`${home.bedrooms}::int`, sql`${home.area}::int`]
  const isAny = (list: typeof kinds | typeof places) => sql`cardinality(${list}) = 0`
  const isKindMissed = sql`not (${isAny(kinds)} or ${kinds} && ${texts(relatedKinds(home.kind))})`
  // Null is neither true nor false: a wish that is not set is never missed.
  const isAreaMissed = sql`coalesce(${area} < ${minArea} * ${LESS}, false)`
  const asked = sum([
    ...[deal, minBedrooms, minArea].map((wish) => oneIf(sql`${wish} is not null`)),
    ...[kinds, places].map((list) => oneIf(sql`not ${isAny(list)}`)),
    oneIf(sql`${minPrice} is not null or ${maxPrice} is not null`),
  ])
  const lost = sum([
    oneIf(sql`not (${isAny(kinds)} or ${kinds} @> ${texts([home.kind])})`),
    oneIf(isKindMissed),
    oneIf(sql`not (${isAny(places)} or ${places} @> ${texts([home.location])})`),
    oneIf(sql`coalesce(${price} < ${minPrice}, false) or coalesce(${price} > ${maxPrice}, false)`),
    oneIf(sql`coalesce(${bedrooms} < ${minBedrooms}, false)`),
    oneIf(sql`coalesce(${area} < ${minArea}, false)`),
    oneIf(isAreaMissed),
  ])
  const rows = await db
    .select({ wishes: leadWishes })
    .from(leadWishes)
    .innerJoin(leads, eq(leads.id, leadId))
    .where(
      and(
        notInArray(leads.status, [...CLOSED_LEAD_STATUSES]),
        // In this order: what is cheap to ask and leaves few comes first.
        sql`(${deal} is null or ${deal} = ${home.type})`,
        sql`(${minPrice} is null or ${price} >= ${minPrice} * ${LESS})`,
        sql`(${maxPrice} is null or ${price} <= ${maxPrice} * ${DEARER})`,
        sql`(${minBedrooms} is null or ${bedrooms} >= ${minBedrooms} - ${sql.raw(String(NEAR_BEDROOMS))})`,
        sql`(${isAny(places)} or ${places} && ${texts([home.location, ...neighboursOf(home.location)])})`,
        sql`(${isAny(kinds)} or ${kinds} && ${texts(comparableKinds(home.kind))})`,
        sql`${asked} > 0`,
        sql`not (${isKindMissed} and ${isAreaMissed})`,
        sql`${lost} <= (${asked}) * ${MAY_LOSE}`,
        sql`not exists (select 1 from ${leadUnsuitable}
          where ${leadUnsuitable.propertyId} = ${propertyId} and ${leadUnsuitable.leadId} = ${leadId})`,
      ),
    )
    .orderBy(sql`(${lost})::float8 / (${asked})`, sql`(${asked}) desc`, desc(updatedAt), desc(leadId))
    .limit(limit)
  return rows.map(({ wishes }) => ({ leadId: wishes.leadId, wishes: toWishes(wishes) }))
}
