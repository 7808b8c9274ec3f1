import { AppError } from '#common/errors.ts'
import { requirePermission } from '#common/permissions.ts'
import type { Context } from '#db/context.server.ts'
import { describePodcasts } from './describe-podcasts.server.ts'
import type { PublicPodcast } from './podcast.public.ts'
import { findPodcast, findPublishedPodcast } from './podcast.repository.server.ts'

type Row = Awaited<ReturnType<typeof findPodcast>>

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
  return describe(context, await findPodcast(context.db, id))
}
