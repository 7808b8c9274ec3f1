import { type ReactNode, useCallback, useState } from 'react'
import { MapUnreachable } from '#platform/map/map-unreachable.tsx'
import { asleep } from '#ui/asleep.tsx'
import { useMessages } from '#ui/page/site.ts'
import { SkeletonCard } from '#ui/skeleton.tsx'
import { useLazyComponent } from '#ui/use-lazy-component.ts'
import { tidySearch } from '../filter-defaults.ts'
import { highlightHome, useIsHighlighted } from '../map/highlighted-home.ts'
import { nestMessages } from '../messages.ts'
import type { PropertyCardData } from '../property-card.ts'
import type { RelaxedFilter } from '../search-properties.server.ts'
import { homeId, MoreHomes } from './more-homes.tsx'
import { PropertyCard } from './property-card.tsx'
import type { ResultsMapProps } from './results-map.tsx'
import type { SearchAddress } from './use-search-address.ts'
import { OtherView, viewOf } from './view-toggle.tsx'

const NoResults = asleep(() => import('./no-results.tsx').then((part) => part.NoResults))

/** The results' map, whose code is fetched when it is shown. If that fails, the list beside it stays. */
function LazyResultsMap(props: ResultsMapProps) {
  const [hasFailed, setFailed] = useState(false)
  const load = useCallback(
    () =>
      import('../ui/results-map.tsx').then(
        ({ ResultsMap }) => ResultsMap,
        (error: unknown) => {
          setFailed(true)
          throw error
        },
      ),
    [],
  )
  // Wanted again is fetched again.
  const ResultsMap = useLazyComponent(load, !hasFailed, () => {})
  if (ResultsMap) return <ResultsMap {...props} />
  if (!hasFailed) return null
  return (
    <div className="resultsmap">
      <div className="map">
        <MapUnreachable onRetry={() => setFailed(false)} />
      </div>
    </div>
  )
}

/** Around a card of the list: pointing at it lights its marker, and the marker lights it. */
function LinkedCard({ id, children }: { id: number; children: ReactNode }) {
  const isLit = useIsHighlighted([id])
  const light = () => highlightHome(id)
  const dim = () => highlightHome(null)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only shows which marker is meant; nothing is done here
    <div className="linked" data-lit={isLit} onPointerEnter={light} onPointerLeave={dim} onFocus={light} onBlur={dim}>
      {children}
    </div>
  )
}

interface Found {
  cards: PropertyCardData[]
  total: number
  isTotalExact: boolean
  nextCursor: string | null
  /** Where this page of the list begins; null for the first. */
  cursor: string | null
  relaxedFilters: RelaxedFilter[]
}

/** Shapes of what comes, after a moment: a quick answer shows none. */
const COMING = [1, 2, 3]

interface FrameProps {
  address: SearchAddress
  /** '53 homes', for those who go from heading to heading. */
  heading?: string
  children: ReactNode
}

/** The place of the results, which knows when they are about to change. */
export function ResultsFrame({ address, heading, children }: FrameProps) {
  const { params, isSearching, isGrowing } = address
  return (
    <section
      id="homes"
      className={viewOf(params) === 'map' ? 'wrap results results--map' : 'wrap results'}
      aria-busy={isSearching || isGrowing}
      data-searching={isSearching || undefined}
    >
      {heading && <h2 className="sr">{heading}</h2>}
      {children}
    </section>
  )
}

function MapPane({ address, cards }: { address: SearchAddress; cards: PropertyCardData[] }) {
  const { params, go } = address
  const { list } = useMessages(nestMessages)
  function searchIn(bounds: string | null) {
    const wanted = new URLSearchParams(params)
    if (bounds) wanted.set('bounds', bounds)
    else wanted.delete('bounds')
    // Moving a map is one long step: going back leaves the map, not its last yard.
    go(tidySearch(wanted), { isSameStep: true })
  }
  return (
    <div className="results__map">
      <noscript>
        <p>{list.mapNeedsScripts}</p>
      </noscript>
      <LazyResultsMap cards={cards} params={params} onBounds={searchIn} />
    </div>
  )
}

export function Results({ address, found }: { address: SearchAddress; found: Found }) {
  const { cards, total, isTotalExact, nextCursor, cursor, relaxedFilters } = found
  const { list } = useMessages(nestMessages)
  const isMap = viewOf(address.params) === 'map'
  return (
    <ResultsFrame address={address} heading={list.found(total, isTotalExact)}>
      {isMap && <MapPane address={address} cards={cards} />}
      <div className="results__list">
        {cards.length > 0 ? (
          <ul className="grid">
            {cards.map((property, index) => (
              <li key={property.id} id={homeId(index + 1)}>
                {isMap ? (
                  <LinkedCard id={property.id}>
                    <PropertyCard property={property} />
                  </LinkedCard>
                ) : (
                  <PropertyCard property={property} isLead={index === 0} />
                )}
              </li>
            ))}
            {address.isGrowing &&
              COMING.map((n) => (
                <li key={n} className="coming" aria-hidden="true">
                  <SkeletonCard />
                </li>
              ))}
          </ul>
        ) : (
          <NoResults {...address} relaxedFilters={relaxedFilters} />
        )}
        <MoreHomes
          {...address}
          shown={cards.length}
          cursor={cursor}
          nextCursor={nextCursor}
          progress={cursor ? null : list.shownOf(cards.length, total, isTotalExact)}
        />
      </div>
      {cards.length > 0 && <OtherView {...address} />}
    </ResultsFrame>
  )
}
