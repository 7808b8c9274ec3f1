import type { Database } from '#db/client.server.ts'
import { findFiles } from '#platform/files/file.repository.server.ts'
import { describePictures } from '#platform/pictures/describe-pictures.server.ts'
import { type PublicPodcast, toPublicPodcast } from './podcast.public.ts'
import type { podcasts } from './podcast.table.server.ts'

/** Episodes with their covers and recordings, looked up once for all of them. */
export async function describePodcasts(
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
