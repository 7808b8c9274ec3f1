import { and, desc, eq, ne } from 'drizzle-orm'
import type { Database } from '#db/client.server.ts'
import type { RowWindow } from '#db/content-rows.server.ts'
import { holdsWords } from '#db/holds-words.server.ts'
import { investments } from './investment.table.server.ts'

const OPEN_STATUS = 'available'

/** Visibility is a filter, written once. */
const isPublic = eq(investments.isActive, true)

export interface InvestmentFilter {
  /** Words that stand in its title, its place or what is said of it. */
  search?: string | undefined
  isVefa?: boolean | undefined
  isActive?: boolean | undefined
}

interface ListRequest extends InvestmentFilter {
  includeInactive: boolean
  window: RowWindow
}

/** Newest first. */
export async function findInvestments(db: Database, { includeInactive, window, ...filter }: ListRequest) {
  const { title, titleFr, location, description, descriptionFr } = investments
  const where = and(
    includeInactive ? undefined : isPublic,
    filter.isVefa === undefined ? undefined : eq(investments.isVefa, filter.isVefa),
    filter.isActive === undefined ? undefined : eq(investments.isActive, filter.isActive),
    holdsWords([title, titleFr, location, description, descriptionFr], filter.search),
  )
  const rows = await db
    .select()
    .from(investments)
    .where(where)
    .orderBy(desc(investments.createdAt), desc(investments.id))
    .limit(window.limit)
    .offset(window.offset)
  return { rows, total: await db.$count(investments, where) }
}

export async function findPublicInvestment(db: Database, id: number) {
  const [row] = await db
    .select()
    .from(investments)
    .where(and(eq(investments.id, id), isPublic))
  return row
}

/** Those that can still be joined first, then the newest. */
export async function findOtherInvestments(db: Database, id: number, limit: number) {
  return db
    .select()
    .from(investments)
    .where(and(isPublic, ne(investments.id, id)))
    .orderBy(desc(eq(investments.projectStatus, OPEN_STATUS)), desc(investments.createdAt), desc(investments.id))
    .limit(limit)
}

export async function listPublicInvestmentIds(db: Database) {
  const { id, updatedAt } = investments
  return db.select({ id, updatedAt }).from(investments).where(isPublic).orderBy(desc(investments.createdAt), desc(id))
}
