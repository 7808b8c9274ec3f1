import { z } from 'zod'
import {
  count,
  line,
  optionalLine,
  optionalMoment,
  optionalPage,
  optionalParagraph,
  optionalSearch,
  optionalUrl,
  page,
  picturePath,
  words,
} from '#common/schema.ts'
import { say } from '#common/validation.ts'
import { isTooHeavy } from './markdown-weight.ts'
import { PUBLICATION_STATES } from './publication.ts'

export const ARTICLE_CATEGORIES = ['real-estate', 'investment', 'lifestyle', 'market-insights'] as const

/** What the public list can be narrowed to. An unknown category finds nothing to choose from, so it is refused. */
export const articleFilterSchema = z.object({
  category: z.enum(ARTICLE_CATEGORIES, say('chooseOne')).optional(),
  tag: z.string().trim().min(1, say('invalid')).max(80, say('tooLong')).optional(),
  /** By date alone; without it, what staff featured comes first, in the order they chose. */
  order: z.enum(['latest'], say('chooseOne')).optional(),
})
export type ArticleFilter = z.output<typeof articleFilterSchema>

/** What the staff's list can be narrowed to. */
export const articleStaffFilterSchema = z.object({
  search: optionalSearch,
  state: z.enum(PUBLICATION_STATES, say('chooseOne')).optional(),
  category: z.enum(ARTICLE_CATEGORIES, say('chooseOne')).optional(),
})
export type ArticleStaffFilter = z.output<typeof articleStaffFilterSchema>

const isLight = (text: string) => !isTooHeavy(text)

export const articleInputSchema = z.object({
  title: line,
  titleFr: optionalLine,
  slug: z
    .string()
    .trim()
    .max(120, say('tooLong'))
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, say('slug')),
  excerpt: optionalParagraph,
  excerptFr: optionalParagraph,
  /** Markdown. */
  content: page.refine((text) => text.length >= 10, say('tooShort')).refine(isLight, say('tooHeavy')),
  contentFr: optionalPage.refine((text) => text === null || isLight(text), say('tooHeavy')),
  author: line,
  category: z.enum(ARTICLE_CATEGORIES, say('chooseOne')),
  tags: words.default([]),
  featuredImage: picturePath.nullish().default(null),
  images: z.array(picturePath).max(15, say('tooManyImages')).default([]),
  isPublished: z.boolean().default(false),
  isFeatured: z.boolean().default(false),
  publishedAt: optionalMoment,
  position: count.default(0),
  metaTitle: optionalLine,
  metaTitleFr: optionalLine,
  metaDescription: optionalParagraph,
  metaDescriptionFr: optionalParagraph,
  /** Whose news it was, where the piece follows somebody else's. */
  sourceName: optionalLine,
  sourceUrl: optionalUrl,
})
export type ArticleDraft = z.input<typeof articleInputSchema>
export type ArticleInput = z.output<typeof articleInputSchema>
