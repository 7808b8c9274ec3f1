import { AppError } from '#common/errors.ts'
import type { Page, Paging } from '#common/pagination.ts'
import { requirePermission } from '#common/permissions.ts'
import type { Database } from '#db/client.server.ts'
import { findRow, readWindow, toPage } from '#db/content-rows.server.ts'
import type { Context } from '#db/context.server.ts'
import { findFiles } from '#platform/files/file.repository.server.ts'
import { describePictures } from '#platform/pictures/picture.repository.server.ts'
import { type PublicPodcast, toPublicPodcast } from './podcast.public.ts'
import {
  countPublishedPodcasts,
  countTopics,
  findPodcastNeighbours,
  findPodcastsForStaff,
  findPodcastWords,
  findPublishedPodcast,
  findPublishedPodcasts,
  type PodcastWords,
} from './podcast.repository.server.ts'
import type { PodcastFilter, PodcastStaffFilter } from './podcast.schema.ts'
import { podcasts } from './podcast.table.server.ts'

/** Episodes with their covers and recordings, looked up once for all of them. */
async function describePodcasts(
  db: Database,
  rows: readonly (typeof podcasts.$inferSelect)[],
): Promise<PublicPodcast[]> {
  const pictures = await describePictures(
    db,
    rows.flatMap(({ coverImage }) => coverImage ?? []),
  )
  const stored = await findFiles(
    db,
    rows.flatMap(({ audioUrl }) => audioUrl ?? []),
  )
  const files = new Map(stored.map((file) => [file.path, file]))
  return rows.map((row) => toPublicPodcast(row, { pictures, files }))
}

/** What is published, for everybody: staff see drafts in their own list only. */
export async function listPodcasts(
  { db }: Context,
  paging: Paging,
  filter: PodcastFilter = {},
): Promise<Page<PublicPodcast>> {
  const window = readWindow(paging)
  const { rows, total } = await findPublishedPodcasts(db, filter, window)
  return toPage(window, await describePodcasts(db, rows), total)
}

export type PodcastCounts = Awaited<ReturnType<typeof countPublishedPodcasts>>

export async function countPodcasts({ db }: Context, filter: PodcastFilter = {}): Promise<PodcastCounts> {
  return countPublishedPodcasts(db, filter)
}

export interface PodcastNeighbours {
  previous: PublicPodcast | null
  next: PublicPodcast | null
}

/** In the order in which they went out, as the feed has them, whatever order staff chose for the page. */
export async function listPodcastNeighbours({ db }: Context, id: number): Promise<PodcastNeighbours> {
  const { before, after } = await findPodcastNeighbours(db, id)
  const described = await describePodcasts(
    db,
    [before, after].flatMap((row) => row ?? []),
  )
  const find = (row: { id: number } | undefined) => described.find((podcast) => podcast.id === row?.id) ?? null
  return { previous: find(before), next: find(after) }
}

export async function listPodcastTopics({ db }: Context): Promise<{ topic: string; count: number }[]> {
  return countTopics(db)
}

/** All there is, drafts and what waits for its hour too. */
export async function listPodcastsForStaff(
  { db, actor }: Context,
  paging: Paging,
  filter: PodcastStaffFilter = {},
): Promise<Page<PublicPodcast>> {
  requirePermission(actor, 'content:read-unpublished')
  const window = readWindow(paging)
  const { rows, total } = await findPodcastsForStaff(db, filter, window)
  return toPage(window, await describePodcasts(db, rows), total)
}

/** Offered to whoever adds the next one. */
export async function listPodcastWords({ db, actor }: Context): Promise<PodcastWords> {
  requirePermission(actor, 'content:read-unpublished')
  return findPodcastWords(db)
}

type Row = Awaited<ReturnType<typeof findRow<typeof podcasts>>>

async function describe({ db }: Context, row: Row): Promise<PublicPodcast> {
  const [podcast] = row ? await describePodcasts(db, [row]) : []
  if (!podcast) throw new AppError('not_found')
  return podcast
}

/** A published episode. A draft has no address yet, not even for staff. */
export async function getPodcast(context: Context, id: number): Promise<PublicPodcast> {
  return describe(context, await findPublishedPodcast(context.db, id))
}

export async function getPodcastForStaff(context: Context, id: number): Promise<PublicPodcast> {
  requirePermission(context.actor, 'content:read-unpublished')
  return describe(context, await findRow(context.db, podcasts, id))
}
