import { and, eq, inArray, notInArray, or, sql } from 'drizzle-orm'
import type { Database } from '#db/client.server.ts'
import { investments } from '#features/invest/investment.table.server.ts'
import { articles } from '#features/media/article.table.server.ts'
import { podcasts } from '#features/media/podcast.table.server.ts'
import { properties } from '#features/nest/property.table.server.ts'
import { NO_SITES, type Place } from './daily-visit-quota.ts'
import { visitCounts } from './visit.table.server.ts'
import { OTHER } from './visit-source.ts'
import { type PageKind, visitedPage } from './visited-page.ts'

export type VisitCount = typeof visitCounts.$inferSelect

/** Adds to what was counted before, also by another instance meanwhile. */
export async function addVisits(db: Database, counts: VisitCount[]): Promise<void> {
  if (counts.length === 0) return
  const { day, path, locale, source, visits } = visitCounts
  const place = (count: VisitCount) => [count.day, count.path, count.locale, count.source].join('\n')
  // In one order everywhere, so that two instances never wait for each other's rows.
  const ordered = counts.toSorted((a, b) => (place(a) < place(b) ? -1 : 1))
  await db
    .insert(visitCounts)
    .values(ordered)
    .onConflictDoUpdate({ target: [day, path, locale, source], set: { visits: sql`${visits} + excluded.visits` } })
}

/** The rows of that day that name a site. */
export async function listPlacesOf(db: Database, of: string): Promise<Place[]> {
  const { day, path, locale, source } = visitCounts
  return db
    .select({ path, locale, source })
    .from(visitCounts)
    .where(and(eq(day, of), notInArray(source, [...NO_SITES])))
}

/**
 * Of the months that ended before this day one number per page and language is left, on the month's first day: neither the
 * days nor the sites. One month at a time; says how many rows went.
 */
export async function foldMonths(db: Database, before: string): Promise<number> {
  const { day, source } = visitCounts
  const month = sql`date_trunc('month', ${day})::date`
  const isWhole = sql`${day} < date_trunc('month', ${before}::date)`
  const isUnfolded = and(isWhole, or(sql`${day} <> ${month}`, notInArray(source, [...NO_SITES])))
  const noSites = sql.join(
    NO_SITES.map((word) => sql`${word}`),
    sql`, `,
  )
  for (let gone = 0; ; ) {
    const { rows } = await db.execute<{ gone: number }>(sql`
      with oldest as (select min(${month}) as month from ${visitCounts} where ${isUnfolded}),
      folded as (
        delete from ${visitCounts} where ${isUnfolded} and ${month} = (select month from oldest)
        returning path, locale, case when source in (${noSites}) then source else ${OTHER} end as source, visits
      ),
      kept as (
        insert into ${visitCounts} (day, path, locale, source, visits)
        select (select month from oldest), path, locale, source, sum(visits)::int from folded group by path, locale, source
        on conflict (day, path, locale, source) do update set visits = ${visitCounts}.visits + excluded.visits
      )
      select count(*)::int as gone from folded`)
    const round = rows[0]?.gone ?? 0
    if (round === 0) return gone
    gone += round
  }
}

export interface RecordTitle {
  /** Number or slug, as the address has it. */
  key: string
  title: string
  titleFr: string | null
}

type RecordKind = Exclude<PageKind, 'page'>

const TITLES: Record<RecordKind, (db: Database, keys: string[]) => Promise<RecordTitle[]>> = {
  property: (db, keys) => titlesByNumber(db, properties, keys),
  project: (db, keys) => titlesByNumber(db, investments, keys),
  episode: (db, keys) => titlesByNumber(db, podcasts, keys),
  article: (db, keys) =>
    db
      .select({ key: articles.slug, title: articles.title, titleFr: articles.titleFr })
      .from(articles)
      .where(inArray(articles.slug, keys)),
}

async function titlesByNumber(
  db: Database,
  table: typeof properties | typeof investments | typeof podcasts,
  keys: string[],
): Promise<RecordTitle[]> {
  const rows = await db
    .select({ id: table.id, title: table.title, titleFr: table.titleFr })
    .from(table)
    .where(inArray(table.id, keys.map(Number)))
  return rows.map(({ id, ...titles }) => ({ key: String(id), ...titles }))
}

/** The titles of those records among these pages that exist, by the address of their page. */
export async function findTitles(db: Database, paths: Iterable<string>): Promise<Map<string, RecordTitle>> {
  const pages = [...paths].map(visitedPage).filter((page) => page !== null)
  const found = new Map<string, RecordTitle>()
  for (const [kind, titlesOf] of Object.entries(TITLES)) {
    const asked = new Map(pages.filter((page) => page.kind === kind).map(({ key, path }) => [key, path]))
    if (asked.size === 0) continue
    for (const title of await titlesOf(db, [...asked.keys()])) found.set(asked.get(title.key) ?? '', title)
  }
  return found
}

/** Those of these addresses behind which there is a page. */
export async function listPagesThere(db: Database, paths: ReadonlySet<string>): Promise<Set<string>> {
  const titles = await findTitles(db, paths)
  return new Set([...paths].filter((path) => visitedPage(path)?.kind === 'page' || titles.has(path)))
}
