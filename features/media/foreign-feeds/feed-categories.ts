/** What a feed of others is about (SPEC section 9). */
export const FEED_CATEGORIES = ['news', 'market', 'industry'] as const
export type FeedCategory = (typeof FEED_CATEGORIES)[number]
