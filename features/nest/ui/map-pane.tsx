import { useCallback, useState } from 'react'
import { MapUnreachable } from '#platform/map/map-unreachable.tsx'
import { useMessages } from '#ui/page/site.ts'
import { useLazyComponent } from '#ui/use-lazy-component.ts'
import { tidySearch } from '../filter-defaults.ts'
import { nestMessages } from '../messages.ts'
import type { PropertyCardData } from '../property-card.ts'
import type { ResultsMapProps } from './results-map.tsx'
import type { SearchAddress } from './use-search-address.ts'

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

/** The map beside the list. */
export function MapPane({ address, cards }: { address: SearchAddress; cards: PropertyCardData[] }) {
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
