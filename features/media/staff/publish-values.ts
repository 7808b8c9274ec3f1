import { type ZodType, z } from 'zod'
import { dakarClock, momentInDakar } from '#common/dakar-time.ts'

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

/** 'Now' sends no date: the server gives it one, or leaves what is out under the date it has. */
export function readPublishValues({ release, publishedAt }: PublishValues): Published {
  return {
    isPublished: release !== 'draft',
    publishedAt: release === 'at' ? (momentInDakar(publishedAt)?.toISOString() ?? null) : null,
  }
}

/** The API's own schema, reached from what the inputs hold. An hour is asked for where one is needed. */
export function publishingSchema<Values extends PublishValues, Draft, Input>(
  toDraft: (values: Values) => Draft,
  schema: ZodType<Input, Draft>,
  /** A field that is wrong only because another one is: the other says so. */
  isFollowing: (field: PropertyKey | undefined, values: Values) => boolean = () => false,
): ZodType<Input, Values> {
  return z.custom<Values>().transform((values, context) => {
    const read = schema.safeParse(toDraft(values))
    for (const { message, path } of read.error?.issues ?? [])
      if (!isFollowing(path[0], values)) context.addIssue({ code: 'custom', message, path })
    if (values.release === 'at' && momentInDakar(values.publishedAt) === null)
      context.addIssue({ code: 'custom', message: 'dateTime', path: ['publishedAt'] })
    return read.success ? read.data : z.NEVER
  })
}
