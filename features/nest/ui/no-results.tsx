import { EmptyState } from '#ui/empty-state.tsx'
import { useMessages, useSite } from '#ui/page/site.ts'
import { AddressLink } from '#ui/site-link.tsx'
import { filterWords, withoutFilter } from '../filter-words.ts'
import { nestMessages } from '../messages.ts'
import { keepFittingPrices } from '../price-scales.ts'
import type { RelaxedFilter } from '../search-properties.server.ts'
import { staySearchMessages } from '../stays/stay-search-messages.ts'
import { clearedSearch } from './active-filters.tsx'
import type { SearchAddress } from './use-search-address.ts'

interface Props extends Pick<SearchAddress, 'params' | 'href'> {
  relaxedFilters: readonly RelaxedFilter[]
}

/** Nothing fits: what to try, and what each filter costs. */
export function NoResults({ params, href, relaxedFilters }: Props) {
  const messages = useMessages(nestMessages)
  const words = { ...messages, stays: useMessages(staySearchMessages) }
  const site = useSite()
  const { list } = messages
  return (
    <EmptyState title={list.empty} hint={list.emptyHint}>
      <AddressLink className="btn btn--line" to={href(clearedSearch(params))} preventScrollReset>
        {list.clearFilters}
      </AddressLink>
      {relaxedFilters.length > 0 && (
        <div className="waysout">
          <h3>{list.relaxedFilters}</h3>
          <ul>
            {relaxedFilters.map(({ name, total, isTotalExact }) => (
              <li key={name}>
                <AddressLink to={href(keepFittingPrices(withoutFilter(params, name), params))} preventScrollReset>
                  <span>{list.wayOut(filterWords(name, params, words, site))}</span>
                  <span className="soft">{list.found(total, isTotalExact)}</span>
                </AddressLink>
              </li>
            ))}
          </ul>
        </div>
      )}
    </EmptyState>
  )
}
