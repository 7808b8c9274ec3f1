import type { Locale } from '#common/locale.ts'
import type { Picture } from '#ui/picture-address.ts'
import { type BilingualText, textIn } from '../bilingual-text.ts'
import { type Track, toTrack } from '../player/track.ts'
import type { PublicPodcast } from '../podcast.public.ts'

/** An episode as a list shows it, in one language. */
export interface EpisodeCardData {
  id: number
  title: BilingualText
  description: BilingualText
  episodeNumber: number | null
  duration: number | null
  category: PublicPodcast['category']
  guests: string[]
  isFeatured: boolean
  publishedAt: string | null
  picture: Picture | undefined
  track: Track | null
}

export function toEpisodeCard(podcast: PublicPodcast, locale: Locale): EpisodeCardData {
  const { id, episodeNumber, duration, category, guests, isFeatured, publishedAt } = podcast
  return {
    id,
    title: textIn(locale, podcast.title, podcast.titleFr),
    description: textIn(locale, podcast.description, podcast.descriptionFr),
    episodeNumber,
    duration,
    category,
    guests,
    isFeatured,
    publishedAt,
    picture: podcast.picture ?? undefined,
    track: toTrack(podcast),
  }
}

/** Podcast covers are drawn square and carry words; other pictures may be cropped to suit the page. */
export function isSquare(picture: Picture | null | undefined): boolean {
  return picture != null && picture.width === picture.height
}

export function coverClass(name: string, picture: Picture | null | undefined): string {
  return isSquare(picture) ? `${name} ${name}--square` : name
}
