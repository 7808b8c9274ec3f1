import type { PublicPodcast } from '../podcast.public.ts'

export type EpisodeCategory = PublicPodcast['category']

/** In the order of the tabs. */
export const EPISODE_CATEGORIES: readonly EpisodeCategory[] = ['real-estate', 'investment', 'business', 'interviews']

export interface EpisodeFilter {
  category?: EpisodeCategory | undefined
  topic?: string | undefined
}

/** What staff may write; a longer one is none of theirs. */
const LONGEST_TOPIC = 80

/** From the address. A category nobody knows is no category; a topic nobody knows finds nothing, and the page says so. */
export function readEpisodeFilter(params: URLSearchParams): EpisodeFilter {
  const category = EPISODE_CATEGORIES.find((known) => known === params.get('category')?.toLowerCase())
  const topic = params.get('topic')?.trim().slice(0, LONGEST_TOPIC)
  return { category, topic: topic || undefined }
}

/** And back: '?category=business&topic=Dakar'. */
export function filterSearch({ category, topic }: EpisodeFilter): string {
  const params = new URLSearchParams({ ...(category && { category }), ...(topic && { topic }) })
  return params.size > 0 ? `?${params}` : ''
}
