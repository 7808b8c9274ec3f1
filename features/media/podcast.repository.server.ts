import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '#db/client.server.ts'
import { deleteRow, insertRow, type RowWindow, updateRow } from '#db/content-rows.server.ts'
import { podcasts } from './podcast.table.server.ts'

type NewPodcastRow = typeof podcasts.$inferInsert

const publishedOn = sql`coalesce(${podcasts.publishedAt}, ${podcasts.createdAt})`

/** Visibility is a filter, written once: a date in the future holds an episode back until then. */
const isPublic = and(eq(podcasts.isPublished, true), sql`${publishedOn} <= now()`)

interface ListRequest {
  includeUnpublished: boolean
  window: RowWindow
}

/** Featured first, then in the order that staff chose, then newest first. */
export async function findPodcasts(db: Database, { includeUnpublished, window }: ListRequest) {
  const where = includeUnpublished ? undefined : isPublic
  const rows = await db
    .select()
    .from(podcasts)
    .where(where)
    .orderBy(desc(podcasts.isFeatured), asc(podcasts.position), desc(publishedOn), desc(podcasts.id))
    .limit(window.limit)
    .offset(window.offset)
  return { rows, total: await db.$count(podcasts, where) }
}

export async function findPodcast(db: Database, id: number) {
  const [row] = await db.select().from(podcasts).where(eq(podcasts.id, id))
  return row
}

export async function findPublishedPodcast(db: Database, id: number) {
  const [row] = await db
    .select()
    .from(podcasts)
    .where(and(eq(podcasts.id, id), isPublic))
  return row
}

export async function insertPodcast(db: Database, podcast: NewPodcastRow): Promise<number> {
  return insertRow(db, podcasts, podcast)
}

export async function updatePodcastRow(db: Database, id: number, podcast: NewPodcastRow): Promise<boolean> {
  return updateRow(db, podcasts, id, podcast)
}

export async function deletePodcastRow(db: Database, id: number): Promise<boolean> {
  return deleteRow(db, podcasts, id)
}
