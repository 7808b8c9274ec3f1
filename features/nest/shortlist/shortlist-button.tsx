import { useMessages } from '#ui/page/site.ts'
import { Heart } from './heart.tsx'
import { heartMessages } from './heart-messages.ts'
import { MOST_SAVED } from './shortlist-ids.ts'
import { shortlist, useIsSaved } from './shortlist-store.ts'
import { sayOnShortlist } from './shortlist-voice.tsx'

interface Props {
  propertyId: number
  title: string
  /** In the corner of a picture, or with its word among the actions of a page. */
  variant?: 'card' | 'page'
}

/** Said once: whoever knows that nothing is kept need not hear it with every home. */
let hasSaidNotKept = false

/** Keeps a home on the visitor's shortlist, or takes it off. Without JavaScript it is not there (shortlist.css). */
export function ShortlistButton({ propertyId, title, variant = 'card' }: Props) {
  const words = useMessages(heartMessages)
  const isSaved = useIsSaved(propertyId)

  function press() {
    const outcome = shortlist.toggle(propertyId)
    if (outcome === 'full') sayOnShortlist({ text: words.full(MOST_SAVED), isShown: true })
    else if (outcome === 'removed') sayOnShortlist({ text: words.removed(title) })
    else if (shortlist.isKept || hasSaidNotKept) sayOnShortlist({ text: words.saved(title, shortlist.ids().length) })
    else {
      hasSaidNotKept = true
      sayOnShortlist({ text: words.notKept(title), isShown: true })
    }
  }

  return (
    <button
      type="button"
      className={variant === 'card' ? 'icobtn save' : 'btn btn--line save-line'}
      aria-pressed={isSaved}
      aria-label={isSaved ? words.remove(title) : words.save(title)}
      data-home={propertyId}
      onClick={press}
    >
      <Heart />
      {variant === 'page' && <span>{isSaved ? words.removeShort : words.saveShort}</span>}
    </button>
  )
}
