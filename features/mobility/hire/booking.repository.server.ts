import {
  and,
  asc,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  notExists,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Database } from '#db/client.server.ts'
import { vehicles } from '../vehicle.table.server.ts'
import type { VehicleCategory } from '../vehicle-categories.ts'
import { type BookingRow, bookings } from './booking.table.server.ts'
import { carBlocks } from './car-block.table.server.ts'
import { endOfHold, HOLDING_STATUSES } from './hire-rules.ts'

export interface HireTimes {
  pickup: Date
  dropoff: Date
}

/** From the pick-up until the car is ready for somebody else. */
export function holdOf({ pickup, dropoff }: HireTimes): SQL<string> {
  return sql<string>`tstzrange(${pickup.toISOString()}::timestamptz, ${endOfHold(dropoff).toISOString()}::timestamptz, '[)')`
}

/** Its time to be confirmed is not over yet, or it has none. */
export const isStillHeld = or(isNull(bookings.holdUntil), gt(bookings.holdUntil, sql`now()`))

/**
 * The condition of the constraint `bookings_one_hire_at_a_time`, and the time, which a constraint cannot know: whoever
 * takes a car releases first what has run out.
 */
const isHolding = and(isNotNull(bookings.held), inArray(bookings.status, HOLDING_STATUSES), isStillHeld)

/** Holds that nobody confirmed in time, locked in their order. `others`: what to do about those that somebody else has locked. */
export async function lockExpiredHolds(tx: Database, limit: number, others: 'wait' | 'skip'): Promise<BookingRow[]> {
  return tx
    .select()
    .from(bookings)
    .where(and(isNotNull(bookings.held), eq(bookings.status, 'pending'), lte(bookings.holdUntil, sql`now()`)))
    .orderBy(asc(bookings.id))
    .limit(limit)
    .for('update', others === 'skip' ? { skipLocked: true } : {})
}

/**
 * A car that visitors can hire, locked until the transaction ends: who asks for it at the same moment waits here. Without
 * that, PostgreSQL would let both try and then end one of them as a deadlock instead of a clear "taken".
 */
export async function lockPublicVehicle(tx: Database, id: number) {
  const [row] = await tx
    .select()
    .from(vehicles)
    .where(and(eq(vehicles.id, id), eq(vehicles.isAvailable, true)))
    .for('no key update')
  return row
}

/** Any car of the fleet, locked likewise: what staff do with it they may do while visitors do not see it. */
export async function lockVehicle(tx: Database, id: number) {
  const [row] = await tx.select().from(vehicles).where(eq(vehicles.id, id)).for('no key update')
  return row
}

/** The cars of a category, locked likewise, always in the same order: two who ask at once wait, and never for each other. */
export async function lockCategory(tx: Database, category: VehicleCategory): Promise<void> {
  await tx
    .select({ id: vehicles.id })
    .from(vehicles)
    .where(and(eq(vehicles.category, category), eq(vehicles.isAvailable, true)))
    .orderBy(asc(vehicles.id))
    .for('no key update')
}

/** What has a car at that time: somebody's hire, or a block of ours. `except`: the booking whose own time does not count. */
export async function findTaker(
  db: Database,
  vehicleId: number,
  times: HireTimes,
  except?: number,
): Promise<'hire' | 'block' | null> {
  const others = except === undefined ? undefined : ne(bookings.id, except)
  const overlapping = and(
    eq(bookings.vehicleId, vehicleId),
    isHolding,
    sql`${bookings.held} && ${holdOf(times)}`,
    others,
  )
  if ((await db.$count(bookings, overlapping)) > 0) return 'hire'
  const blocking = and(eq(carBlocks.vehicleId, vehicleId), sql`${carBlocks.held} && ${holdOf(times)}`)
  return (await db.$count(carBlocks, blocking)) > 0 ? 'block' : null
}

export async function isTaken(db: Database, vehicleId: number, times: HireTimes): Promise<boolean> {
  return (await findTaker(db, vehicleId, times)) !== null
}

export interface Hold {
  vehicleId: number | null
  from: Date
  until: Date
}

/** A moment as every version of PostgreSQL writes it. */
export const utcText = (moment: SQL) => sql<string>`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`

/** When these cars cannot be had, from a moment on, in order: others have them, or they are blocked. */
export async function findHolds(db: Database, vehicleIds: readonly number[], from: Date): Promise<Hold[]> {
  if (vehicleIds.length === 0) return []
  const hold = (table: typeof bookings | typeof carBlocks) => ({
    vehicleId: sql<number | null>`${table.vehicleId}`.as('vehicle'),
    from: utcText(sql`lower(${table.held})`).as('begins'),
    until: utcText(sql`upper(${table.held})`).as('ends'),
  })
  const isLater = (table: typeof bookings | typeof carBlocks) =>
    and(inArray(table.vehicleId, [...vehicleIds]), sql`upper(${table.held}) > ${from.toISOString()}::timestamptz`)
  const rows = await db
    .select(hold(bookings))
    .from(bookings)
    .where(and(isLater(bookings), isHolding))
    .unionAll(db.select(hold(carBlocks)).from(carBlocks).where(isLater(carBlocks)))
    .orderBy(sql`begins`)
  return rows.map((row) => ({ ...row, from: new Date(row.from), until: new Date(row.until) }))
}

/** Those among these bookings that this person sent and nobody has answered yet; gives their numbers. */
export async function cancelOvertaken(tx: Database, ids: number[], email: string): Promise<number[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .update(bookings)
    .set({ status: 'cancelled', holdUntil: null, awaitsVisitor: false })
    .where(
      and(
        inArray(bookings.id, ids),
        eq(bookings.status, 'pending'),
        eq(sql`lower(${bookings.email})`, email.toLowerCase()),
      ),
    )
    .returning({ id: bookings.id })
  return rows.map(({ id }) => id)
}

/** Locked until the transaction ends: two of staff may press at once. */
export async function lockBooking(tx: Database, id: number): Promise<BookingRow | undefined> {
  const [row] = await tx.select().from(bookings).where(eq(bookings.id, id)).for('update')
  return row
}

export async function updateBooking(
  tx: Database,
  id: number,
  changes: Partial<Pick<BookingRow, 'status' | 'assignedTo' | 'held' | 'awaitsVisitor'>> & {
    holdUntil?: SQL<Date> | null
  },
): Promise<void> {
  await tx.update(bookings).set(changes).where(eq(bookings.id, id))
}

/** Cars for hire that nobody has at that time, cheapest first. */
export async function findFreeVehicles(db: Database, times: HireTimes) {
  const hold = db
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.vehicleId, vehicles.id), isHolding, sql`${bookings.held} && ${holdOf(times)}`))
  const block = db
    .select({ id: carBlocks.id })
    .from(carBlocks)
    .where(and(eq(carBlocks.vehicleId, vehicles.id), sql`${carBlocks.held} && ${holdOf(times)}`))
  return db
    .select()
    .from(vehicles)
    .where(and(eq(vehicles.isAvailable, true), notExists(hold), notExists(block)))
    .orderBy(asc(vehicles.pricePerDay), asc(vehicles.id))
}

export async function findCarsOf(db: Database, category: VehicleCategory) {
  return db
    .select()
    .from(vehicles)
    .where(and(eq(vehicles.category, category), eq(vehicles.isAvailable, true)))
}

type NewBooking = Omit<typeof bookings.$inferInsert, 'held' | 'holdUntil'> & {
  held: SQL<string> | null
  holdUntil: SQL<Date> | null
}

/** As it is called that day: 'Corniche (Mercedes-Benz E 300)'. */
export const carName = ({ name, brand, model }: Pick<typeof vehicles.$inferSelect, 'name' | 'brand' | 'model'>) =>
  `${name} (${brand} ${model})`

export async function insertBooking(tx: Database, booking: NewBooking): Promise<BookingRow> {
  const [row] = await tx.insert(bookings).values(booking).returning()
  if (!row) throw new Error('PostgreSQL returned no row for an insert')
  return row
}

/** Staff say that it is no spam. Undefined when nobody thought so (any more). */
export async function releaseBooking(tx: Database, id: number): Promise<BookingRow | undefined> {
  const [row] = await tx
    .update(bookings)
    .set({ suspicion: null })
    .where(and(eq(bookings.id, id), isNotNull(bookings.suspicion)))
    .returning()
  return row
}

export interface HeldCar
  extends Partial<
    Pick<BookingRow, 'vehicleId' | 'vehicleName' | 'quote' | 'bookingData' | 'bookingDate' | 'awaitsVisitor'>
  > {
  times: HireTimes
  holdUntil: SQL<Date> | null
}

/** A booking takes a car: its own, the one that was found for it, or another one than before. */
export async function holdVehicle(tx: Database, bookingId: number, { times, ...car }: HeldCar): Promise<void> {
  await tx
    .update(bookings)
    .set({ ...car, held: holdOf(times) })
    .where(eq(bookings.id, bookingId))
}

/** Picked up on one of these days. */
export function pickedUpWithin(from: Date | null, until: Date | null): SQL | undefined {
  return and(from ? gte(bookings.bookingDate, from) : undefined, until ? lt(bookings.bookingDate, until) : undefined)
}

interface ListRequest {
  condition: SQL | undefined
  limit: number
  beforeId: number | null
}

export async function listBookings(db: Database, { condition, limit, beforeId }: ListRequest): Promise<BookingRow[]> {
  return db
    .select()
    .from(bookings)
    .where(and(condition, beforeId === null ? undefined : lt(bookings.id, beforeId)))
    .orderBy(desc(bookings.id))
    .limit(limit)
}
