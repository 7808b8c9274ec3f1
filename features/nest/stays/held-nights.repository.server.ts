import { and, asc, eq, gt, isNotNull, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import { AppError } from '#common/errors.ts'
import type { Database } from '#db/client.server.ts'
import { isOverlap } from '#db/database-error.server.ts'
import { isPublic, propertyColumns } from '../property.repository.server.ts'
import { type PropertyRow, properties } from '../property.table.server.ts'
import { type HeldNightsRow, heldNights } from './held-night.table.server.ts'
import { addDays, type Nights, type StayDates } from './stay-days.ts'
import { MOST_PREPARATION_DAYS } from './stay-terms.schema.ts'

/** What a stay keeps from others: its nights, and the days in which the home is made ready again. */
export const keptNights = ({ arrival, departure }: StayDates, preparationDays: number): Nights => ({
  from: arrival,
  until: addDays(departure, preparationDays),
})

const rangeOf = ({ from, until }: Nights): SQL<string> => sql<string>`daterange(${from}::date, ${until}::date, '[)')`

/** Its time to be confirmed is not over yet, or it has none. */
const isStillHeld = or(isNull(heldNights.holdUntil), gt(heldNights.holdUntil, sql`now()`))

const overlaps = (nights: Nights) => sql`${heldNights.nights} && ${rangeOf(nights)}`

/** A home, locked until the transaction ends: who asks for it at the same moment waits here, instead of ending as a deadlock. */
export async function lockHome(
  tx: Database,
  id: number,
  audience: 'visitors' | 'staff',
): Promise<PropertyRow | undefined> {
  const [row] = await tx
    .select(propertyColumns)
    .from(properties)
    .where(and(eq(properties.id, id), audience === 'visitors' ? isPublic : undefined))
    .for('no key update')
  return row
}

/** Whether somebody has one of these nights. `exceptStay`: whose own nights do not count. */
export async function areNightsTaken(
  db: Database,
  propertyId: number,
  nights: Nights,
  exceptStay?: number,
): Promise<boolean> {
  const others = exceptStay === undefined ? undefined : or(isNull(heldNights.stayId), ne(heldNights.stayId, exceptStay))
  return (
    (await db.$count(heldNights, and(eq(heldNights.propertyId, propertyId), isStillHeld, overlaps(nights), others))) > 0
  )
}

/** What keeps nights of a home within these days, in order. */
export async function findHeldNights(db: Database, propertyId: number, within: Nights) {
  return db
    .select({
      id: heldNights.id,
      from: sql<string>`lower(${heldNights.nights})::text`,
      until: sql<string>`upper(${heldNights.nights})::text`,
      stayId: heldNights.stayId,
      feedId: heldNights.feedId,
      feedUid: heldNights.feedUid,
      reason: heldNights.reason,
      createdAt: heldNights.createdAt,
    })
    .from(heldNights)
    .where(and(eq(heldNights.propertyId, propertyId), isStillHeld, overlaps(within)))
    .orderBy(asc(sql`lower(${heldNights.nights})`))
}

/**
 * For a search over `properties`: nobody has one of the nights that a stay would keep, each home with its own days of
 * preparation. What lies near enough for any home is looked up once, by time; each home then looks at its own.
 */
export function isFreeOn({ arrival, departure }: StayDates): SQL {
  const near = overlaps(keptNights({ arrival, departure }, MOST_PREPARATION_DAYS))
  const isInTheWay = sql`lower(${heldNights.nights}) < ${departure}::date + ${properties.stayPreparationDays}`
  return sql`not exists (select from ${heldNights} where ${and(eq(heldNights.propertyId, properties.id), isStillHeld, near, isInTheWay)})`
}

/** Of some homes those that nobody else can have on all of these nights: somebody has one of them, or comes before it is ready again. */
export async function findHomesTaken(db: Database, ids: readonly number[], { from, until }: Nights): Promise<number[]> {
  const readyAt = sql`${until}::date + coalesce(${properties.stayPreparationDays}, 0)`
  const rows = await db
    .selectDistinct({ id: heldNights.propertyId })
    .from(heldNights)
    .innerJoin(properties, eq(properties.id, heldNights.propertyId))
    .where(
      and(
        sql`${heldNights.propertyId} = any(${sql.param([...ids])}::integer[])`,
        isStillHeld,
        overlaps({ from, until: addDays(until, MOST_PREPARATION_DAYS) }),
        // What overlaps with the days of preparation as well begins before they are over.
        sql`lower(${heldNights.nights}) < ${readyAt}`,
      ),
    )
  return rows.map(({ id }) => id)
}

type NewHold = Nights & { propertyId: number; holdUntil?: SQL<Date> | null } & Partial<
    Pick<HeldNightsRow, 'stayId' | 'feedId' | 'feedUid' | 'reason' | 'createdBy'>
  >

/** Called with the home locked. `nights_taken` where somebody has one of them, also where the code before did not look. */
export async function holdNights(tx: Database, { from, until, ...hold }: NewHold): Promise<number> {
  // Whose time is over stands in nobody's way: the constraint does not know the time.
  await tx
    .delete(heldNights)
    .where(
      and(eq(heldNights.propertyId, hold.propertyId), overlaps({ from, until }), lte(heldNights.holdUntil, sql`now()`)),
    )
  try {
    const [row] = await tx
      .insert(heldNights)
      .values({ ...hold, nights: rangeOf({ from, until }) })
      .returning({ id: heldNights.id })
    if (!row) throw new Error('PostgreSQL returned no row for an insert')
    return row.id
  } catch (error) {
    throw isOverlap(error) ? nightsTaken(error) : error
  }
}

/**
 * The same for what staff say or another calendar brings: who comes sooner than the home would be ready after another calendar's
 * guest goes before. Those days of preparation give way, as far as they are in the way.
 */
export async function holdBeforePreparation(tx: Database, hold: NewHold): Promise<number> {
  const range = rangeOf(hold)
  const isPreparation = and(isNotNull(heldNights.feedId), isNull(heldNights.feedUid))
  await tx.execute(sql`
    with given as (
      delete from ${heldNights} where ${and(eq(heldNights.propertyId, hold.propertyId), isPreparation, overlaps(hold))}
      returning property_id, feed_id, nights
    )
    insert into ${heldNights} (property_id, feed_id, nights)
    select property_id, feed_id, unnest(datemultirange(nights) - datemultirange(${range})) from given`)
  return holdNights(tx, hold)
}

export function nightsTaken(cause?: unknown, offers?: object): AppError {
  return new AppError('nights_taken', { fields: { arrival: 'nightsTaken' }, cause, ...(offers && { offers }) })
}

/** A stay that is over, cancelled or declined: others can have its nights. */
export async function freeNightsOf(tx: Database, stayId: number): Promise<void> {
  await tx.delete(heldNights).where(eq(heldNights.stayId, stayId))
}

/** Confirmed, or held for longer. False where they are held no more. */
export async function prolongNights(tx: Database, stayId: number, holdUntil: SQL<Date> | null): Promise<boolean> {
  const rows = await tx.update(heldNights).set({ holdUntil }).where(eq(heldNights.stayId, stayId)).returning()
  return rows.length > 0
}

/** A block of the staff's, and nothing else: nights of a guest or of another calendar stay. What it kept, or undefined. */
export async function freeBlock(tx: Database, id: number) {
  const [row] = await tx
    .delete(heldNights)
    .where(and(eq(heldNights.id, id), isNull(heldNights.stayId), isNull(heldNights.feedId)))
    .returning({
      from: sql<string>`lower(${heldNights.nights})::text`,
      until: sql<string>`upper(${heldNights.nights})::text`,
      reason: heldNights.reason,
      createdBy: heldNights.createdBy,
    })
  return row
}
