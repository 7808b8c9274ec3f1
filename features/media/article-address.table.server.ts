import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt } from '#db/columns.server.ts'
import { articles } from './article.table.server.ts'

/** Addresses an article had before: links that people kept lead on to the one it has now. */
export const formerArticleAddresses = pgTable('former_article_addresses', {
  slug: text('slug').primaryKey(),
  articleId: integer('article_id')
    .notNull()
    .references(() => articles.id, { onDelete: 'cascade' }),
  createdAt: createdAt(),
})
