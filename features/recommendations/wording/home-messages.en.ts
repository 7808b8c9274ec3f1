import type { PresetAmenity } from '#features/nest/amenities.ts'
import { fromPlace, inPlace } from '#features/nest/place-phrases.ts'
import type { Deal, Kind } from '#features/nest/property-types.ts'
import type { TransportNeed } from '../preferences.ts'

/** How a kind of home stands in a sentence. */
export interface KindWords {
  /** 'a villa' */
  a: string
  /** 'this villa' */
  this: string
  /** 'it'; French has two of them. */
  it: string
  one: string
  many: string
}

const named = (one: string, many = `${one}s`, a = `a ${one}`): KindWords => ({
  a,
  this: `this ${one}`,
  it: 'it',
  one,
  many,
})

const kinds: Record<Kind, KindWords> = {
  apartment: named('apartment', 'apartments', 'an apartment'),
  villa: named('villa'),
  penthouse: named('penthouse'),
  duplex: named('duplex', 'duplexes'),
  townhouse: named('townhouse'),
  studio: named('studio'),
  commercial: named('commercial space'),
  land: named('plot'),
}

/** As a listing states it: 'an elevator', 'security'. */
const stated: Record<PresetAmenity, string> = {
  'Air Conditioning': 'air conditioning',
  'Swimming Pool': 'a swimming pool',
  Gym: 'a gym',
  Parking: 'parking',
  Elevator: 'an elevator',
  Balcony: 'a balcony',
  Terrace: 'a terrace',
  Garden: 'a garden',
  Security: 'security',
  Concierge: 'a concierge',
  'Laundry Room': 'a laundry room',
  WiFi: 'WiFi',
  Furnished: 'furniture',
  'Ocean View': 'an ocean view',
  'City View': 'a city view',
  Generator: 'a generator',
  'Solar Power': 'solar power',
  'Home Automation': 'home automation',
  'Fiber Optic': 'fiber optic internet',
  Storage: 'storage',
  Garage: 'a garage',
  'Guest Toilet': 'a guest toilet',
}

const asked = Object.fromEntries(
  Object.entries(stated).map(([name, words]) => [name, `the ${words.replace(/^an? /, '')}`]),
) as Record<PresetAmenity, string>

const prices: Record<Deal | 'off-plan', (it: string, price: string) => string> = {
  buy: (it, price) => `${it} is for sale at ${price}`,
  rent: (it, price) => `${it} is to let at ${price}`,
  'short-stay': (it, price) => `${it} costs ${price}`,
  'off-plan': (it, price) => `${it} is sold off-plan at ${price}`,
}

const choices = new Intl.ListFormat('en-GB', { type: 'disjunction' })

/** A studio has no rooms to count, only its area. */
const has = (size: string) => (size.includes('bedroom') ? `has ${size}` : `measures ${size}`)
const bedroomsAsked = (n: number) => `${n} ${n === 1 ? 'bedroom' : 'bedrooms'}`

const driving: Record<TransportNeed, string> = {
  walking: 'For the days you drive',
  car: 'For your car',
  chauffeur: 'For your car and its driver',
  mixed: 'For the days you drive',
}

export const en = {
  kinds,
  stated,
  asked,
  /** In a list of nouns, where the page of a home says 'Furnished'. */
  furniture: 'Furniture',
  /** What staff named themselves, however they wrote it. */
  ownAmenity: (name: string) => `the amenity “${name}”`,
  inPlace: inPlace.en,
  fromPlace: fromPlace.en,
  kilometres: (figure: string) => `${figure}\u00a0km`,
  distance: (kilometres: string, fromPlace: string) => `${kilometres} ${fromPlace}`,
  household: (people: number, isAtLeast: boolean) => (isAtLeast ? `${people} or more` : `${people}`),
  /** The last of a list that would be too long. */
  others: (n: number) => (n === 1 ? 'one more' : `${n} more`),
  rooms: (bedrooms: string, bathrooms: string) => `${bedrooms} and ${bathrooms}`,
  roomsOn: (rooms: string, area: string) => `${rooms} in ${area}`,

  openings: {
    plain: (home: string, size: string) => `${home} ${has(size)}.`,
    place: [
      (home: string, where: string, size: string) => `${home} is ${where}, as you asked, and ${has(size)}.`,
      (home: string, where: string, size: string) => `${where}, where you asked to look, ${home} ${has(size)}.`,
    ],
    neighbour: [
      (home: string, where: string, distance: string, size: string) =>
        `${home} is ${where}, ${distance}, centre to centre, and ${has(size)}.`,
    ],
    wishes: [
      (home: string, amenities: string, size: string) => `${home}, with ${size}, has ${amenities} you asked for.`,
      (home: string, amenities: string, size: string) => `With ${amenities} you asked for, ${home} ${has(size)}.`,
    ],
    kind: [
      (a: string, where: string, size: string) => `${a}, as you asked: this one is ${where}, with ${size}.`,
      (a: string, where: string, size: string) => `You asked for ${a}; this one, ${where}, ${has(size)}.`,
      (a: string, where: string, size: string) => `${where}: ${a}, as you asked, with ${size}.`,
    ],
    moreBedrooms: [
      (bedrooms: string, asked: number, home: string, area: string) =>
        `${home} has ${bedrooms}, where you asked for at least ${asked}, and measures ${area}.`,
      (bedrooms: string, asked: number, home: string, area: string) =>
        `You asked for at least ${bedroomsAsked(asked)}; ${home} has ${bedrooms} in ${area}.`,
    ],
    bedrooms: [
      (bedrooms: string, home: string, area: string) =>
        `${home} has ${bedrooms}, as many as you asked for, in ${area}.`,
      (bedrooms: string, home: string, area: string) => `With the ${bedrooms} you asked for, ${home} measures ${area}.`,
    ],
    family: [
      (people: string, home: string, size: string) => `For your household of ${people}, ${home} ${has(size)}.`,
      (people: string, home: string, size: string) => `${home} ${has(size)}, for your household of ${people}.`,
    ],
  },

  prices,
  withinBudget: ', within your budget',
  delivery: (month: string) => `, with delivery planned for ${month}`,
  noDelivery: ', with no delivery date stated',
  deliveryPassed: ', and its stated delivery date has passed',
  /** Of one that is let and not built yet. */
  offPlanToo: ', off-plan',
  andWishes: (amenities: string) => `, and has ${amenities} you asked for`,

  misses: {
    maxBudget: (it: string, price: string, percent: string) => `At ${price}, ${it} is ${percent} above your maximum.`,
    minBudget: (it: string, price: string, percent: string) => `At ${price}, ${it} is ${percent} below your minimum.`,
    bedrooms: (asked: string) => `It has fewer than the ${asked} you asked for.`,
    kind: (asked: string) => `It is not ${asked.replace(/^an? /, 'the ')} you asked for.`,
    place: (it: string, distance: string) => `${it} is ${distance}, centre to centre, outside the area you asked for.`,
    datePassed: 'Its stated delivery date has passed, so it may not be ready in time.',
    timeframe: (month: string | null) =>
      month
        ? `Delivery is planned for ${month}, later than your timeframe.`
        : 'No delivery date is stated, so it may not be ready in time.',
  },

  more: {
    offPlanPassed: 'It is off-plan, and its stated delivery date has passed.',
    offPlan: (month: string | null) =>
      month ? `It is off-plan, with delivery planned for ${month}.` : 'It is off-plan, with no delivery date stated.',
    wishes: (it: string, amenities: string) => `${it} has ${amenities} you asked for.`,
    wishesNotAll: (it: string, amenities: string, missing: string) =>
      `${it} has ${amenities} you asked for; the listing does not mention ${missing}.`,
    /** Of a home that is not built yet. */
    planned: (amenities: string) => `The plans include ${amenities} you asked for.`,
    plannedNotAll: (amenities: string, missing: string) =>
      `The plans include ${amenities} you asked for; the listing does not mention ${missing}.`,
    missing: (missing: string) => `The listing does not mention ${missing} you asked for.`,
    neither: (amenities: string[]) => choices.format(amenities),
    belowMedian: (percent: string, where: string) =>
      `Its price per m² is ${percent} below our list’s median for homes for sale ${where}.`,
    spareRoom: (it: string) => `${it} has one bedroom more than we count for your household: a room to work in.`,
    work: (amenities: string) => `For your work, the listing mentions ${amenities}.`,
    transport: (need: TransportNeed, amenities: string) => `${driving[need]}, the listing mentions ${amenities}.`,
    lifestyle: (amenities: string) => `For your lifestyle, the listing mentions ${amenities}.`,
    holidays: (amenities: string) => `For holidays, the listing mentions ${amenities}.`,
    lease: (length: string) => `The lease runs for at least ${length}.`,
  },
}

export type HomeMessages = typeof en
