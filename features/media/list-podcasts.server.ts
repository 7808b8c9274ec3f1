import type { Page, Paging } from '#common/pagination.ts'
import { requirePermission } from '#common/permissions.ts'
import type { Database } from '#db/client.server.ts'
import { readWindow, toPage } from '#db/content-rows.server.ts'
import type { Context } from '#db/context.server.ts'
import { describePictures } from '#features/pictures/describe-pictures.server.ts'
import { type PublicPodcast, toPublicPodcast } from './podcast.public.ts'
import { findPodcasts } from './podcast.repository.server.ts'

async function pageOfPodcasts(db: Database, paging: Paging, includeUnpublished: boolean): Promise<Page<PublicPodcast>> {
  const window = readWindow(paging)
  const { rows, total } = await findPodcasts(db, { includeUnpublished, window })
  const described = await describePictures(
    db,
    rows.flatMap(({ coverImage }) => coverImage ?? []),
  )
  const items = rows.map((row) => toPublicPodcast(row, described))
  return toPage(window, items, total)
}

/** What is published, for everybody: staff see drafts in their own list only. */
export async function listPodcasts({ db }: Context, paging: Paging): Promise<Page<PublicPodcast>> {
  return pageOfPodcasts(db, paging, false)
}

export async function listPodcastsForStaff({ db, actor }: Context, paging: Paging): Promise<Page<PublicPodcast>> {
  requirePermission(actor, 'content:read-unpublished')
  return pageOfPodcasts(db, paging, true)
}
