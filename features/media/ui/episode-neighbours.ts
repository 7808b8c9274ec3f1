import type { Locale } from '#common/locale.ts'
import type { Picture } from '#ui/picture-address.ts'
import { type BilingualText, textIn } from '../bilingual-text.ts'
import { isRecorded } from '../player/track.ts'
import type { PublicPodcast } from '../podcast.public.ts'
import type { PodcastNeighbours } from '../read-podcasts.server.ts'

/** An episode beside another, as a link names it. */
export interface Neighbour {
  id: number
  title: BilingualText
  episodeNumber: number | null
  picture: Picture | undefined
  isRecorded: boolean
}

export interface Neighbours {
  previous: Neighbour | null
  next: Neighbour | null
}

function toNeighbour(episode: PublicPodcast | null, locale: Locale): Neighbour | null {
  if (!episode) return null
  const { id, episodeNumber, picture } = episode
  const title = textIn(locale, episode.title, episode.titleFr)
  return { id, episodeNumber, title, picture: picture ?? undefined, isRecorded: isRecorded(episode) }
}

export function toNeighbours({ previous, next }: PodcastNeighbours, locale: Locale): Neighbours {
  return { previous: toNeighbour(previous, locale), next: toNeighbour(next, locale) }
}
