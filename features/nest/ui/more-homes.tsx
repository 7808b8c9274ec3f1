import { type MouseEvent, useEffect, useRef } from 'react'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router'
import { useMessages } from '#app/site.ts'
import { MAX_SHOWN, PAGE_SIZE } from '../filter-defaults.ts'
import { nestMessages } from '../messages.ts'
import type { SearchAddress } from './use-search-address.ts'

/** The card's place in the list, from 1: where a plain link to a longer list leads. */
export const homeId = (position: number) => `home-${position}`

interface Props extends Pick<SearchAddress, 'params' | 'href' | 'isGrowing'> {
  shown: number
  nextCursor: string | null
  /** '24 of 53 homes'; nothing on later pages, which do not know where they stand. */
  progress: string | null
}

/** A press with a key held down opens another tab or window; that is the browser's. */
function isPlainPress(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
}

/** The list grows where it stands, until it is long enough; then a new page begins. */
export function MoreHomes({ params, href, isGrowing, shown, nextCursor, progress }: Props) {
  const { list } = useMessages(nestMessages)
  const { pathname } = useLocation()
  const cursor = useSearchParams()[0].get('cursor')
  const navigate = useNavigate()
  const grewFrom = useRef<number | null>(null)

  // Whoever goes on by keyboard goes on at the first new home, which stands where the button stood.
  useEffect(() => {
    if (grewFrom.current === null || shown <= grewFrom.current) return
    const first = document.getElementById(homeId(grewFrom.current + 1))
    first?.querySelector<HTMLElement>('h3 a')?.focus({ preventScroll: true })
    grewFrom.current = null
  }, [shown])

  if (!nextCursor && !cursor) return null
  const canGrow = shown + PAGE_SIZE <= MAX_SHOWN
  const wanted = new URLSearchParams(params)
  if (canGrow && cursor) wanted.set('cursor', cursor)
  if (canGrow) wanted.set('shown', String(shown + PAGE_SIZE))
  else if (nextCursor) wanted.set('cursor', nextCursor)

  function grow(event: MouseEvent) {
    if (!canGrow || !isPlainPress(event)) return
    event.preventDefault()
    if (isGrowing) return
    grewFrom.current = shown
    // In the place of the shorter list: going back leaves the list, as it would have.
    navigate(href(wanted), { preventScrollReset: true, replace: true })
  }

  return (
    <nav className="pager" aria-label={list.pages}>
      {progress && nextCursor && <p className="pager__progress">{progress}</p>}
      {cursor && (
        <Link className="thread" to={`${params.size > 0 ? href(params) : pathname}#homes`}>
          {list.firstPage}
        </Link>
      )}
      {nextCursor && (
        <Link
          className="btn btn--line"
          to={`${href(wanted)}#${canGrow ? homeId(shown + 1) : 'homes'}`}
          rel="next"
          aria-disabled={isGrowing || undefined}
          onClick={grow}
        >
          {isGrowing ? list.loadingMore : list.more}
        </Link>
      )}
    </nav>
  )
}
