import { and, asc, desc, eq, ne, sql } from 'drizzle-orm'
import type { Database } from '#db/client.server.ts'
import type { RowWindow } from '#db/content-rows.server.ts'
import { holdsWords } from '#db/holds-words.server.ts'
import { prepared } from '#db/prepared.server.ts'
import { publicRecords } from '#db/public-records.server.ts'
import { investments } from './investment.table.server.ts'
import { OPEN_STATUS, TAKEN_STATUS } from './project-status.ts'

/** Visibility is a filter, written once. */
const isPublic = eq(investments.isActive, true)
/** What visitors can still join; a status in staff's own words says nothing against it. */
const isOpen = and(isPublic, ne(investments.projectStatus, TAKEN_STATUS))

/** As a part of a larger question: how many can be joined. */
export const openProjects = sql<number>`(select count(*)::int from ${investments} where ${isOpen})`

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

/** Newest first; for visitors what is taken comes after all that is open. */
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
    .orderBy(
      ...(includeInactive ? [] : [asc(eq(investments.projectStatus, TAKEN_STATUS))]),
      desc(investments.createdAt),
      desc(investments.id),
    )
    .limit(window.limit)
    .offset(window.offset)
  return { rows, total: await db.$count(investments, where) }
}

const publicInvestmentById = prepared('project', (db) =>
  db
    .select()
    .from(investments)
    .where(and(eq(investments.id, sql.placeholder('id')), isPublic)),
)

export async function findPublicInvestment(db: Database, id: number) {
  const [row] = await publicInvestmentById(db, { id })
  return row
}

/** Those that are open to enquiries first, then the newest; none that is taken. */
export async function findOtherInvestments(db: Database, id: number, limit: number) {
  return db
    .select()
    .from(investments)
    .where(and(isOpen, ne(investments.id, id)))
    .orderBy(desc(eq(investments.projectStatus, OPEN_STATUS)), desc(investments.createdAt), desc(investments.id))
    .limit(limit)
}

/** What each open project aims at, in its own words. */
export async function findOpenTargets(db: Database): Promise<string[]> {
  const rows = await db.select({ target: investments.expectedRoi }).from(investments).where(isOpen)
  return rows.map(({ target }) => target)
}

export const publicInvestments = publicRecords({ table: investments, isPublic })
