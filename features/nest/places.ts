/** Where a home can be: the districts of Dakar and the towns of Senegal (SPEC section 9), grouped by region. */
export const PLACES_BY_REGION = {
  Dakar: [
    'Almadies',
    'Ngor',
    'Virage',
    'Yoff',
    'Ouest-Foire',
    'Mamelles',
    'Ouakam',
    'Mermoz',
    'Sacré-Cœur',
    'Keur Gorgui',
    'Fann Résidence',
    'Point E',
    'Plateau',
    'Médina',
    'Gorée',
    'Liberté 6',
    'Sicap Foire',
    'Nord-Foire',
    'Grand Yoff',
    'Hann Maristes',
    'Parcelles Assainies',
    'Cambérène',
    'Guédiawaye',
    'Pikine',
    'Keur Massar',
    'Rufisque',
    'Bargny',
    'Diamniadio',
    'Lac Rose',
  ],
  Thiès: [
    'Thiès',
    'Mbour',
    'Saly',
    'Somone',
    'Ngaparou',
    'Popenguine',
    'Toubab Dialaw',
    'Nianing',
    'Joal-Fadiouth',
    'Tivaouane',
    'Mboro',
    'Khombole',
  ],
  'Saint-Louis': ['Saint-Louis', 'Richard-Toll', 'Dagana', 'Podor'],
  Diourbel: ['Diourbel', 'Touba', 'Mbacké', 'Bambey'],
  Kaolack: ['Kaolack', 'Nioro du Rip', 'Guinguinéo'],
  Fatick: ['Fatick', 'Foundiougne', 'Sokone', 'Toubacouta', 'Palmarin'],
  Louga: ['Louga', 'Linguère', 'Kébémer'],
  Matam: ['Matam', 'Ourossogui'],
  Tambacounda: ['Tambacounda', 'Bakel'],
  Kédougou: ['Kédougou', 'Saraya'],
  Kolda: ['Kolda', 'Vélingara'],
  Ziguinchor: ['Ziguinchor', 'Cap Skirring', 'Oussouye', 'Bignona'],
  Sédhiou: ['Sédhiou', 'Goudomp'],
  Kaffrine: ['Kaffrine', 'Koungheul'],
} as const

/** What people look for homes in that is more than one place: the regions, and the coast between them and Dakar. */
export const PETITE_COTE = 'Petite Côte'
const AREAS: Record<string, readonly string[]> = {
  ...PLACES_BY_REGION,
  // From Mbour to Joal-Fadiouth, as they stand above.
  [PETITE_COTE]: PLACES_BY_REGION.Thiès.slice(1, 9),
}

const PLACES: readonly string[] = Object.values(PLACES_BY_REGION).flat()

/** 'sacre-coeur' and 'Sacré-Cœur' are the same place to a person typing. */
function placeKey(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/[\s’'()-]+/g, '-')
    .replace(/^-|-$/g, '')
}

const byKey = (names: readonly string[]) => new Map(names.map((name) => [placeKey(name), name]))
const PLACE_BY_KEY = byKey(PLACES)
const AREA_BY_KEY = byKey(Object.keys(AREAS))

export function findPlace(name: string): string | undefined {
  return PLACE_BY_KEY.get(placeKey(name))
}

/** Where to look: a place, or several under one name. */
export interface SearchedArea {
  /** As it stands in an address. */
  name: string
  places: readonly string[]
}

/** A region is often called like its town; the region holds it, and the town alone says so. */
export function townName(place: string): string {
  return place in AREAS ? `${place} (ville)` : place
}

/** 'Ngor', 'Dakar', 'Petite Côte', 'Thiès' with all its region, 'Thiès (ville)' without. */
export function findArea(name: string): SearchedArea | undefined {
  const key = placeKey(name)
  const area = AREA_BY_KEY.get(key)
  if (area) return { name: area, places: AREAS[area] ?? [] }
  const place = PLACE_BY_KEY.get(key) ?? PLACE_BY_KEY.get(key.replace(/-(?:ville|town)$/, ''))
  return place === undefined ? undefined : { name: townName(place), places: [place] }
}

/** How many homes each area has, from how many each place has. */
export function countByArea(counts: Readonly<Record<string, number>>): Record<string, number> {
  const totals = Object.entries(AREAS).map(([area, places]) => [
    area,
    places.reduce((sum, place) => sum + (counts[place] ?? 0), 0),
  ])
  return Object.fromEntries(totals.filter(([, total]) => total !== 0))
}

const REGION_BY_PLACE = new Map<string, string>(
  Object.entries(PLACES_BY_REGION).flatMap(([region, places]) => places.map((place) => [place, region])),
)

export function regionOf(place: string): string | undefined {
  return REGION_BY_PLACE.get(place)
}
