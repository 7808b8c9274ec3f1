import type { Locale } from '#common/locale.ts'
import type { Picture } from '#ui/picture-address.ts'
import type { PodcastNeighbours } from '../list-podcasts.server.ts'
import type { PublicPodcast } from '../podcast.public.ts'
import { type Said, sayIn } from '../said.ts'

/** An episode beside another, as a link names it. */
export interface Neighbour {
  id: number
  title: Said
  episodeNumber: number | null
  picture: Picture | undefined
}

export interface Neighbours {
  previous: Neighbour | null
  next: Neighbour | null
}

function toNeighbour(episode: PublicPodcast | null, locale: Locale): Neighbour | null {
  if (!episode) return null
  const { id, episodeNumber, picture } = episode
  return { id, episodeNumber, title: sayIn(locale, episode.title, episode.titleFr), picture: picture ?? undefined }
}

export function toNeighbours({ previous, next }: PodcastNeighbours, locale: Locale): Neighbours {
  return { previous: toNeighbour(previous, locale), next: toNeighbour(next, locale) }
}
