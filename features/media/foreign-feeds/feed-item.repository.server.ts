import { and, desc, eq, inArray, isNotNull, isNull, lt, or, type SQL } from 'drizzle-orm'
import type { Database } from '#db/client.server.ts'
import { holdsWords } from '#db/holds-words.server.ts'
import { articles } from '../article.table.server.ts'
import type { FeedItemFilter, FeedItemState } from './feed.schema.ts'
import { feedItems, feeds } from './feed.table.server.ts'

const IN_STATE: Record<FeedItemState, SQL | undefined> = {
  new: and(isNull(feedItems.articleId), isNull(feedItems.dismissedAt)),
  used: isNotNull(feedItems.articleId),
  dismissed: and(isNull(feedItems.articleId), isNotNull(feedItems.dismissedAt)),
}

function matching({ feedId, search, state }: FeedItemFilter): SQL | undefined {
  return and(
    feedId === undefined ? undefined : eq(feedItems.feedId, feedId),
    state && IN_STATE[state],
    holdsWords([feedItems.title, feedItems.summary, feedItems.author, feeds.title], search),
  )
}

const WITH_FEED = { item: feedItems, feed: { title: feeds.title, category: feeds.category } }

/** Newest first; ids grow as items come in. */
export async function findFeedItems(
  db: Database,
  filter: FeedItemFilter,
  { limit, beforeId }: { limit: number; beforeId: number | null },
) {
  return db
    .select(WITH_FEED)
    .from(feedItems)
    .innerJoin(feeds, eq(feeds.id, feedItems.feedId))
    .where(and(matching(filter), beforeId === null ? undefined : lt(feedItems.id, beforeId)))
    .orderBy(desc(feedItems.id))
    .limit(limit)
}

export async function countFeedItems(db: Database, filter: FeedItemFilter): Promise<number> {
  return db.$count(
    db
      .select({ id: feedItems.id })
      .from(feedItems)
      .innerJoin(feeds, eq(feeds.id, feedItems.feedId))
      .where(matching(filter))
      .as('found'),
  )
}

export async function findFeedItem(db: Database, id: number) {
  const [row] = await db
    .select(WITH_FEED)
    .from(feedItems)
    .innerJoin(feeds, eq(feeds.id, feedItems.feedId))
    .where(eq(feedItems.id, id))
  return row
}

/** Locked until the transaction ends: of two who make a draft of it at once, the second finds the first one's. */
export async function lockFeedItem(db: Database, id: number): Promise<void> {
  await db.select({ id: feedItems.id }).from(feedItems).where(eq(feedItems.id, id)).for('update')
}

export async function updateFeedItem(
  db: Database,
  id: number,
  changes: Partial<typeof feedItems.$inferInsert>,
): Promise<void> {
  await db.update(feedItems).set(changes).where(eq(feedItems.id, id))
}

/** What staff did with the items of a feed: goes with it when it is deleted, and comes back with it. */
export async function findMarkedItems(db: Database, feedId: number) {
  return db
    .select()
    .from(feedItems)
    .where(and(eq(feedItems.feedId, feedId), or(isNotNull(feedItems.articleId), isNotNull(feedItems.dismissedAt))))
    .orderBy(desc(feedItems.id))
    .limit(1_000)
}

/** Which of these articles are still there. */
export async function findArticleIds(db: Database, ids: number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const rows = await db.select({ id: articles.id }).from(articles).where(inArray(articles.id, ids))
  return new Set(rows.map(({ id }) => id))
}

/** The items whose draft an article is. */
export async function findItemsOfArticle(db: Database, articleId: number): Promise<number[]> {
  const rows = await db.select({ id: feedItems.id }).from(feedItems).where(eq(feedItems.articleId, articleId))
  return rows.map(({ id }) => id)
}

/** To an article that comes back, those that have no other by now. */
export async function giveItemsBack(db: Database, articleId: number, ids: number[]): Promise<void> {
  if (ids.length === 0) return
  await db
    .update(feedItems)
    .set({ articleId })
    .where(and(inArray(feedItems.id, ids), isNull(feedItems.articleId)))
}
