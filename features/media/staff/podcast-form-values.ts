import type { PublicPodcast } from '../podcast.public.ts'
import { type PODCAST_CATEGORIES, type PodcastDraft, podcastInputSchema } from '../podcast.schema.ts'
import { numberFrom, optionalNumberFrom } from './number-from.ts'
import { type PublishValues, publishingSchema, readPublishValues, toPublishValues } from './publish-values.ts'

/** What the inputs hold: numbers are text while someone types them, and what is missing is empty. */
export interface PodcastFormValues extends PublishValues {
  title: string
  titleFr: string
  description: string
  descriptionFr: string
  audioUrl: string
  rssUrl: string
  season: string
  episodeNumber: string
  /** Minutes. */
  duration: string
  category: (typeof PODCAST_CATEGORIES)[number]
  coverImage: string
  guests: string[]
  topics: string[]
  isFeatured: boolean
  position: string
}

/** The next one of the season under way. */
export function newPodcast({ season, episodeNumber }: { season: number; episodeNumber: number }): PodcastFormValues {
  return {
    title: '',
    titleFr: '',
    description: '',
    descriptionFr: '',
    audioUrl: '',
    rssUrl: '',
    season: String(season),
    episodeNumber: String(episodeNumber),
    duration: '',
    category: 'interviews',
    coverImage: '',
    guests: [],
    topics: [],
    isFeatured: false,
    position: '0',
    release: 'draft',
    publishedAt: '',
  }
}

const asText = (value: number | null) => (value === null ? '' : String(value))

export function toPodcastValues(podcast: PublicPodcast): PodcastFormValues {
  return {
    title: podcast.title,
    titleFr: podcast.titleFr ?? '',
    description: podcast.description,
    descriptionFr: podcast.descriptionFr ?? '',
    audioUrl: podcast.audioUrl ?? '',
    rssUrl: podcast.rssUrl ?? '',
    season: String(podcast.season),
    episodeNumber: asText(podcast.episodeNumber),
    duration: asText(podcast.duration),
    category: podcast.category,
    coverImage: podcast.coverImage ?? '',
    guests: podcast.guests,
    topics: podcast.topics,
    isFeatured: podcast.isFeatured,
    position: String(podcast.position),
    ...toPublishValues(podcast),
  }
}

function toDraft({ release, publishedAt, ...values }: PodcastFormValues): PodcastDraft {
  return {
    ...values,
    season: numberFrom(values.season),
    episodeNumber: optionalNumberFrom(values.episodeNumber),
    duration: optionalNumberFrom(values.duration),
    coverImage: values.coverImage || null,
    position: numberFrom(values.position),
    ...readPublishValues({ release, publishedAt }),
  }
}

export const podcastFormSchema = publishingSchema(toDraft, podcastInputSchema)
