import type { FeedItemState } from './feed.schema.ts'
import type { FeedCategory, FeedProblem } from './feed-problems.ts'

/** What leaves the server about a feed of somebody else's, for staff only. */
export interface StaffFeed {
  id: number
  title: string
  url: string
  category: FeedCategory
  isActive: boolean
  lastFetchedAt: string | null
  /** Null: the last look went well, or there was none. */
  lastProblem: FeedProblem | null
  /** When it is looked at next, if it is active. */
  nextFetchAt: string
  /** Items that nobody has done anything with. */
  newItems: number
  createdAt: string
  updatedAt: string
}

export interface StaffFeedItem {
  id: number
  feed: { id: number; title: string }
  title: string
  link: string | null
  summary: string | null
  author: string | null
  publishedAt: string | null
  fetchedAt: string
  state: FeedItemState
  /** The draft that was made of it, published by now or not. */
  articleId: number | null
}

/** What a look at a feed found. */
export interface FeedLook {
  newItems: number
  problem: FeedProblem | null
}
