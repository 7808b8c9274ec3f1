import { type MouseEvent, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useMessages } from '#ui/page/site.ts'
import { AddressLink, isPlainPress } from '#ui/site-link.tsx'
import { MAX_SHOWN, PAGE_SIZE } from '../filter-defaults.ts'
import { nestMessages } from '../messages.ts'
import type { SearchAddress } from './use-search-address.ts'

/** The card's place in the list, from 1: where a plain link to a longer list leads. */
export const homeId = (position: number) => `home-${position}`

interface Props extends Pick<SearchAddress, 'params' | 'href' | 'isGrowing' | 'isSearching'> {
  shown: number
  /** Where this page of the list begins; null for the first. */
  cursor: string | null
  nextCursor: string | null
  /** '24 of 53 homes'; nothing on later pages, which do not know where they stand. */
  progress: string | null
}

/** The list grows where it stands, until it is long enough; then a new page begins. */
export function MoreHomes({ params, href, isGrowing, isSearching, shown, cursor, nextCursor, progress }: Props) {
  const { list } = useMessages(nestMessages)
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const grewFrom = useRef<number | null>(null)

  // Another search: whatever the list was growing to is not wanted any more.
  const search = params.toString()
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the search changes
  useEffect(() => {
    grewFrom.current = null
  }, [search])

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

  // The homes shown are still those of the last search: what follows them belongs to no search.
  const isWaiting = isGrowing || isSearching

  function grow(event: MouseEvent) {
    if (!isPlainPress(event)) return
    if (canGrow || isWaiting) event.preventDefault()
    if (!canGrow || isWaiting) return
    grewFrom.current = shown
    // In the place of the shorter list: going back leaves the list, as it would have.
    navigate(href(wanted), { preventScrollReset: true, replace: true })
  }

  return (
    <nav className="pager" aria-label={list.pages}>
      {progress && nextCursor && <p className="pager__progress">{progress}</p>}
      {cursor && (
        <AddressLink className="text-link" to={`${params.size > 0 ? href(params) : pathname}#homes`}>
          {list.firstPage}
        </AddressLink>
      )}
      {nextCursor && (
        <AddressLink
          className="btn btn--line"
          to={`${href(wanted)}#${canGrow ? homeId(shown + 1) : 'homes'}`}
          rel="next"
          aria-disabled={isWaiting || undefined}
          onClick={grow}
        >
          {isGrowing ? list.loadingMore : list.more}
        </AddressLink>
      )}
    </nav>
  )
}
