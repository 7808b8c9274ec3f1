import { and, asc, desc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import { staffName } from '#common/staff-name.ts'
import type { Database } from '#db/client.server.ts'
import { investments } from '#features/invest/investment.table.server.ts'
import { properties } from '#features/nest/property.table.server.ts'
import { users } from '#platform/accounts/user.table.server.ts'
import { activities, leads } from '../leads/lead.table.server.ts'
import { type ViewingRow, viewings } from './viewing.table.server.ts'

const unique = (ids: readonly (number | null)[]) => [...new Set(ids.flatMap((id) => id ?? []))]

/** Whose viewings these are, who shows them, and where: a question for each, however many there are. */
export async function findConcerned(db: Database, rows: readonly ViewingRow[]) {
  const ids = rows.map(({ id }) => id)
  const advisers = unique(rows.map(({ adviserId }) => adviserId))
  const homes = unique(rows.map(({ propertyId }) => propertyId))
  const projects = unique(rows.map(({ investmentId }) => investmentId))
  const { id, firstName, lastName, username } = users
  const [entries, members, shownHomes, shownProjects] = await Promise.all([
    ids.length === 0
      ? []
      : db
          .select({ viewingId: activities.viewingId, lead: leads })
          .from(activities)
          .innerJoin(leads, eq(leads.id, activities.leadId))
          .where(and(inArray(activities.viewingId, ids), eq(activities.type, 'submission'))),
    advisers.length === 0
      ? []
      : db.select({ id, firstName, lastName, username }).from(users).where(inArray(id, advisers)),
    homes.length === 0
      ? []
      : db
          .select({
            id: properties.id,
            location: properties.location,
            latitude: properties.latitude,
            longitude: properties.longitude,
            saleState: properties.saleState,
          })
          .from(properties)
          .where(inArray(properties.id, homes)),
    projects.length === 0
      ? []
      : db
          .select({
            id: investments.id,
            location: investments.location,
            latitude: investments.latitude,
            longitude: investments.longitude,
          })
          .from(investments)
          .where(inArray(investments.id, projects)),
  ])
  const nameOf = (lead: typeof leads.$inferSelect) =>
    [lead.firstName, lead.lastName].filter(Boolean).join(' ') || (lead.email ?? lead.phone ?? `#${lead.id}`)
  return {
    leads: new Map(entries.map(({ viewingId, lead }) => [Number(viewingId), { id: lead.id, name: nameOf(lead) }])),
    advisers: new Map(members.map((user) => [user.id, { id: user.id, name: staffName(user) }])),
    homes: new Map(shownHomes.map((home) => [home.id, home])),
    projects: new Map(shownProjects.map((project) => [project.id, project])),
  }
}

export type ViewingOrder = 'open' | 'soonest' | 'latest'

/** Nobody has said yes or no to it. */
const rank = sql<number>`case when ${viewings.status} = 'asked' then 0 else 1 end`

interface Request {
  condition: SQL | undefined
  order: ViewingOrder
  limit: number
  /** The last one of the page before: its place as text, and its number. */
  after: { value: string; id: number } | null
}

function behind(order: ViewingOrder, after: Request['after']): SQL | undefined {
  if (!after) return undefined
  const [first = '', start = ''] = after.value.split('|')
  const place = sql`${start}::timestamptz, ${after.id}`
  if (order === 'open') return sql`(${rank}, ${viewings.startsAt}, ${viewings.id}) > (${Number(first)}::int, ${place})`
  const mark = sql`(${viewings.startsAt}, ${viewings.id})`
  return order === 'soonest' ? sql`${mark} > (${place})` : sql`${mark} < (${place})`
}

/** Each with its place in the order, as exact as PostgreSQL has it. */
export async function listViewingRows(db: Database, { condition, order, limit, after }: Request) {
  const direction = order === 'latest' ? desc : asc
  return db
    .select({ viewing: getTableColumns(viewings), place: sql<string>`${rank} || '|' || ${viewings.startsAt}` })
    .from(viewings)
    .where(and(condition, behind(order, after)))
    .orderBy(...(order === 'open' ? [asc(rank)] : []), direction(viewings.startsAt), direction(viewings.id))
    .limit(limit)
}
