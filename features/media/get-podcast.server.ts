import { AppError } from '#common/errors.ts'
import { requirePermission } from '#common/permissions.ts'
import type { Context } from '#db/context.server.ts'
import { describePictures } from '#features/pictures/describe-pictures.server.ts'
import { type PublicPodcast, toPublicPodcast } from './podcast.public.ts'
import { findPodcast, findPublishedPodcast } from './podcast.repository.server.ts'

/** A published episode. A draft has no address yet, not even for staff. */
export async function getPodcast({ db }: Context, id: number): Promise<PublicPodcast> {
  const row = await findPublishedPodcast(db, id)
  if (!row) throw new AppError('not_found')
  return toPublicPodcast(row, await describePictures(db, row.coverImage ? [row.coverImage] : []))
}

export async function getPodcastForStaff({ db, actor }: Context, id: number): Promise<PublicPodcast> {
  requirePermission(actor, 'content:read-unpublished')
  const row = await findPodcast(db, id)
  if (!row) throw new AppError('not_found')
  return toPublicPodcast(row, await describePictures(db, row.coverImage ? [row.coverImage] : []))
}
