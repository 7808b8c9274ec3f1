import { findArea } from '#features/nest/places.ts'
import type { Position } from '#platform/map/geometry.ts'

/** By the sea: from any home there it is a walk. */
const BY_THE_SEA_TOWNS: readonly string[] = [
  ...['Saly', 'Somone', 'Ngaparou', 'Popenguine', 'Toubab Dialaw', 'Nianing', 'Mbour', 'Joal-Fadiouth'],
  ...['Saint-Louis', 'Cap Skirring', 'Palmarin'],
]

/** What people call several places by, besides the regions and the Petite Côte of features/nest/places.ts. */
export const PLACE_GROUPS: Readonly<Record<string, readonly string[]>> = {
  'almadies-side': ['Almadies', 'Ngor', 'Virage', 'Mamelles', 'Yoff'],
  islands: ['Gorée', 'Saint-Louis'],
  coast: BY_THE_SEA_TOWNS,
}

/** The places that a name stands for: one, or those of a region or a group. */
export function placesOf(name: string): readonly string[] {
  return PLACE_GROUPS[name] ?? findArea(name)?.places ?? []
}

export const BY_THE_SEA: readonly string[] = [
  ...['Almadies', 'Ngor', 'Virage', 'Yoff', 'Mamelles', 'Fann Résidence', 'Gorée', 'Plateau', 'Cambérène'],
  ...BY_THE_SEA_TOWNS,
]

const at = (latitude: number, longitude: number): Position => ({ latitude, longitude })

/** What people want to be near, besides the places themselves. `sea` is measured by the place. */
export const LANDMARKS = {
  airport: at(14.67, -17.0733),
  university: at(14.6925, -17.4635),
  'french-school': at(14.7168, -17.4816),
  monument: at(14.7222, -17.4949),
  station: at(14.6757, -17.4333),
  port: at(14.6797, -17.4255),
  'us-embassy': at(14.7424, -17.5219),
} as const
export type Landmark = keyof typeof LANDMARKS
export const SEA = 'sea'
