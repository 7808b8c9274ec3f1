import { useEffect } from 'react'
import { Link, useRevalidator } from 'react-router'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { useMessages, useSite } from '#ui/page/site.ts'
import { filterWords, withoutFilter } from '../filter-words.ts'
import { nestMessages } from '../messages.ts'
import { keepFittingPrices } from '../price-scales.ts'
import type { RelaxedFilter } from '../search-properties.server.ts'
import { clearedSearch } from './active-filters.tsx'
import type { SearchAddress } from './use-search-address.ts'

interface Props extends Pick<SearchAddress, 'params' | 'href'> {
  relaxedFilters: readonly RelaxedFilter[]
}

/** Nothing fits: what to try, and what each filter costs. */
export function NoResults({ params, href, relaxedFilters }: Props) {
  const messages = useMessages(nestMessages)
  const site = useSite()
  const { list } = messages
  return (
    <EmptyState title={list.empty} hint={list.emptyHint}>
      <Link className="btn btn--line" to={href(clearedSearch(params))} preventScrollReset>
        {list.clearFilters}
      </Link>
      {relaxedFilters.length > 0 && (
        <div className="waysout">
          <h3>{list.relaxedFilters}</h3>
          <ul>
            {relaxedFilters.map(({ name, total, isTotalExact }) => (
              <li key={name}>
                <Link to={href(keepFittingPrices(withoutFilter(params, name), params))} preventScrollReset>
                  <span>{list.wayOut(filterWords(name, params, messages, site))}</span>
                  <span className="soft">{list.found(total, isTotalExact)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </EmptyState>
  )
}

/** The search could not be made. It is tried again on request, and by itself when the network is back. */
export function FailedResults() {
  const { list } = useMessages(nestMessages)
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    const retry = () => void revalidate()
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [revalidate])
  return (
    <div role="alert">
      <EmptyState title={list.failed} hint={list.failedHint}>
        <Button className="btn btn--line" isBusy={state === 'loading'} onClick={() => void revalidate()}>
          {list.retry}
        </Button>
      </EmptyState>
    </div>
  )
}
