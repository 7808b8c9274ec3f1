import { PLACES_BY_REGION } from '#features/nest/places.ts'
import { type Phrase, phrases } from './lexicon-matcher.ts'

type Place = {
  [Region in keyof typeof PLACES_BY_REGION]: (typeof PLACES_BY_REGION)[Region][number]
}[keyof typeof PLACES_BY_REGION]

/** What else people call them. */
const OTHER_NAMES: Partial<Record<Place, string>> = {
  Almadies: 'almadies, pointe des almadies, almadis',
  Ngor: 'ile de ngor, ngor island',
  Ouakam: 'wakam',
  'Sacré-Cœur': `sacre coeur 1, sacre coeur 2, sacre coeur 3, sacre coeur i, sacre coeur ii, sacre coeur iii, sacrecoeur,
    sacrecoeur 3`,
  'Fann Résidence': 'fann',
  'Point E': 'point e dakar',
  Plateau: 'dakar plateau',
  Gorée: 'ile de goree, goree island',
  'Liberté 6': 'liberte six, liberte vi, sicap liberte 6, lib 6',
  'Hann Maristes': 'hann, maristes, hann mariste',
  'Parcelles Assainies': 'parcelle assainie, parcelles assainie',
  'Lac Rose': 'pink lake, lac retba, retba',
  'Toubab Dialaw': 'toubab dialao, dialaw',
  'Joal-Fadiouth': 'joal, fadiouth',
  Mbour: 'm bour',
  'Saint-Louis': 'st louis',
  'Nioro du Rip': 'nioro',
  Tambacounda: 'tamba',
  'Cap Skirring': 'cap skiring',
}

/** Names that are also plain words, and what must not, or must, stand beside them then. */
const PLAIN_WORDS: Phrase[] = [
  ...phrases('plateau', { place: 'Plateau' }, { notAfter: 'a un plusieurs high haut', notBefore: 'technique repas' }),
  ...phrases(
    'virage',
    { place: 'Virage' },
    { after: 'au du le in near at the a de pas sauf not ou et or and ngor yoff ^', notBefore: 'dangereux serre' },
  ),
  ...phrases('point e', { place: 'Point E' }, { notBefore: 'g' }),
  // Another quarter than Fann Résidence.
  ...phrases('fann hock', { nothing: true }),
]
const PLAIN: readonly Place[] = ['Plateau', 'Virage', 'Point E']

const OFFICIAL: readonly Place[] = Object.values(PLACES_BY_REGION).flat()

/** "N'Gor", "M'Bour": the way these names used to be written. */
const apart = (place: string) => (/^(?:Ng|Mb|Nd)/.test(place) ? `, ${place.charAt(0)} ${place.slice(1)}` : '')

export const PLACE_PHRASES: Phrase[] = [
  ...OFFICIAL.filter((place) => !PLAIN.includes(place)).flatMap((place) =>
    phrases(`${place}${apart(place)}`, { place }),
  ),
  ...Object.entries(OTHER_NAMES).flatMap(([place, list]) => phrases(list, { place })),
  ...PLAIN_WORDS,
]
