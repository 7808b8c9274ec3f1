import { SENEGAL_BOUNDS } from './geometry.ts'
import { PLACE_COORDINATES, type Position } from './place-coordinates.ts'

/** Where to draw something: its own position, or only the middle of the place it is in. */
export interface Located extends Position {
  precision: 'own' | 'place'
}

interface Whereabouts {
  latitude: number | null
  longitude: number | null
  /** A name as in PLACE_COORDINATES. */
  place?: string | undefined
}

function isInSenegal(latitude: number, longitude: number): boolean {
  const { west, south, east, north } = SENEGAL_BOUNDS
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east
}

/** A position that is missing, or lies abroad by a slip of the pen, gives way to the place's; without one there is none. */
export function locate({ latitude, longitude, place }: Whereabouts): Located | null {
  if (latitude !== null && longitude !== null && isInSenegal(latitude, longitude)) {
    return { latitude, longitude, precision: 'own' }
  }
  const middle = place === undefined ? undefined : PLACE_COORDINATES[place]
  return middle ? { ...middle, precision: 'place' } : null
}
