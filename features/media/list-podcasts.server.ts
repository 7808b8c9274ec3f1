import type { Page, Paging } from '#common/pagination.ts'
import { requirePermission } from '#common/permissions.ts'
import { readWindow, toPage } from '#db/content-rows.server.ts'
import type { Context } from '#db/context.server.ts'
import { describePodcasts } from './describe-podcasts.server.ts'
import type { PublicPodcast } from './podcast.public.ts'
import {
  countTopics,
  findPodcastNeighbours,
  findPodcastsForStaff,
  findPodcastWords,
  findPublishedPodcasts,
  type PodcastWords,
} from './podcast.repository.server.ts'
import type { PodcastFilter, PodcastStaffFilter } from './podcast.schema.ts'

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
