import type { StoredFile } from '#platform/files/file-types.ts'
import type { Picture } from '#ui/picture-address.ts'
import type { podcasts } from './podcast.table.server.ts'

type PodcastRow = typeof podcasts.$inferSelect

/** What leaves the server about a podcast episode. A row never does. */
export interface PublicPodcast extends Omit<PodcastRow, 'publishedAt' | 'createdAt' | 'updatedAt'> {
  /** The picture of `coverImage` with what a page needs to show it. */
  picture: Picture | null
  /** What is known of `audioUrl`, when the recording was uploaded here. */
  audioFile: StoredFile | null
  publishedAt: string | null
  createdAt: string
  updatedAt: string
}

/** Covers and recordings, by their paths. */
export interface PodcastMedia {
  pictures: Map<string, Picture>
  files: Map<string, StoredFile>
}

export function toPublicPodcast(row: PodcastRow, { pictures, files }: PodcastMedia): PublicPodcast {
  return {
    id: row.id,
    title: row.title,
    titleFr: row.titleFr,
    description: row.description,
    descriptionFr: row.descriptionFr,
    audioUrl: row.audioUrl,
    audioFile: row.audioUrl === null ? null : (files.get(row.audioUrl) ?? null),
    rssUrl: row.rssUrl,
    episodeNumber: row.episodeNumber,
    season: row.season,
    duration: row.duration,
    category: row.category,
    coverImage: row.coverImage,
    picture: row.coverImage === null ? null : (pictures.get(row.coverImage) ?? null),
    guests: row.guests,
    topics: row.topics,
    isPublished: row.isPublished,
    isFeatured: row.isFeatured,
    publishedAt: row.publishedAt?.toISOString() ?? null,
    position: row.position,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}
