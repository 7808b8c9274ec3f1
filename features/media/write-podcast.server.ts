import type { ContentKind } from '#platform/content/content-kind.server.ts'
import { writerOf } from '#platform/content/write-content.server.ts'
import { requireStoredFiles } from '#platform/files/file.repository.server.ts'
import { requireStoredPictures } from '#platform/pictures/picture.repository.server.ts'
import type { PodcastInput } from './podcast.schema.ts'
import { podcasts } from './podcast.table.server.ts'
import { publicationDate } from './publication.ts'

export const podcastKind: ContentKind<typeof podcasts.$inferSelect, PodcastInput> = {
  entity: 'podcast',
  permission: 'podcast:write',
  api: { path: '/api/admin/podcasts', tag: 'Media' },
  table: podcasts,
  label: ({ title }) => title,
  check: async (db, { coverImage, audioUrl }) => {
    await requireStoredPictures(db, { coverImage })
    await requireStoredFiles(db, { audioUrl })
  },
  toRow: (input, before) => ({ ...input, publishedAt: publicationDate(input, before) }),
}

export const { create: createPodcast, update: updatePodcast } = writerOf(podcastKind)
