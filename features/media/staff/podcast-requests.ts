import { useQuery } from '@tanstack/react-query'
import type { PodcastWords } from '../podcast.repository.server.ts'

export const PODCASTS_URL = '/api/admin/podcasts'
export const PODCASTS_TAB = '/admin/dashboard/podcasts'

/** What was used before, and where the series stands. */
export function usePodcastWords() {
  return useQuery<PodcastWords>({ queryKey: [`${PODCASTS_URL}/words`], gcTime: 0 })
}
