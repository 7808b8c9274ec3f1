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

const PLACES: readonly string[] = Object.values(PLACES_BY_REGION).flat()

/** 'sacre-coeur' and 'Sacré-Cœur' are the same place to a person typing. */
function placeKey(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/[\s’']+/g, '-')
}

const PLACE_BY_KEY = new Map(PLACES.map((name) => [placeKey(name), name]))

export function findPlace(name: string): string | undefined {
  return PLACE_BY_KEY.get(placeKey(name.trim()))
}

const REGION_BY_PLACE = new Map<string, string>(
  Object.entries(PLACES_BY_REGION).flatMap(([region, places]) => places.map((place) => [place, region])),
)

export function regionOf(place: string): string | undefined {
  return REGION_BY_PLACE.get(place)
}
