import { and, asc, eq, sql } from 'drizzle-orm'
import { AppError } from '#common/errors.ts'
import { type Actor, isStaffRole } from '#common/permissions.ts'
import type { Database } from '#db/client.server.ts'
import type { Context } from '#db/context.server.ts'
import { type FilteredTab, MOST_SAVED_FILTERS, type SavedFilter, type SavedFilterInput } from './saved-filter.schema.ts'
import { savedFilters } from './saved-filter.table.server.ts'

const { id, tab, name, query } = savedFilters
const shown = { id, tab: sql<FilteredTab>`${tab}`, name, query }

/** Filters are everybody's own: whoever is staff keeps some, and sees no others. */
function requireStaff(actor: Actor): number {
  if (actor.kind !== 'staff') throw new AppError('unauthenticated')
  if (!isStaffRole(actor.role)) throw new AppError('forbidden')
  return actor.id
}

const isOwn = (userId: number, filterId: number) => and(eq(savedFilters.userId, userId), eq(id, filterId))

export async function listSavedFilters({ db, actor }: Context, asked?: FilteredTab): Promise<SavedFilter[]> {
  const own = eq(savedFilters.userId, requireStaff(actor))
  return db
    .select(shown)
    .from(savedFilters)
    .where(and(own, asked && eq(tab, asked)))
    .orderBy(asc(tab), asc(id))
}

/** One after the other for each person: two at once are not two too many, nor two of one name. */
async function alone(tx: Database, userId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`saved filters ${userId}`}, 0))`)
}

async function requireFreeName(tx: Database, userId: number, asked: { tab: FilteredTab; name: string }): Promise<void> {
  const isTaken = and(eq(savedFilters.userId, userId), eq(tab, asked.tab), eq(name, asked.name))
  if ((await tx.$count(savedFilters, isTaken)) > 0)
    throw new AppError('invalid_input', { fields: { name: 'filterNameTaken' } })
}

export async function saveFilter({ db, actor }: Context, input: SavedFilterInput): Promise<SavedFilter> {
  const userId = requireStaff(actor)
  return db.transaction(async (tx) => {
    await alone(tx, userId)
    const kept = await tx.$count(savedFilters, and(eq(savedFilters.userId, userId), eq(tab, input.tab)))
    if (kept >= MOST_SAVED_FILTERS)
      throw new AppError('invalid_input', { fields: { name: `tooManyFilters:${MOST_SAVED_FILTERS}` } })
    await requireFreeName(tx, userId, input)
    const [row] = await tx
      .insert(savedFilters)
      .values({ ...input, userId })
      .returning(shown)
    if (!row) throw new Error('An insert returns its row')
    return row
  })
}

export async function renameFilter({ db, actor }: Context, filterId: number, newName: string): Promise<SavedFilter> {
  const userId = requireStaff(actor)
  return db.transaction(async (tx) => {
    await alone(tx, userId)
    const [kept] = await tx.select(shown).from(savedFilters).where(isOwn(userId, filterId))
    if (!kept) throw new AppError('not_found')
    if (kept.name === newName) return kept
    await requireFreeName(tx, userId, { tab: kept.tab, name: newName })
    await tx.update(savedFilters).set({ name: newName }).where(eq(id, filterId))
    return { ...kept, name: newName }
  })
}

export async function deleteFilter({ db, actor }: Context, filterId: number): Promise<void> {
  const gone = await db
    .delete(savedFilters)
    .where(isOwn(requireStaff(actor), filterId))
    .returning({ id })
  if (gone.length === 0) throw new AppError('not_found')
}
