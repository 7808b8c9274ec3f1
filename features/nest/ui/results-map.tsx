import type { PropertyCardData } from '../property-card.ts'

interface Props {
  /** The list's own page of results; hovering or focusing one lights its marker. */
  cards: PropertyCardData[]
  /** The filters as they stand in the address. */
  params: URLSearchParams
  /** 'Search as I move': the part of the map to search in, as `west,south,east,north`; null for everywhere. */
  onBounds: (bounds: string | null) => void
}

/** The results on a map. */
export function ResultsMap(_props: Props) {
  return null
}
