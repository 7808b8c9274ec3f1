import { type Position, SENEGAL_BOUNDS } from './geometry.ts'

const at = (latitude: number, longitude: number): Position => ({ latitude, longitude })

/** Roughly the middle of each district and town: good for a label or a soft circle, not for an address. */
export const PLACE_COORDINATES: Record<string, Position> = {
  Almadies: at(14.744, -17.515),
  Ngor: at(14.749, -17.513),
  Virage: at(14.753, -17.494),
  Yoff: at(14.759, -17.47),
  'Ouest-Foire': at(14.744, -17.477),
  Mamelles: at(14.73, -17.497),
  Ouakam: at(14.723, -17.49),
  Mermoz: at(14.707, -17.475),
  'Sacré-Cœur': at(14.715, -17.465),
  'Keur Gorgui': at(14.71, -17.462),
  'Fann Résidence': at(14.693, -17.468),
  'Point E': at(14.696, -17.461),
  Plateau: at(14.669, -17.437),
  Médina: at(14.682, -17.449),
  Gorée: at(14.667, -17.398),
  'Liberté 6': at(14.724, -17.456),
  'Sicap Foire': at(14.735, -17.467),
  'Nord-Foire': at(14.748, -17.464),
  'Grand Yoff': at(14.735, -17.452),
  'Hann Maristes': at(14.736, -17.425),
  'Parcelles Assainies': at(14.758, -17.441),
  Cambérène: at(14.766, -17.431),
  Guédiawaye: at(14.777, -17.396),
  Pikine: at(14.755, -17.391),
  'Keur Massar': at(14.783, -17.312),
  Rufisque: at(14.717, -17.267),
  Bargny: at(14.697, -17.23),
  Diamniadio: at(14.72, -17.183),
  'Lac Rose': at(14.839, -17.234),
  Thiès: at(14.789, -16.926),
  Mbour: at(14.42, -16.964),
  Saly: at(14.442, -17.01),
  Somone: at(14.483, -17.067),
  Ngaparou: at(14.465, -17.06),
  Popenguine: at(14.553, -17.11),
  'Toubab Dialaw': at(14.605, -17.15),
  Nianing: at(14.346, -16.931),
  'Joal-Fadiouth': at(14.167, -16.833),
  Tivaouane: at(14.95, -16.816),
  Mboro: at(15.141, -16.885),
  Khombole: at(14.766, -16.699),
  'Saint-Louis': at(16.024, -16.507),
  'Richard-Toll': at(16.462, -15.701),
  Dagana: at(16.517, -15.504),
  Podor: at(16.652, -14.959),
  Diourbel: at(14.655, -16.231),
  Touba: at(14.866, -15.883),
  Mbacké: at(14.79, -15.908),
  Bambey: at(14.7, -16.45),
  Kaolack: at(14.151, -16.073),
  'Nioro du Rip': at(13.748, -15.777),
  Guinguinéo: at(14.271, -15.948),
  Fatick: at(14.339, -16.411),
  Foundiougne: at(14.133, -16.467),
  Sokone: at(13.88, -16.371),
  Toubacouta: at(13.783, -16.475),
  Palmarin: at(14.017, -16.767),
  Louga: at(15.619, -16.224),
  Linguère: at(15.395, -15.119),
  Kébémer: at(15.37, -16.447),
  Matam: at(15.656, -13.255),
  Ourossogui: at(15.606, -13.32),
  Tambacounda: at(13.769, -13.667),
  Bakel: at(14.905, -12.457),
  Kédougou: at(12.556, -12.175),
  Saraya: at(12.833, -11.755),
  Kolda: at(12.894, -14.941),
  Vélingara: at(13.147, -14.11),
  Ziguinchor: at(12.568, -16.273),
  'Cap Skirring': at(12.393, -16.747),
  Oussouye: at(12.485, -16.547),
  Bignona: at(12.81, -16.226),
  Sédhiou: at(12.708, -15.557),
  Goudomp: at(12.578, -15.873),
  Kaffrine: at(14.106, -15.551),
  Koungheul: at(13.983, -14.8),
}

/** Where to draw something: its own position, or only the middle of the place it is in. */
interface Located extends Position {
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
