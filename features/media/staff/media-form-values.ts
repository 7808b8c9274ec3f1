import { z } from 'zod'
import { dakarClock, momentInDakar } from '#common/dakar-time.ts'
import { optionalMoment } from '#common/schema.ts'
import { say } from '#common/validation.ts'
import { choice, formOf, type ValuesOf } from '#platform/staff-kit/form-of.ts'
import type { PublicArticle } from '../article.public.ts'
import { ARTICLE_CATEGORIES, articleInputSchema } from '../article.schema.ts'
import type { PublicPodcast } from '../podcast.public.ts'
import { podcastInputSchema } from '../podcast.schema.ts'

/** How a piece goes out, as the form asks it. */
const RELEASES = ['draft', 'now', 'at'] as const
export type Release = (typeof RELEASES)[number]

export interface PublishValues {
  release: Release
  /** Dakar's clock, as the browser's field writes it. Counts where the release is 'at'. */
  publishedAt: string
}

interface Published {
  isPublished: boolean
  publishedAt: string | null
}

/** What is out stays out under its date; what waits has its hour. */
export function toPublishValues({ isPublished, publishedAt }: Published, now = Date.now()): PublishValues {
  const isWaiting = publishedAt !== null && Date.parse(publishedAt) > now
  return {
    release: !isPublished ? 'draft' : isWaiting ? 'at' : 'now',
    publishedAt: publishedAt === null ? '' : dakarClock(new Date(publishedAt)),
  }
}

/** 'Now' sends no date: the server gives it one, or leaves what is out under the date it has. Empty: no hour on any clock. */
export function readPublishValues({ release, publishedAt }: PublishValues): Published {
  return {
    isPublished: release !== 'draft',
    publishedAt: release === 'at' ? (momentInDakar(publishedAt)?.toISOString() ?? '') : null,
  }
}

/** The API's own rule, and an hour is asked for where one is needed. */
const publishedAt = z
  .custom<unknown>((moment) => moment === null || Boolean(moment), say('dateTime'))
  .pipe(optionalMoment)
const publishing = { isPublished: null, publishedAt: z.string(), release: z.enum(RELEASES) }

export const articleForm = formOf(
  articleInputSchema.extend({ publishedAt }),
  { ...publishing, category: choice(ARTICLE_CATEGORIES) },
  {
    show: (article: PublicArticle) => ({ ...article, ...toPublishValues(article) }),
    read: (draft) => ({
      ...draft,
      ...readPublishValues(draft),
      // The address follows the title: where both are missing, the title is what is asked for.
      slug: draft.title.trim() === '' && draft.slug.trim() === '' ? 'follows-the-title' : draft.slug,
    }),
  },
)
export type ArticleFormValues = ValuesOf<typeof articleForm>

export const podcastForm = formOf(podcastInputSchema.extend({ publishedAt }), publishing, {
  show: (podcast: PublicPodcast) => ({ ...podcast, ...toPublishValues(podcast) }),
  read: (draft) => ({ ...draft, ...readPublishValues(draft) }),
})
export type PodcastFormValues = ValuesOf<typeof podcastForm>

/** The next one of the season under way. */
export function newPodcast({ season, episodeNumber }: { season: number; episodeNumber: number }): PodcastFormValues {
  return podcastForm.empty({ release: 'draft', season: String(season), episodeNumber: String(episodeNumber) })
}
