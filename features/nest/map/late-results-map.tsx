import { useCallback, useState } from 'react'
import { MapUnreachable } from '#platform/map/map-unreachable.tsx'
import { useLater } from '#ui/use-later.ts'
import type { ResultsMapProps } from '../ui/results-map.tsx'

/** The results' map, whose code is fetched when it is shown. If that fails, the list beside it stays. */
export function LateResultsMap(props: ResultsMapProps) {
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
  const ResultsMap = useLater(load, !hasFailed, () => {})
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
