import { unbrokenDateTime } from '#platform/staff-kit/ui/unbroken.ts'
import { useMessages, useSite } from '#ui/page/site.ts'
import { publicationState } from '../publication.ts'
import { mediaStaffMessages } from './messages.ts'
import type { Stored } from './publish-fields.tsx'

/** On the site, a draft, or when it will be on the site. */
export function useStateBadge() {
  const words = useMessages(mediaStaffMessages)
  const { locale } = useSite()
  return (piece: NonNullable<Stored>) => {
    const state = publicationState(piece)
    if (state === 'scheduled' && piece.publishedAt)
      return { text: words.scheduledFor(unbrokenDateTime(piece.publishedAt, locale)) } as const
    return { text: words.states[state], tone: state === 'published' ? 'positive' : 'neutral' } as const
  }
}
