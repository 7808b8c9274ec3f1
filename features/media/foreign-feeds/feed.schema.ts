import { z } from 'zod'
import { httpUrl, idParam, line, optionalSearch } from '#common/schema.ts'
import { say } from '#common/validation.ts'
import { FEED_CATEGORIES } from './feed-problems.ts'

/** One feed has one spelling, so that it is not read twice: no mark behind it, no password in it. */
const feedAddress = httpUrl
  .refine((text) => URL.canParse(text) && new URL(text).username === '' && new URL(text).password === '', say('url'))
  .transform((text) => {
    const url = new URL(text)
    url.hash = ''
    return url.href
  })

export const feedInputSchema = z.object({
  title: line,
  url: feedAddress,
  category: z.enum(FEED_CATEGORIES, say('chooseOne')),
  isActive: z.boolean().default(true),
})
export type FeedDraft = z.input<typeof feedInputSchema>
export type FeedInput = z.output<typeof feedInputSchema>

/** New: nobody has done anything with it. */
export const FEED_ITEM_STATES = ['new', 'used', 'dismissed'] as const
export type FeedItemState = (typeof FEED_ITEM_STATES)[number]

/** What narrows the list of items; each is optional. */
export const feedItemFilterSchema = z.object({
  feedId: idParam.shape.id.optional(),
  search: optionalSearch,
  state: z.enum(FEED_ITEM_STATES, say('chooseOne')).optional(),
})
export type FeedItemFilter = z.output<typeof feedItemFilterSchema>

export const feedItemChangeSchema = z.object({ isDismissed: z.boolean(say('chooseOne')) })
export type FeedItemChange = z.output<typeof feedItemChangeSchema>
