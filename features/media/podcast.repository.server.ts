import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '#db/client.server.ts'
import type { RowWindow } from '#db/content-rows.server.ts'
import { holdsWords } from '#db/holds-words.server.ts'
import { prepared } from '#db/prepared.server.ts'
import { publicRecords } from '#db/public-records.server.ts'
import { files } from '#platform/files/file.table.server.ts'
import type { PodcastFilter, PodcastStaffFilter } from './podcast.schema.ts'
import { podcasts } from './podcast.table.server.ts'

const publishedOn = sql`coalesce(${podcasts.publishedAt}, ${podcasts.createdAt})`

/** Visibility is a filter, written once: a date in the future holds an episode back until then. */
const isPublic = and(eq(podcasts.isPublished, true), sql`${publishedOn} <= now()`)

function matching({ category, topic }: PodcastFilter): SQL | undefined {
  return and(
    isPublic,
    category && eq(podcasts.category, category),
    // Whatever the letter case: 'vefa' finds 'VEFA'.
    topic ? sql`exists (select from unnest(${podcasts.topics}) word where lower(word) = lower(${topic}))` : undefined,
  )
}

const IN_STATE = {
  published: isPublic,
  scheduled: and(eq(podcasts.isPublished, true), sql`${publishedOn} > now()`),
  draft: eq(podcasts.isPublished, false),
}

const NEWEST_FIRST = [desc(publishedOn), desc(podcasts.id)]
/** Featured first, then in the order that staff chose, then newest first. */
const ORDER = [desc(podcasts.isFeatured), asc(podcasts.position), ...NEWEST_FIRST]

async function findRows(db: Database, where: SQL | undefined, window: RowWindow, order = ORDER) {
  const rows = await db
    .select()
    .from(podcasts)
    .where(where)
    .orderBy(...order)
    .limit(window.limit)
    .offset(window.offset)
  return { rows, total: await db.$count(podcasts, where) }
}

export async function findPublishedPodcasts(db: Database, filter: PodcastFilter, window: RowWindow) {
  return findRows(db, matching(filter), window, filter.order === 'latest' ? NEWEST_FIRST : ORDER)
}

/** What can be heard, as `isRecorded` has it: a file that is stored here, or an address elsewhere that a browser would fetch. */
const isRecorded = sql`(${podcasts.audioUrl} ~* '^https://' or exists (select from ${files} where ${files.path} = ${podcasts.audioUrl}))`

/** As a part of a larger question: how many can be heard. */
export const countOfEpisodes = sql<number>`(select count(*)::int from ${podcasts} where ${isPublic} and ${isRecorded})`

/** How many can be heard, and how many are announced only. */
export async function countPublishedPodcasts(db: Database, filter: PodcastFilter) {
  const where = matching(filter)
  const [all, recorded] = await Promise.all([db.$count(podcasts, where), db.$count(podcasts, and(where, isRecorded))])
  return { recorded, coming: all - recorded }
}

export async function findPodcastsForStaff(db: Database, filter: PodcastStaffFilter, window: RowWindow) {
  const { title, titleFr, description, descriptionFr, guests, topics } = podcasts
  const where = and(
    filter.state && IN_STATE[filter.state],
    filter.category && eq(podcasts.category, filter.category),
    holdsWords([title, titleFr, description, descriptionFr, guests, topics], filter.search),
  )
  return findRows(db, where, window)
}

export interface PodcastWords {
  guests: string[]
  topics: string[]
  /** The season under way, and the number that its next episode has. */
  season: number
  episodeNumber: number
}

/** Every guest and every topic there is, drafts too, those used last first; and where the series stands. */
export async function findPodcastWords(db: Database): Promise<PodcastWords> {
  const used = (column: typeof podcasts.guests | typeof podcasts.topics) => {
    const word = sql<string>`unnest(${column})`.as('word')
    const named = db.select({ word, id: podcasts.id }).from(podcasts).as('named')
    return db
      .select({ word: named.word })
      .from(named)
      .groupBy(named.word)
      .orderBy(desc(sql`max(${named.id})`))
  }
  const [guests, topics, [last]] = await Promise.all([
    used(podcasts.guests),
    used(podcasts.topics),
    db
      .select({ season: podcasts.season, episodeNumber: sql<number>`coalesce(max(${podcasts.episodeNumber}), 0)::int` })
      .from(podcasts)
      .groupBy(podcasts.season)
      .orderBy(desc(podcasts.season))
      .limit(1),
  ])
  return {
    guests: guests.map((row) => row.word),
    topics: topics.map((row) => row.word),
    season: last?.season ?? 1,
    episodeNumber: (last?.episodeNumber ?? 0) + 1,
  }
}

const publishedPodcastById = prepared('episode', (db) =>
  db
    .select()
    .from(podcasts)
    .where(and(eq(podcasts.id, sql.placeholder('id')), isPublic)),
)

export async function findPublishedPodcast(db: Database, id: number) {
  const [row] = await publishedPodcastById(db, { id })
  return row
}

/** The published episode that went out last before this one, and the first after it. */
export async function findPodcastNeighbours(db: Database, id: number) {
  const here = alias(podcasts, 'here')
  const place = sql`(select coalesce(${here.publishedAt}, ${here.createdAt}), ${here.id} from ${podcasts} here where ${here.id} = ${id})`
  const self = sql`(${publishedOn}, ${podcasts.id})`
  const [before, after] = await Promise.all([
    db
      .select()
      .from(podcasts)
      .where(and(isPublic, sql`${self} < ${place}`))
      .orderBy(desc(publishedOn), desc(podcasts.id))
      .limit(1),
    db
      .select()
      .from(podcasts)
      .where(and(isPublic, sql`${self} > ${place}`))
      .orderBy(asc(publishedOn), asc(podcasts.id))
      .limit(1),
  ])
  return { before: before[0], after: after[0] }
}

/** How often each topic stands on what is published, the most common first. */
export async function countTopics(db: Database): Promise<{ topic: string; count: number }[]> {
  const topic = sql<string>`unnest(${podcasts.topics})`.as('topic')
  const topics = db.select({ topic }).from(podcasts).where(isPublic).as('topics')
  const count = sql<number>`count(*)::int`
  return db
    .select({ topic: topics.topic, count })
    .from(topics)
    .groupBy(topics.topic)
    .orderBy(desc(count), asc(topics.topic))
}

export const publicPodcasts = publicRecords({
  table: podcasts,
  isPublic,
  changed: sql`greatest(${podcasts.updatedAt}, ${publishedOn})`,
})
