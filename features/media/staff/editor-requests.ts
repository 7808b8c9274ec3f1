import { useQuery } from '@tanstack/react-query'
import type { PodcastWords } from '../podcast.repository.server.ts'

export const ARTICLES_URL = '/api/admin/articles'
export const ARTICLES_TAB = '/admin/dashboard/articles'

export interface ArticleWords {
  authors: string[]
  tags: string[]
}

const NO_WORDS: ArticleWords = { authors: [], tags: [] }

/** What was used before, to be offered while typing; the form does not wait for it. */
export function useArticleWords(): ArticleWords {
  return useQuery<ArticleWords>({ queryKey: [`${ARTICLES_URL}/words`], gcTime: 0 }).data ?? NO_WORDS
}

export const PODCASTS_URL = '/api/admin/podcasts'
export const PODCASTS_TAB = '/admin/dashboard/podcasts'

/** What was used before, and where the series stands. */
export function usePodcastWords() {
  return useQuery<PodcastWords>({ queryKey: [`${PODCASTS_URL}/words`], gcTime: 0 })
}
