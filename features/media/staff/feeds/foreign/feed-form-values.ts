import { z } from 'zod'
import type { StaffFeed } from '../../../foreign-feeds/feed.public.ts'
import { type FeedDraft, feedInputSchema } from '../../../foreign-feeds/feed.schema.ts'
import type { FeedCategory } from '../../../foreign-feeds/feed-categories.ts'

/** What the inputs hold. */
export interface FeedFormValues {
  title: string
  url: string
  category: FeedCategory | ''
  isActive: boolean
}

export const NEW_FEED: FeedFormValues = { title: '', url: '', category: '', isActive: true }

export function toFeedValues({ title, url, category, isActive }: StaffFeed): FeedFormValues {
  return { title, url, category, isActive }
}

function toDraft({ category, url, ...values }: FeedFormValues): FeedDraft {
  // An empty choice is refused by the schema itself.
  return { ...values, url: url.trim(), category: category as FeedCategory }
}

/** The API's own schema, reached from what the inputs hold: the form knows no rule of its own. */
export const feedFormSchema = z.custom<FeedFormValues>().transform(toDraft).pipe(feedInputSchema)
