interface Publication {
  isPublished: boolean
  publishedAt: Date | null
}

/**
 * The date under which a piece goes out: the one staff chose (a later one holds it back until then), else the one it
 * already went out under, else now. A draft without a date keeps none.
 */
export function publicationDate(
  { isPublished, publishedAt }: Publication,
  before: Publication | null = null,
): Date | null {
  if (publishedAt || !isPublished) return publishedAt
  const now = new Date()
  const wentOut = before?.isPublished ? before.publishedAt : null
  return wentOut && wentOut <= now ? wentOut : now
}

export const PUBLICATION_STATES = ['published', 'scheduled', 'draft'] as const
export type PublicationState = (typeof PUBLICATION_STATES)[number]

/** What visitors see of it now: all of it, nothing before its hour, or nothing. A piece without a date went out when it was written. */
export function publicationState(
  { isPublished, publishedAt }: { isPublished: boolean; publishedAt: string | null },
  now = Date.now(),
): PublicationState {
  if (!isPublished) return 'draft'
  return publishedAt !== null && Date.parse(publishedAt) > now ? 'scheduled' : 'published'
}
