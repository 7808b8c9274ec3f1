import { type Sent, withSentDates } from '#common/dates.ts'
import type { StoredFile } from '#platform/files/file-types.ts'
import type { Picture } from '#ui/picture-address.ts'
import type { podcasts } from './podcast.table.server.ts'

type PodcastRow = typeof podcasts.$inferSelect

/** What leaves the server about a podcast episode: all of its row, and what a page needs to show it. server/public-fields.api.test.ts names every field. */
export interface PublicPodcast extends Omit<Sent<PodcastRow>, 'publishedAt'> {
  /** The picture of `coverImage` with what a page needs to show it. */
  picture: Picture | null
  /** What is known of `audioUrl`, when the recording was uploaded here. */
  audioFile: StoredFile | null
  publishedAt: string | null
}

/** Covers and recordings, by their paths. */
export interface PodcastMedia {
  pictures: Map<string, Picture>
  files: Map<string, StoredFile>
}

export function toPublicPodcast(row: PodcastRow, { pictures, files }: PodcastMedia): PublicPodcast {
  return {
    ...withSentDates(row),
    publishedAt: row.publishedAt?.toISOString() ?? null,
    audioFile: files.get(row.audioUrl ?? '') ?? null,
    picture: pictures.get(row.coverImage ?? '') ?? null,
  }
}
