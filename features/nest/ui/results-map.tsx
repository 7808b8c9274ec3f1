import { useId, useRef } from 'react'
import { readBox } from '#platform/map/geometry.ts'
import { MapCanvas } from '#platform/map/map-canvas.tsx'
import { useMessages } from '#ui/page/site.ts'
import { nestMapMessages } from '../map/messages.ts'
import { ResultsLayer } from '../map/results-layer.tsx'
import type { PropertyCardData } from '../property-card.ts'
import '#ui/styles/map-results.css'

export interface ResultsMapProps {
  /** The list's own page of results; hovering or focusing one lights its marker. */
  cards: PropertyCardData[]
  /** The filters as they stand in the address. */
  params: URLSearchParams
  /** 'Search as I move': the part of the map to search in, as `west,south,east,north`; null for everywhere. */
  onBounds: (bounds: string | null) => void
}

/** Dakar and the Petite Côte, until the homes found say where to look. */
const FIRST_VIEW = [-17.56, 14.4, -16.95, 14.85] as const

/** The results on a map. The list beside it says the same in words. */
export function ResultsMap({ cards, params, onBounds }: ResultsMapProps) {
  const words = useMessages(nestMapMessages)
  const id = useId()
  const end = useRef<HTMLParagraphElement>(null)
  const asked = readBox(params.get('bounds') ?? '')
  return (
    <section className="resultsmap" aria-label={words.resultsLabel}>
      <a
        className="skip"
        href={`#${id}`}
        onClick={(event) => {
          // The address keeps its search; only the focus moves.
          event.preventDefault()
          end.current?.focus()
        }}
      >
        {words.skip}
      </a>
      <MapCanvas
        label={words.resultsLabel}
        view={asked ?? [...FIRST_VIEW]}
        padding={asked ? 0 : 24}
        insteadOfMap={words.cannotDraw}
      >
        {(map) => <ResultsLayer map={map} cards={cards} params={params} onBounds={onBounds} />}
      </MapCanvas>
      <p ref={end} id={id} className="sr" tabIndex={-1}>
        {words.end}
      </p>
    </section>
  )
}
