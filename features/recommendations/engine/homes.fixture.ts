import type { Asked, AskedFor, Wish } from '../wishes/wish.ts'
import type { HomeFacts } from './home-facts.ts'

/** Small made-up catalogues for the tests of the engine. */
export const TODAY = '2026-01-31'

let lastId = 0

/** A villa for 200 million in Almadies with four bedrooms, unless the test says otherwise. */
export function home(facts: Partial<HomeFacts> = {}): HomeFacts {
  lastId += 1
  return {
    id: lastId,
    type: 'buy',
    kind: 'villa',
    location: 'Almadies',
    latitude: null,
    longitude: null,
    price: 200_000_000,
    bedrooms: 4,
    bathrooms: 3,
    area: 200,
    amenities: [],
    isVefa: false,
    deliveryDate: null,
    minimumLeaseMonths: null,
    levels: null,
    floor: null,
    buildingFloors: null,
    hasLift: null,
    isStepFree: null,
    petsWelcome: null,
    maxGuests: null,
    minNights: null,
    stayTerms: null,
    pool: null,
    noise: null,
    createdAt: 1_000,
    ...facts,
  }
}

/** So many of the same. */
export function homes(count: number, facts: Partial<HomeFacts> = {}): HomeFacts[] {
  return Array.from({ length: count }, () => home(facts))
}

/** A condition. */
export function must(wish: AskedFor): Wish {
  return { ...wish, isHard: true, from: { form: wish.field } }
}

/** What would be nice. */
export function should(wish: AskedFor): Wish {
  return { ...wish, isHard: false, from: { form: wish.field } }
}

export function asking(...wishes: Wish[]): Asked {
  return { wishes, questions: [], unread: [], stay: null }
}
