import { and, asc, DrizzleQueryError, desc, eq, getTableColumns, ne, type SQL, sql } from 'drizzle-orm'
import pg from 'pg'
import type { Database } from '#db/client.server.ts'
import type { RowWindow } from '#db/content-rows.server.ts'
import { holdsWords } from '#db/holds-words.server.ts'
import { prepared } from '#db/prepared.server.ts'
import { publicRecords } from '#db/public-records.server.ts'
import type { ArticleSummaryRow } from './article.public.ts'
import type { ArticleFilter, ArticleStaffFilter } from './article.schema.ts'
import { articles, formerArticleAddresses } from './article.table.server.ts'

const publishedOn = sql`coalesce(${articles.publishedAt}, ${articles.createdAt})`

/** Visibility is a filter, written once: a date in the future holds an article back until then. */
const isPublic = and(eq(articles.isPublished, true), sql`${publishedOn} <= now()`)

/** As a part of a larger question: how many visitors find. */
export const countOfArticles = sql<number>`(select count(*)::int from ${articles} where ${isPublic})`

/** Featured first, then in the order that staff chose, then newest first. */
const ORDER = [desc(articles.isFeatured), asc(articles.position), desc(publishedOn), desc(articles.id)]
const NEWEST_FIRST = [desc(publishedOn), desc(articles.id)]

const countWords = (text: SQL.Aliased | typeof articles.content | typeof articles.contentFr) =>
  sql<number>`array_length(regexp_split_to_array(btrim(${text}), '\\s+'), 1)`

const { content, contentFr, ...otherColumns } = getTableColumns(articles)
/** Everything but the texts: they are long, and a list shows none of them. */
const SUMMARY = { ...otherColumns, words: countWords(content), wordsFr: countWords(contentFr) }

function matching({ category, tag }: ArticleFilter): SQL | undefined {
  return and(
    isPublic,
    category && eq(articles.category, category),
    // Whatever the letter case: 'vefa' finds 'VEFA'.
    tag ? sql`exists (select from unnest(${articles.tags}) word where lower(word) = lower(${tag}))` : undefined,
  )
}

export async function findPublishedArticles(db: Database, filter: ArticleFilter, window: RowWindow) {
  const where = matching(filter)
  const rows: ArticleSummaryRow[] = await db
    .select(SUMMARY)
    .from(articles)
    .where(where)
    .orderBy(...(filter.order === 'latest' ? NEWEST_FIRST : ORDER))
    .limit(window.limit)
    .offset(window.offset)
  return { rows, total: await db.$count(articles, where) }
}

interface Feed {
  limit: number
  /** Whole texts while the newest come to no more characters, counted in the longer language. */
  room: number
  /** And none that is longer. */
  longest: number
  /** So much of the others. */
  beginning: number
}

/** Texts and all, for a feed: megabytes that nobody is going to read stay in the database. */
export async function findNewestArticles(db: Database, { limit, room, longest, beginning }: Feed) {
  // Chosen before they are measured: the database would unpack and count every text there is.
  const newest = db
    .select({ id: articles.id })
    .from(articles)
    .where(isPublic)
    .orderBy(...NEWEST_FIRST)
    .limit(limit)
    .as('newest')
  const longer = sql`greatest(length(${content}), length(${contentFr}))`
  const hasRoom = sql`sum(${longer}) over (order by ${sql.join(NEWEST_FIRST, sql`, `)}) <= ${room}::int`
  const isWhole = sql<boolean>`(${hasRoom} and ${longer} <= ${longest}::int)`
  const told = (text: typeof content | typeof contentFr) =>
    sql`case when ${isWhole} then ${text} else left(${text}, ${beginning}::int) end`
  return db
    .select({
      ...otherColumns,
      content: told(content) as SQL<string>,
      contentFr: told(contentFr) as SQL<string | null>,
      isWhole,
    })
    .from(articles)
    .innerJoin(newest, eq(newest.id, articles.id))
    .orderBy(...NEWEST_FIRST)
}

const IN_STATE = {
  published: isPublic,
  scheduled: and(eq(articles.isPublished, true), sql`${publishedOn} > now()`),
  draft: eq(articles.isPublished, false),
}

export async function findArticlesForStaff(db: Database, filter: ArticleStaffFilter, window: RowWindow) {
  const { title, titleFr, excerpt, excerptFr, slug, author, tags } = articles
  const where = and(
    filter.state && IN_STATE[filter.state],
    filter.category && eq(articles.category, filter.category),
    holdsWords([title, titleFr, excerpt, excerptFr, slug, author, tags], filter.search),
  )
  const rows: ArticleSummaryRow[] = await db
    .select(SUMMARY)
    .from(articles)
    .where(where)
    .orderBy(...ORDER)
    .limit(window.limit)
    .offset(window.offset)
  return { rows, total: await db.$count(articles, where) }
}

/** Every author and every tag there is, drafts too, those used last first. */
export async function findArticleWords(db: Database): Promise<{ authors: string[]; tags: string[] }> {
  const tag = sql<string>`unnest(${articles.tags})`.as('tag')
  const tagged = db.select({ tag, id: articles.id }).from(articles).as('tagged')
  const [authors, tags] = await Promise.all([
    db
      .select({ author: articles.author })
      .from(articles)
      .groupBy(articles.author)
      .orderBy(desc(sql`max(${articles.id})`)),
    db
      .select({ tag: tagged.tag })
      .from(tagged)
      .groupBy(tagged.tag)
      .orderBy(desc(sql`max(${tagged.id})`)),
  ])
  return { authors: authors.map((row) => row.author), tags: tags.map((row) => row.tag) }
}

/** How often each tag stands on what is published, the most common first. */
export async function countTags(db: Database): Promise<{ tag: string; count: number }[]> {
  const tag = sql<string>`unnest(${articles.tags})`.as('tag')
  const tags = db.select({ tag }).from(articles).where(isPublic).as('tags')
  const count = sql<number>`count(*)::int`
  return db.select({ tag: tags.tag, count }).from(tags).groupBy(tags.tag).orderBy(desc(count), asc(tags.tag))
}

interface RelatedTo {
  id: number
  category: (typeof articles.$inferSelect)['category']
  tags: string[]
}

/** Those that share the most words first, then those of the same kind, then the newest. */
export async function findRelatedArticles(db: Database, { id, category, tags }: RelatedTo, limit: number) {
  const shared = sql`cardinality(array(select unnest(${articles.tags}) intersect select unnest(${sql.param(tags)}::text[])))`
  const rows: ArticleSummaryRow[] = await db
    .select(SUMMARY)
    .from(articles)
    .where(and(isPublic, ne(articles.id, id)))
    .orderBy(desc(shared), desc(sql`${articles.category} = ${category}`), ...NEWEST_FIRST)
    .limit(limit)
  return rows
}

/** An editor may have saved it last before its day came. */
export const publicArticles = publicRecords({
  table: articles,
  isPublic,
  key: articles.slug,
  changed: sql`greatest(${articles.updatedAt}, ${publishedOn})`,
})

const publishedArticleBySlug = prepared('article', (db) =>
  db
    .select()
    .from(articles)
    .where(and(eq(articles.slug, sql.placeholder('slug')), isPublic)),
)

export async function findPublishedArticle(db: Database, slug: string) {
  const [row] = await publishedArticleBySlug(db, { slug })
  return row
}

export async function findPublishedArticleById(db: Database, id: number) {
  const [row] = await db
    .select()
    .from(articles)
    .where(and(eq(articles.id, id), isPublic))
  return row
}

/** An article that was found at this address before it moved. */
export async function findMovedArticle(db: Database, formerSlug: string) {
  const [row] = await db
    .select({ article: articles })
    .from(formerArticleAddresses)
    .innerJoin(articles, eq(articles.id, formerArticleAddresses.articleId))
    .where(and(eq(formerArticleAddresses.slug, formerSlug), isPublic))
  return row?.article
}

/** From now on the address it had leads to the article, unless another one that is published has it. */
export async function rememberAddress(db: Database, articleId: number, formerSlug: string): Promise<void> {
  await db
    .insert(formerArticleAddresses)
    .values({ slug: formerSlug, articleId })
    .onConflictDoUpdate({ target: formerArticleAddresses.slug, set: { articleId } })
}

/** Goes with the article when it is deleted, and comes back with it. */
export async function formerAddressesOf(db: Database, articleId: number): Promise<string[]> {
  const rows = await db
    .select({ slug: formerArticleAddresses.slug })
    .from(formerArticleAddresses)
    .where(eq(formerArticleAddresses.articleId, articleId))
  return rows.map(({ slug }) => slug)
}

/** Addresses of an article that comes back, where nobody has them by now. */
export async function giveAddressesBack(db: Database, articleId: number, slugs: string[]): Promise<void> {
  if (slugs.length === 0) return
  await db
    .insert(formerArticleAddresses)
    .values(slugs.map((slug) => ({ slug, articleId })))
    .onConflictDoNothing()
}

/** Only the database knows for certain: asking it first would let two writers at once both pass. */
export function takenSlug(error: unknown): string | null {
  const cause = error instanceof DrizzleQueryError ? error.cause : undefined
  if (!(cause instanceof pg.DatabaseError) || cause.constraint !== 'articles_slug_unique') return null
  return /\(slug\)=\((.*?)\)/.exec(cause.detail ?? '')?.[1] ?? ''
}
