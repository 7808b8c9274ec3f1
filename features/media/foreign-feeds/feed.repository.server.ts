import { and, asc, DrizzleQueryError, eq, isNull, sql } from 'drizzle-orm'
import pg from 'pg'
import type { Database } from '#db/client.server.ts'
import type { RowWindow } from '#db/content-rows.server.ts'
import { feedItems, feeds } from './feed.table.server.ts'
import type { FeedProblem } from './feed-problems.ts'

export type FeedRow = typeof feeds.$inferSelect

/** PostgreSQL's clock, which all instances share. */
const fromNow = (ms: number) => sql`now() + ${ms} * interval '1 millisecond'`

/** Looks are not edits: whoever has the feed open in a form still has its newest version. */
const sameVersion = { updatedAt: sql`${feeds.updatedAt}` }

/** Spelled out: of a column named within a query of one table only its own name would be left, which is another's here too. */
const newItems = sql<number>`(select count(*)::int from feed_items
  where feed_items.feed_id = feeds.id and feed_items.article_id is null and feed_items.dismissed_at is null)`

const LISTED = {
  id: feeds.id,
  title: feeds.title,
  url: feeds.url,
  category: feeds.category,
  isActive: feeds.isActive,
  lastFetchedAt: feeds.lastFetchedAt,
  lastProblem: feeds.lastProblem,
  nextFetchAt: feeds.nextFetchAt,
  createdAt: feeds.createdAt,
  updatedAt: feeds.updatedAt,
  newItems,
}

export async function findFeeds(db: Database, window: RowWindow) {
  const rows = await db
    .select(LISTED)
    .from(feeds)
    .orderBy(asc(sql`lower(${feeds.title})`), asc(feeds.id))
    .limit(window.limit)
    .offset(window.offset)
  return { rows, total: await db.$count(feeds) }
}

export async function findListedFeed(db: Database, id: number) {
  const [row] = await db.select(LISTED).from(feeds).where(eq(feeds.id, id))
  return row
}

/** What an editor says of a feed. How its last look went is no part of its history. */
export async function findFeed(db: Database, id: number) {
  const { title, url, category, isActive, createdAt, updatedAt } = feeds
  const [row] = await db
    .select({ id: feeds.id, title, url, category, isActive, createdAt, updatedAt })
    .from(feeds)
    .where(eq(feeds.id, id))
  return row
}

/** Only the database knows for certain: asking it first would let two writers at once both pass. */
export function isAddressTaken(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : undefined
  return cause instanceof pg.DatabaseError && cause.constraint === 'feeds_url_unique'
}

/** Takes the feed that has been due for longest. Nobody else gets it until the lease is over. */
export async function claimDueFeed(db: Database, leaseMs: number): Promise<FeedRow | undefined> {
  const due = db
    .select({ id: feeds.id })
    .from(feeds)
    .where(and(eq(feeds.isActive, true), sql`${feeds.nextFetchAt} <= now()`))
    .orderBy(asc(feeds.nextFetchAt), asc(feeds.id))
    .limit(1)
    .for('update', { skipLocked: true })
  const [row] = await db
    .update(feeds)
    .set({ nextFetchAt: fromNow(leaseMs), ...sameVersion })
    // As an array it is asked once; `in (…)` may be planned as a loop, which would lock and take one more each turn.
    .where(sql`${feeds.id} = any(array(${due}))`)
    .returning()
  return row
}

/** Takes this one, due or not. */
export async function claimFeed(db: Database, id: number, leaseMs: number): Promise<FeedRow | undefined> {
  const [row] = await db
    .update(feeds)
    .set({ nextFetchAt: fromNow(leaseMs), ...sameVersion })
    .where(eq(feeds.id, id))
    .returning()
  return row
}

interface Settled {
  problem: FeedProblem | null
  failures: number
  nextInMs: number
  etag?: string | null
  lastModified?: string | null
}

/** Writes down how a look went. False when the feed is gone by now, or leads elsewhere: then the look was at another one. */
export async function settleFeed(
  db: Database,
  { id, url }: Pick<FeedRow, 'id' | 'url'>,
  { problem, failures, nextInMs, ...names }: Settled,
): Promise<boolean> {
  const { rowCount } = await db
    .update(feeds)
    .set({
      lastFetchedAt: sql`now()`,
      nextFetchAt: fromNow(nextInMs),
      lastProblem: problem,
      failures,
      ...names,
      ...sameVersion,
    })
    .where(and(eq(feeds.id, id), eq(feeds.url, url)))
  return rowCount === 1
}

/** Items that nobody used are kept up to this many a feed: the oldest go. */
const MOST_UNUSED = 500

/** How many of them were not known before. */
export async function addFeedItems(
  db: Database,
  feedId: number,
  items: readonly Omit<typeof feedItems.$inferInsert, 'feedId'>[],
): Promise<number> {
  if (items.length === 0) return 0
  const added = await db
    .insert(feedItems)
    .values(items.map((item) => ({ ...item, feedId })))
    .onConflictDoNothing()
    .returning({ id: feedItems.id })
  const newest = db
    .select({ id: feedItems.id })
    .from(feedItems)
    .where(eq(feedItems.feedId, feedId))
    .orderBy(sql`${feedItems.id} desc`)
    .limit(MOST_UNUSED)
  if (added.length > 0)
    await db
      .delete(feedItems)
      .where(and(eq(feedItems.feedId, feedId), isNull(feedItems.articleId), sql`${feedItems.id} not in ${newest}`))
  return added.length
}
