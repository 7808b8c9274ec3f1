import { useLocation } from 'react-router'
import { siteHref, useMessages, useSite } from '#ui/page/site.ts'
import { SiteLink } from '#ui/site-link.tsx'
import { heartMessages } from './heart-messages.ts'
import { Heart } from './shortlist-button.tsx'
import { shortlistPath } from './shortlist-ids.ts'
import { useShortlist } from './shortlist-store.ts'

/** The way to the saved homes: a heart in the header, a word in the menu. How many there are only the browser knows. */
export function ShortlistLink({ look }: { look: 'heart' | 'word' }) {
  const words = useMessages(heartMessages)
  const saved = useShortlist().length
  const { pathname, search } = useLocation()
  const path = shortlistPath()
  // A list somebody sent stands at the same address, with its numbers; it is not one's own.
  const isHere = pathname === siteHref(useSite(), path) && !new URLSearchParams(search).has('ids')
  return (
    <SiteLink
      to={path}
      className={look === 'heart' ? 'icobtn top__saved' : 'sheet__saved'}
      aria-label={words.link(saved)}
      aria-current={isHere ? 'page' : undefined}
    >
      {look === 'heart' ? <Heart /> : words.shortlist}
      {saved > 0 && <span className="saved-count">{saved}</span>}
    </SiteLink>
  )
}
