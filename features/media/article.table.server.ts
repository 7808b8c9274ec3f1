import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { createdAt, id, updatedAt } from '#db/columns.server.ts'
import { ARTICLE_CATEGORIES } from './article.schema.ts'

export const articles = pgTable(
  'articles',
  {
    id: id(),
    title: text('title').notNull(),
    titleFr: text('title_fr'),
    slug: text('slug').notNull().unique(),
    excerpt: text('excerpt'),
    excerptFr: text('excerpt_fr'),
    content: text('content').notNull(),
    contentFr: text('content_fr'),
    author: text('author').notNull(),
    category: text('category', { enum: ARTICLE_CATEGORIES }).notNull(),
    tags: text('tags').array().notNull().default([]),
    featuredImage: text('featured_image'),
    images: text('images').array().notNull().default([]),
    isPublished: boolean('is_published').notNull().default(false),
    isFeatured: boolean('is_featured').notNull().default(false),
    publishedAt: timestamp('published_at', { withTimezone: true }),
    position: integer('position').notNull().default(0),
    metaTitle: text('meta_title'),
    metaTitleFr: text('meta_title_fr'),
    metaDescription: text('meta_description'),
    metaDescriptionFr: text('meta_description_fr'),
    /** Where the news came from, when it began as an item of somebody else's feed. */
    sourceName: text('source_name'),
    sourceUrl: text('source_url'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('articles_published').on(table.isPublished, table.publishedAt.desc())],
)

/** Addresses an article had before: links that people kept lead on to the one it has now. */
export const formerArticleAddresses = pgTable('former_article_addresses', {
  slug: text('slug').primaryKey(),
  articleId: integer('article_id')
    .notNull()
    .references(() => articles.id, { onDelete: 'cascade' }),
  createdAt: createdAt(),
})
