import { and, between, desc, ne, sql } from 'drizzle-orm'
import type { Locale } from '#common/locale.ts'
import type { Database } from '#db/client.server.ts'
import { contactSubmissions } from '#features/enquiries/contact/contact-submission.table.server.ts'
import { userInquiries } from '#features/enquiries/inquiry/inquiry.table.server.ts'
import { articles, formerArticleAddresses } from '#features/media/article.table.server.ts'
import type { Period } from './period.ts'
import type { Arrivals, PageVisits } from './visit.public.ts'
import { visitCounts } from './visit.table.server.ts'
import { INTERNAL } from './visit-source.ts'
import { type PageKind, pathOfRecord } from './visited-page.ts'

const within = ({ from, to }: Period) => between(visitCounts.day, from, to)
const visits = sql<number>`sum(${visitCounts.visits})::int`

export async function countVisitsByDay(
  db: Database,
  period: Period,
): Promise<{ day: string; locale: Locale; visits: number }[]> {
  const { day, locale } = visitCounts
  return db.select({ day, locale, visits }).from(visitCounts).where(within(period)).groupBy(day, locale)
}

/** All of a period; null when the counting began within it or after. */
export async function countVisitsIfWhole(db: Database, period: Period): Promise<number | null> {
  const first = sql<string | null>`(select min(${visitCounts.day})::text from ${visitCounts})`
  const [row] = await db
    .select({ total: sql<number>`coalesce(sum(${visitCounts.visits}), 0)::int`, first })
    .from(visitCounts)
    .where(within(period))
  return row?.first && row.first <= period.from ? row.total : null
}

export async function listArrivals(db: Database, period: Period, most: number): Promise<Arrivals> {
  const { source } = visitCounts
  const rows = await db
    .select({ source, visits })
    .from(visitCounts)
    .where(and(within(period), ne(source, INTERNAL)))
    .groupBy(source)
    .orderBy(desc(visits), source)
  const total = rows.reduce((sum, row) => sum + row.visits, 0)
  const sources = rows.slice(0, most)
  return { total, sources, rest: total - sources.reduce((sum, row) => sum + row.visits, 0) }
}

interface Wanted {
  kinds: readonly PageKind[]
  /** Of each kind. */
  most: number
  /** Sites named for each page. */
  sources: number
}

type PageRow = Pick<PageVisits, 'path' | 'kind' | 'visits' | 'sources'> & { french: number }

const ARTICLES = pathOfRecord('article', '')

const KIND = sql`case
  when path like ${`${pathOfRecord('property', '')}%`} then 'property'
  when path like ${`${pathOfRecord('project', '')}%`} then 'project'
  when path like ${`${ARTICLES}%`} then 'article'
  when path like ${`${pathOfRecord('episode', '')}%`} then 'episode'
  else 'page' end`

/** As many different pages as a large house has in three months are added up in memory; on disk it takes three times as long. */
const ENOUGH_MEMORY = sql`set local work_mem = '64MB'`

/**
 * The most opened pages of each kind. What an article was read under a former address counts for the one it has now. First all
 * pages are added up and put in order; who sent visitors is looked up for the few that are shown.
 */
export async function listPageVisits(db: Database, period: Period, wanted: Wanted): Promise<PageRow[]> {
  const during = sql`v.day between ${period.from} and ${period.to}`
  const isArticle = sql`once like ${`${ARTICLES}%`}`
  const top = sql`
    with opened as materialized (
      select v.path as once, sum(v.visits)::int as visits from ${visitCounts} v where ${during} group by v.path
    ),
    pages as (
      select once as path, visits from opened where not ${isArticle}
      union all
      select coalesce(${ARTICLES} || now_at.slug, once), sum(visits)::int
      from opened
      left join ${formerArticleAddresses} once_at on once_at.slug = substr(once, ${ARTICLES.length + 1})
      left join ${articles} now_at on now_at.id = once_at.article_id
      where ${isArticle} group by 1
    ),
    shown as materialized (
      select kind, most.* from unnest(${sql.param([...wanted.kinds])}::text[]) as kind
      cross join lateral (
        select path, visits from pages where kind = ${KIND} order by visits desc, path limit ${wanted.most}
      ) as most
    ),
    names as (
      select path, path as once from shown
      union
      select path, ${ARTICLES} || once_at.slug
      from shown
      join ${articles} now_at on kind = 'article' and now_at.slug = substr(path, ${ARTICLES.length + 1})
      join ${formerArticleAddresses} once_at on once_at.article_id = now_at.id
    ),
    sites as (
      select names.path, v.source, sum(v.visits) as came, coalesce(sum(v.visits) filter (where v.locale = 'fr'), 0) as french,
        row_number() over (partition by names.path order by v.source = ${INTERNAL}, sum(v.visits) desc, v.source) as place
      -- Page by page, by their index: the planner would rather read all days.
      from names cross join lateral (select * from ${visitCounts} v where v.path = once and ${during} offset 0) v
      group by names.path, v.source
    )
    select path, kind, shown.visits, sum(french)::int as french,
      coalesce(
        json_agg(json_build_object('source', source, 'visits', came) order by place)
          filter (where place <= ${wanted.sources} and source <> ${INTERNAL}),
        '[]'::json
      ) as sources
    from shown join sites using (path) group by path, kind, shown.visits
    order by shown.visits desc, path`
  return db.transaction(async (tx) => {
    await tx.execute(ENOUGH_MEMORY)
    return (await tx.execute<PageRow & Record<string, unknown>>(top)).rows
  })
}

/** How often each listing was asked about: the questions from its page, and letters of the contact form that name it. */
export async function countEnquiriesByPage(db: Database, { from, to }: Period): Promise<Map<string, number>> {
  const during = sql`suspicion is null
    and created_at >= (${from}::date)::timestamp at time zone 'Africa/Dakar'
    and created_at < (${to}::date + 1)::timestamp at time zone 'Africa/Dakar'`
  const { rows } = await db.execute<{ listing: string; asked: number }>(sql`
    select listing, count(*)::int as asked from (
      select case when property_id is not null then 'property-' || property_id else 'investment-' || investment_id end
        as listing
      from ${userInquiries} where ${during} and (property_id is not null or investment_id is not null)
      union all
      select form_data->>'listing' from ${contactSubmissions}
      where ${during} and form_data->>'listing' ~ '^(property|investment)-[1-9][0-9]{0,8}$'
    ) asked_about group by listing`)
  return new Map(
    rows.map(({ listing, asked }) => {
      const [name, id = ''] = listing.split('-')
      return [pathOfRecord(name === 'property' ? 'property' : 'project', id), asked]
    }),
  )
}
