import { FETCH_PROBLEMS, type FetchProblem } from '#platform/foreign-fetch/fetch-problems.ts'

/** Why a feed could not be read: keys, not sentences, since staff read them in their own language. */
export const FEED_PROBLEMS = [...FETCH_PROBLEMS, 'not-a-feed'] as const
export type FeedProblem = FetchProblem | 'not-a-feed'

/** What a feed of others is about (SPEC section 9). */
export const FEED_CATEGORIES = ['news', 'market', 'industry'] as const
export type FeedCategory = (typeof FEED_CATEGORIES)[number]
