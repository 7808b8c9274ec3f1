import { z } from 'zod'
import {
  count,
  countFromOne,
  line,
  optionalFileOrUrl,
  optionalLine,
  optionalMoment,
  optionalParagraph,
  optionalSearch,
  optionalUrl,
  paragraph,
  picturePath,
  words,
} from '#common/schema.ts'
import { say } from '#common/validation.ts'
import { PUBLICATION_STATES } from './publication.ts'

export const PODCAST_CATEGORIES = ['business', 'real-estate', 'investment', 'interviews'] as const

/** What the public list can be narrowed to. */
export const podcastFilterSchema = z.object({
  category: z.enum(PODCAST_CATEGORIES, say('chooseOne')).optional(),
  topic: z.string().trim().min(1, say('invalid')).max(80, say('tooLong')).optional(),
  /** By date alone; without it, what staff featured comes first, in the order they chose. */
  order: z.enum(['latest'], say('chooseOne')).optional(),
})
export type PodcastFilter = z.output<typeof podcastFilterSchema>

/** What the staff's list can be narrowed to. */
export const podcastStaffFilterSchema = z.object({
  search: optionalSearch,
  state: z.enum(PUBLICATION_STATES, say('chooseOne')).optional(),
  category: z.enum(PODCAST_CATEGORIES, say('chooseOne')).optional(),
})
export type PodcastStaffFilter = z.output<typeof podcastStaffFilterSchema>

export const podcastInputSchema = z.object({
  title: line,
  titleFr: optionalLine,
  description: paragraph.refine((text) => text.length >= 10, say('tooShort')),
  descriptionFr: optionalParagraph,
  audioUrl: optionalFileOrUrl,
  rssUrl: optionalUrl,
  episodeNumber: countFromOne.nullish().default(null),
  season: countFromOne.default(1),
  /** Minutes, as the dashboard shows it. */
  duration: count.nullish().default(null),
  category: z.enum(PODCAST_CATEGORIES, say('chooseOne')).default('interviews'),
  coverImage: picturePath.nullish().default(null),
  guests: words.default([]),
  topics: words.default([]),
  isPublished: z.boolean().default(false),
  isFeatured: z.boolean().default(false),
  publishedAt: optionalMoment,
  position: count.default(0),
})
export type PodcastDraft = z.input<typeof podcastInputSchema>
export type PodcastInput = z.output<typeof podcastInputSchema>
