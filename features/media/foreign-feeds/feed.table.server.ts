import { boolean, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, updatedAt } from '#db/columns.server.ts'
import { articles } from '../article.table.server.ts'
import { FEED_CATEGORIES } from './feed-problems.ts'

/** Feeds of others that the house reads. The rows are the schedule: who is due is fetched by whichever instance claims it. */
export const feeds = pgTable(
  'feeds',
  {
    id: id(),
    title: text('title').notNull(),
    url: text('url').notNull().unique(),
    category: text('category', { enum: FEED_CATEGORIES }).notNull(),
    isActive: boolean('is_active').notNull().default(true),
    nextFetchAt: timestamp('next_fetch_at', { withTimezone: true }).notNull().defaultNow(),
    lastFetchedAt: timestamp('last_fetched_at', { withTimezone: true }),
    /** A key of the reasons, not a sentence: staff read it in their language. Null: the last look went well. */
    lastProblem: text('last_problem'),
    /** How often it failed since it last worked. */
    failures: integer('failures').notNull().default(0),
    etag: text('etag'),
    lastModified: text('last_modified'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('feeds_due').on(table.isActive, table.nextFetchAt)],
)

export const feedItems = pgTable(
  'feed_items',
  {
    id: id(),
    feedId: integer('feed_id')
      .notNull()
      .references(() => feeds.id, { onDelete: 'cascade' }),
    /** The feed's own name for it; its address where it has none. */
    guid: text('guid').notNull(),
    title: text('title').notNull(),
    link: text('link'),
    summary: text('summary'),
    author: text('author'),
    publishedAt: timestamp('published_at', { withTimezone: true }),
    fetchedAt: timestamp('fetched_at', { withTimezone: true }).notNull().defaultNow(),
    /** The draft that was made of it. */
    articleId: integer('article_id').references(() => articles.id, { onDelete: 'set null' }),
    dismissedAt: timestamp('dismissed_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('feed_items_once').on(table.feedId, table.guid),
    index('feed_items_newest').on(table.id.desc()),
    index('feed_items_article').on(table.articleId),
  ],
)
