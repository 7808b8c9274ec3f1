import { type MouseEvent, useEffect, useRef } from 'react'
import { Icon } from '#ui/icon.tsx'
import { useMessages, useSite } from '#ui/page/site.ts'
import { AddressLink, isPlainPress } from '#ui/site-link.tsx'
import { activeFilters, type FilterName, tidySearch } from '../filter-defaults.ts'
import { filterWords, withoutFilter } from '../filter-words.ts'
import { nestMessages } from '../messages.ts'
import { keepFittingPrices } from '../price-scales.ts'
import { staySearchMessages } from '../stays/stay-search-messages.ts'
import type { SearchAddress } from './use-search-address.ts'

interface Props extends Pick<SearchAddress, 'params' | 'href' | 'isSearching'> {
  /** '53 homes', '24 of 53 homes'; nothing while unknown. */
  count: string | null
}

/** The order and the view are no filters: they stay. */
export function clearedSearch(params: URLSearchParams): URLSearchParams {
  const kept = new URLSearchParams()
  for (const name of ['sort', 'view']) kept.set(name, params.get(name) ?? '')
  return tidySearch(kept)
}

/** A chip that was pressed is gone with its focus: the one that took its place gets it, or the last left, or the
 * button of the filters. */
function useFocusAfterRemoval(active: readonly FilterName[]) {
  const row = useRef<HTMLDivElement>(null)
  const removedAt = useRef<number | null>(null)
  const shown = active.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the chips have changed
  useEffect(() => {
    const at = removedAt.current
    removedAt.current = null
    if (at === null || document.activeElement !== document.body) return
    const links = row.current?.querySelectorAll('a') ?? []
    const button = row.current?.closest('form')?.querySelector<HTMLElement>('[aria-controls=filters]')
    const next = links[Math.min(at, links.length - 1)] ?? button
    next?.focus({ preventScroll: true })
  }, [shown])
  function onRemove(event: MouseEvent, position: number) {
    if (isPlainPress(event)) removedAt.current = position
  }
  return { row, onRemove }
}

export function ActiveFilters({ params, href, isSearching, count }: Props) {
  const messages = useMessages(nestMessages)
  const words = { ...messages, stays: useMessages(staySearchMessages) }
  const site = useSite()
  const { list } = messages
  const active = activeFilters(params)
  const { row, onRemove } = useFocusAfterRemoval(active)
  return (
    <div ref={row} className="active">
      <p className="active__count" aria-hidden="true">
        {count}
      </p>
      {/* Empty while a search is under way: the same count found again is said again. */}
      <p role="status" className="sr">
        {isSearching ? '' : count}
      </p>
      {active.map((name, position) => {
        const set = filterWords(name, params, words, site)
        return (
          <AddressLink
            key={name}
            to={href(keepFittingPrices(withoutFilter(params, name), params))}
            preventScrollReset
            aria-label={list.set.remove(set)}
            onClick={(event) => onRemove(event, position)}
          >
            {set} <Icon name="close" />
          </AddressLink>
        )
      })}
      {active.length > 0 && (
        <AddressLink
          className="text-link"
          to={href(clearedSearch(params))}
          preventScrollReset
          onClick={(event) => onRemove(event, 0)}
        >
          {list.clearAll}
        </AddressLink>
      )}
      {isSearching && (
        <span className="active__wait" aria-hidden="true">
          {list.searching}
        </span>
      )}
    </div>
  )
}
