import type { Locale } from '#common/locale.ts'
import { PLACE_COORDINATES } from './place-coordinates.ts'

type Kind = 'country' | 'sea' | 'town' | 'district'

interface Label {
  kind: Kind
  text: string
  /** The zoom from which there is room for it. */
  from: number
  longitude: number
  latitude: number
}

const ATLANTIC = { en: 'Atlantic Ocean', fr: 'Océan Atlantique' }

/** Countries and the sea are written where they have room, in the reader's language. */
const WIDE_NAMES: { kind: Kind; names: Record<Locale, string>; longitude: number; latitude: number; from: number }[] = [
  { kind: 'country', names: { en: 'Senegal', fr: 'Sénégal' }, longitude: -14.65, latitude: 14.72, from: 5 },
  { kind: 'country', names: { en: 'Mauritania', fr: 'Mauritanie' }, longitude: -13.6, latitude: 17.25, from: 5 },
  { kind: 'country', names: { en: 'Mali', fr: 'Mali' }, longitude: -10.5, latitude: 14.1, from: 5 },
  { kind: 'country', names: { en: 'The Gambia', fr: 'Gambie' }, longitude: -14.75, latitude: 13.42, from: 6 },
  { kind: 'country', names: { en: 'Guinea-Bissau', fr: 'Guinée-Bissau' }, longitude: -15, latitude: 12, from: 5 },
  { kind: 'country', names: { en: 'Guinea', fr: 'Guinée' }, longitude: -11.9, latitude: 11.4, from: 5 },
  { kind: 'sea', names: ATLANTIC, longitude: -17.35, latitude: 15.6, from: 5 },
  { kind: 'sea', names: ATLANTIC, longitude: -17.4, latitude: 13.5, from: 6 },
  { kind: 'sea', names: ATLANTIC, longitude: -17.53, latitude: 14.69, from: 11 },
  { kind: 'sea', names: { en: 'Bay of Hann', fr: 'Baie de Hann' }, longitude: -17.39, latitude: 14.705, from: 11 },
]

/** How near one must be for a name to matter: the larger the town, the farther it is read. Others come from zoom 10. */
const TOWNS_FROM: Record<string, number> = {
  'Saint-Louis': 5,
  Ziguinchor: 5,
  Kaolack: 5,
  Tambacounda: 5,
  Touba: 6,
  Thiès: 6,
  Kédougou: 6,
  Kolda: 6,
  Matam: 6,
  Louga: 6,
  Mbour: 7,
  Podor: 7,
  Linguère: 7,
  Bakel: 7,
  Diourbel: 7,
  Kaffrine: 7,
  Fatick: 8,
  Tivaouane: 8,
  'Richard-Toll': 7,
  'Cap Skirring': 7,
  Sédhiou: 7,
  Vélingara: 7,
  Koungheul: 7,
  'Joal-Fadiouth': 8,
  Saly: 8,
  Bignona: 8,
  Kébémer: 8,
  'Nioro du Rip': 8,
  Saraya: 8,
  Rufisque: 9,
  Somone: 9,
  Popenguine: 9,
  Diamniadio: 9,
  Foundiougne: 9,
  Mboro: 9,
  Bambey: 9,
  Sokone: 9,
  Palmarin: 9,
}

const DISTRICTS_FROM: Record<string, number> = {
  Almadies: 10,
  Plateau: 10,
  Yoff: 10,
  Ouakam: 10,
  Pikine: 10,
  Gorée: 10,
  Guédiawaye: 10,
  'Keur Massar': 10,
  Ngor: 11,
  Mermoz: 11,
  Médina: 11,
  'Parcelles Assainies': 11,
  'Hann Maristes': 11,
  'Sacré-Cœur': 11,
  'Fann Résidence': 11,
  'Grand Yoff': 11,
  Virage: 12,
  Mamelles: 12,
  'Point E': 12,
  Cambérène: 12,
  'Liberté 6': 12,
  'Keur Gorgui': 12,
  'Ouest-Foire': 12,
  'Nord-Foire': 12,
  'Sicap Foire': 12,
}

const OTHER_TOWNS_FROM = 10

export function mapLabels(locale: Locale): Label[] {
  const wide = WIDE_NAMES.map(({ names, ...label }) => ({ ...label, text: names[locale] }))
  const places = Object.entries(PLACE_COORDINATES).map(([text, position]): Label => {
    const nearBy = DISTRICTS_FROM[text]
    return nearBy === undefined
      ? { kind: 'town', text, from: TOWNS_FROM[text] ?? OTHER_TOWNS_FROM, ...position }
      : { kind: 'district', text, from: nearBy, ...position }
  })
  const dakar: Label = { kind: 'town', text: 'Dakar', from: 5, longitude: -17.444, latitude: 14.716 }
  return [...wide, dakar, ...places]
}
