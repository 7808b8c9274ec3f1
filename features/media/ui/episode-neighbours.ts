import { inLocale, type Locale } from '#common/locale.ts'
import type { Picture } from '#features/pictures/picture-address.ts'
import type { PublicPodcast } from '../podcast.public.ts'

/** An episode beside another, as a link names it. */
export interface Neighbour {
  id: number
  title: string
  episodeNumber: number | null
  picture: Picture | undefined
}

export interface Neighbours {
  previous: Neighbour | null
  next: Neighbour | null
}

function toNeighbour(episode: PublicPodcast | undefined, locale: Locale): Neighbour | null {
  if (!episode) return null
  const { id, episodeNumber, picture } = episode
  return { id, episodeNumber, title: inLocale(locale, episode.title, episode.titleFr), picture: picture ?? undefined }
}

/** Told from the order in which they went out: `all` is the newest first. */
export function findNeighbours(all: readonly PublicPodcast[], id: number, locale: Locale): Neighbours {
  const at = all.findIndex((episode) => episode.id === id)
  if (at === -1) return { previous: null, next: null }
  return { previous: toNeighbour(all[at + 1], locale), next: toNeighbour(all[at - 1], locale) }
}
