import { useMessages } from '#ui/page/site.ts'
import { heartMessages } from './heart-messages.ts'
import { announceOnShortlist } from './shortlist-announcer.tsx'
import { MOST_SAVED } from './shortlist-ids.ts'
import { shortlist, useIsSaved } from './shortlist-store.ts'

/** A heart cut from straight lines, as a weaver would. */
export function Heart() {
  return (
    <svg className="ico heart" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="M12 20.5 2.75 11.25V7.5L6.5 3.75h2L12 7.25l3.5-3.5h2l3.75 3.75v3.75z" />
    </svg>
  )
}

interface Props {
  propertyId: number
  title: string
  /** In the corner of a picture, or with its word among the actions of a page. */
  variant?: 'card' | 'page'
}

/** Said once: whoever knows that nothing is kept need not hear it with every home. */
let hasSaidNotKept = false

/** Keeps a home on the visitor's shortlist, or takes it off. Without JavaScript it is not there (save.css). */
export function ShortlistButton({ propertyId, title, variant = 'card' }: Props) {
  const words = useMessages(heartMessages)
  const isSaved = useIsSaved(propertyId)

  function press() {
    const outcome = shortlist.toggle(propertyId)
    if (outcome === 'full') announceOnShortlist({ text: words.full(MOST_SAVED), isShown: true })
    else if (outcome === 'removed') announceOnShortlist({ text: words.removed(title) })
    else if (shortlist.isKept || hasSaidNotKept)
      announceOnShortlist({ text: words.saved(title, shortlist.ids().length) })
    else {
      hasSaidNotKept = true
      announceOnShortlist({ text: words.notKept(title), isShown: true })
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
