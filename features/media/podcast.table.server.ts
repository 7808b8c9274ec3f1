import { boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { createdAt, id, updatedAt } from '#db/columns.server.ts'
import { PODCAST_CATEGORIES } from './podcast.schema.ts'

export const podcasts = pgTable('podcasts', {
  id: id(),
  title: text('title').notNull(),
  titleFr: text('title_fr'),
  description: text('description').notNull(),
  descriptionFr: text('description_fr'),
  audioUrl: text('audio_url'),
  rssUrl: text('rss_url'),
  episodeNumber: integer('episode_number'),
  season: integer('season').notNull().default(1),
  duration: integer('duration'),
  category: text('category', { enum: PODCAST_CATEGORIES }).notNull(),
  coverImage: text('cover_image'),
  guests: text('guests').array().notNull().default([]),
  topics: text('topics').array().notNull().default([]),
  isPublished: boolean('is_published').notNull().default(false),
  isFeatured: boolean('is_featured').notNull().default(false),
  publishedAt: timestamp('published_at', { withTimezone: true }),
  position: integer('position').notNull().default(0),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})
