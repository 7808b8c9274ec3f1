import type { Context } from '#db/context.server.ts'
import type { ContentKind } from '#features/content/content-kind.server.ts'
import { createContent, deleteContent, updateContent } from '#features/content/write-content.server.ts'
import { requireStoredFiles } from '#features/files/require-stored-files.server.ts'
import { requireStoredPictures } from '#features/pictures/require-stored-pictures.server.ts'
import { deletePodcastRow, findPodcast, insertPodcast, updatePodcastRow } from './podcast.repository.server.ts'
import type { PodcastInput } from './podcast.schema.ts'
import { podcasts } from './podcast.table.server.ts'
import { publicationDate } from './publication.ts'

export const podcastKind: ContentKind<typeof podcasts.$inferSelect, PodcastInput> = {
  entity: 'podcast',
  permission: 'podcast:write',
  table: podcasts,
  label: ({ title }) => title,
  check: async (db, { coverImage, audioUrl }) => {
    await requireStoredPictures(db, { coverImage })
    await requireStoredFiles(db, { audioUrl })
  },
  toRow: (input, before) => ({ ...input, publishedAt: publicationDate(input, before) }),
  find: findPodcast,
  insert: insertPodcast,
  update: updatePodcastRow,
  remove: deletePodcastRow,
}

export function createPodcast(context: Context, input: PodcastInput): Promise<number> {
  return createContent(context, podcastKind, input)
}

export function updatePodcast(
  context: Context,
  id: number,
  input: PodcastInput,
  version: string | null = null,
): Promise<void> {
  return updateContent(context, podcastKind, { id, input, version })
}

export function deletePodcast(context: Context, id: number): Promise<void> {
  return deleteContent(context, podcastKind, id)
}
