import type { OptionGroup } from '#ui/options.ts'
import { PETITE_COTE, PLACES_BY_REGION, townName } from './places.ts'

interface Words {
  whole: (region: string) => string
  town: (place: string) => string
}

/** What the location filter offers, by region: the whole of it first, then its places. The Petite Côte is Thiès's shore. */
export function locationOptions({ whole, town }: Words): OptionGroup[] {
  return Object.entries(PLACES_BY_REGION).map(([region, places]) => ({
    label: region,
    options: [
      { value: region, label: whole(region) },
      ...(region === 'Thiès' ? [{ value: PETITE_COTE, label: PETITE_COTE }] : []),
      ...places.map((place) => {
        const value = townName(place)
        return { value, label: value === place ? place : town(place) }
      }),
    ],
  }))
}
