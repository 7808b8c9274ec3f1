import type { PresetAmenity } from '#features/nest/amenities.ts'
import { fromPlace, inPlace } from '#features/nest/place-phrases.ts'
import type { HomeMessages, KindWords } from './home-messages.en.ts'

const masculine = (one: string, many = `${one}s`, demonstrative = `ce ${one}`): KindWords => {
  return { a: `un ${one}`, this: demonstrative, it: 'il', one, many }
}
const feminine = (one: string, many = `${one}s`): KindWords => {
  return { a: `une ${one}`, this: `cette ${one}`, it: 'elle', one, many }
}

const FEMININE: readonly PresetAmenity[] = [
  ...(['Swimming Pool', 'Gym', 'Terrace', 'Concierge', 'Laundry Room', 'Ocean View', 'City View'] as const),
]
const UNCOUNTED: readonly PresetAmenity[] = [
  ...(['Air Conditioning', 'Parking', 'Security', 'WiFi', 'Furnished'] as const),
  ...(['Solar Power', 'Home Automation', 'Fiber Optic', 'Guest Toilet'] as const),
]

const counted = (n: number, one: string, many: string) => `${n}\u00a0${n < 2 ? one : many}`
const bare = (thing: string) => thing.replace(/^une? /, '')
/** 'de villa', 'd’appartement'. */
const of = (noun: string) => (/^[aeiouyéèêh]/i.test(noun) ? `d’${noun}` : `de ${noun}`)
const area = (at: string, from: string) => ({ in: at, from })

/** What stands after 'près' and 'à 3 km'. */
const landmarks: Record<string, string> = {
  sea: 'de la mer',
  airport: 'de l’aéroport',
  university: 'de l’université',
  'french-school': 'du lycée français',
  monument: 'du monument de la Renaissance',
  station: 'de la gare de Dakar',
  port: 'du port',
  'us-embassy': 'de l’ambassade des États-Unis',
}

export const fr: HomeMessages = {
  kinds: {
    apartment: masculine('appartement', 'appartements', 'cet appartement'),
    villa: feminine('villa'),
    penthouse: masculine('penthouse'),
    duplex: masculine('duplex', 'duplex'),
    townhouse: feminine('maison de ville', 'maisons de ville'),
    studio: masculine('studio'),
    commercial: masculine('local professionnel', 'locaux professionnels'),
    land: masculine('terrain'),
  },
  stated: (amenity, noun) => {
    if (UNCOUNTED.includes(amenity)) return noun
    return `${FEMININE.includes(amenity) ? 'une' : 'un'} ${noun}`
  },
  furniture: 'Mobilier',
  inPlace: inPlace.fr,
  fromPlace: fromPlace.fr,
  groups: {
    'almadies-side': area('côté Almadies', 'du côté des Almadies'),
    islands: area('sur les îles', 'des îles'),
    coast: area('sur la côte', 'de la côte'),
    'Petite Côte': area('sur la Petite Côte', 'de la Petite Côte'),
  },
  inRegion: (name) => `dans la région de ${name}`,
  landmarks,
  near: (from) => `près ${from}`,
  distance: (kilometres, from) => `à ${kilometres} ${from}`,
  counts: {
    levels: (n) => counted(n, 'niveau', 'niveaux'),
    floor: (n) => (n === 0 ? 'rez-de-chaussée' : `${n}${n === 1 ? 'er' : 'e'}\u00a0étage`),
    guests: (n) => counted(n, 'voyageur', 'voyageurs'),
    nights: (n) => counted(n, 'nuit', 'nuits'),
    lease: (n) => `${n}\u00a0mois`,
  },
  limits: { atLeast: 'au moins', atMost: 'au plus', exactly: 'exactement', near: 'environ' },
  prices: { atLeast: 'à partir de', atMost: 'jusqu’à', exactly: 'exactement', near: 'environ' },
  floors: { atLeast: 'ou plus haut', atMost: 'ou plus bas', exactly: '', near: '' },
  between: (lowest, highest) => `entre ${lowest} et ${highest}`,
  oneLevel: 'sur un seul niveau',
  said: (price, written) => `${price} (vous avez écrit ${written})`,
  household: (people, isAtLeast) =>
    people === 1 ? 'foyer d’une personne' : `foyer de ${people}\u00a0personnes${isAtLeast ? ' ou plus' : ''}`,
  forCount: (count) => `pour ${count}`,
  leaseOf: (limit) => `bail d’${limit}`,
  deals: { buy: 'à l’achat', rent: 'à la location', 'short-stay': 'en court séjour' },
  forDeals: (either) => either,
  noneOf: (phrases) => (phrases.length === 1 ? `pas ${phrases[0]}` : phrases.map((phrase) => `ni ${phrase}`).join(' ')),
  no: ([first = '', ...others]) =>
    others.length === 0 ? `pas ${of(bare(first))}` : [first, ...others].map((thing) => `ni ${bare(thing)}`).join(' '),
  furnished: ['meublé', 'non meublé'],
  pools: { private: 'une piscine privée', shared: 'une piscine partagée', any: 'une piscine' },
  anyPool: 'une piscine, privée ou partagée',
  flags: {
    offPlan: ['sur plan', 'pas sur plan'],
    topFloor: ['dernier étage', 'pas au dernier étage'],
    lift: ['avec ascenseur', 'pas d’ascenseur'],
    stepFree: ['accès sans marches', 'accès avec des marches'],
    noStairs: ['sans escalier', 'escaliers'],
    quiet: ['au calme', 'animé, pas au calme'],
    pets: ['animaux acceptés', 'animaux non acceptés'],
  },
  stayDays: (from, to) => `du ${from} au ${to}`,
  readyBy: (month) => `prêt d’ici ${month}`,
  readyNow: 'prêt à habiter',
  labelled: (label, text) => `${label}\u00a0: ${text}`,
  quoted: (words) => `«\u00a0${words}\u00a0»`,
}
