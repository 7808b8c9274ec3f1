import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import { AppError } from '#common/errors.ts'
import type { Database } from '#db/client.server.ts'
import { isOverlap } from '#db/database-error.server.ts'
import type { ViewingOffers } from './viewing.public.ts'
import { type ViewingRow, viewings } from './viewing.table.server.ts'

export function viewingTaken(cause?: unknown, offers?: ViewingOffers): AppError {
  return new AppError('viewing_taken', { fields: { startsAt: 'viewingTaken' }, cause, ...(offers && { offers }) })
}

/** Those that keep a time from others, if their own time to be confirmed is not over. */
export const STANDING = ['asked', 'confirmed'] as const

const isStillHeld = or(isNull(viewings.holdUntil), gt(viewings.holdUntil, sql`now()`))

/**
 * Whoever gives a viewing its time has this first, then the lead, then the viewing: whose turn it is depends on all that is
 * kept that day, and of a hundred who ask at once each is to see what the one before took.
 */
export async function lockTimes(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('viewings', 0))`)
}

type NewViewing = Omit<typeof viewings.$inferInsert, 'holdUntil'> & { holdUntil: SQL<Date> | null }

/** `viewing_taken` where somebody has the adviser or the home then, also where the code before did not look. */
export async function insertViewing(tx: Database, viewing: NewViewing): Promise<ViewingRow> {
  try {
    const [row] = await tx.insert(viewings).values(viewing).returning()
    if (!row) throw new Error('PostgreSQL returned no row for an insert')
    return row
  } catch (error) {
    throw isOverlap(error) ? viewingTaken(error) : error
  }
}

type Changes = Partial<Omit<ViewingRow, 'id' | 'holdUntil' | 'searchText' | 'createdAt' | 'updatedAt'>> & {
  holdUntil?: SQL<Date> | null
}

export async function updateViewing(tx: Database, id: number, changes: Changes): Promise<ViewingRow> {
  try {
    const [row] = await tx.update(viewings).set(changes).where(eq(viewings.id, id)).returning()
    if (!row) throw new Error('The viewing was locked and is not there')
    return row
  } catch (error) {
    throw isOverlap(error) ? viewingTaken(error) : error
  }
}

export async function findViewing(db: Database, id: number): Promise<ViewingRow | undefined> {
  const [row] = await db.select().from(viewings).where(eq(viewings.id, id))
  return row
}

export async function lockViewing(tx: Database, id: number): Promise<ViewingRow | undefined> {
  const [row] = await tx.select().from(viewings).where(eq(viewings.id, id)).for('update')
  return row
}

/** Viewings that stand within some time, and keep it. `except`: one that is being moved is not in its own way. */
export async function findStanding(
  db: Database,
  { from, until, except }: { from: Date; until: Date; except?: number | undefined },
) {
  const { id, adviserId, propertyId, startsAt, endsAt, adviserBusyUntil } = viewings
  return db
    .select({ id, adviserId, propertyId, startsAt, endsAt, adviserBusyUntil })
    .from(viewings)
    .where(
      and(
        inArray(viewings.status, [...STANDING]),
        isNull(viewings.suspicion),
        isStillHeld,
        lt(viewings.startsAt, until),
        gt(viewings.adviserBusyUntil, from),
        except === undefined ? undefined : sql`${viewings.id} <> ${except}`,
      ),
    )
}

const isExpired = and(eq(viewings.status, 'asked'), isNotNull(viewings.holdUntil), lte(viewings.holdUntil, sql`now()`))

/** Some whose time to be confirmed is over. */
export async function listExpiredViewings(db: Database, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: viewings.id })
    .from(viewings)
    .where(isExpired)
    .orderBy(asc(viewings.holdUntil))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** One of them, if it still is. */
export async function lockExpiredViewing(tx: Database, id: number): Promise<ViewingRow | undefined> {
  const [row] = await tx
    .select()
    .from(viewings)
    .where(and(eq(viewings.id, id), isExpired))
    .for('update')
  return row
}

/** Those among these that this person sent and nobody has answered yet: an earlier try whose answer was lost. */
export async function cancelOvertakenViewings(tx: Database, ids: number[], email: string): Promise<number[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .update(viewings)
    .set({ status: 'cancelled', cancelledBy: 'visitor', holdUntil: null, awaitsVisitor: false })
    .where(
      and(
        inArray(viewings.id, ids),
        eq(viewings.status, 'asked'),
        eq(sql`lower(${viewings.email})`, email.toLowerCase()),
      ),
    )
    .returning({ id: viewings.id })
  return rows.map(({ id }) => id)
}

/** Not spam after all. Undefined where it was not held back, or is no longer. */
export async function releaseViewing(tx: Database, id: number): Promise<ViewingRow | undefined> {
  const isHeldBack = and(eq(viewings.id, id), isNotNull(viewings.suspicion), eq(viewings.status, 'asked'))
  // Its time is nobody's until somebody is found who can show the home then.
  const lapsed = { suspicion: null, status: 'cancelled', holdUntil: null } as const
  const [row] = await tx.update(viewings).set(lapsed).where(isHeldBack).returning()
  return row
}
