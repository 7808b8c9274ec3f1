import { PRESET_AMENITIES } from '#features/nest/amenities.ts'
import { DEALS, KINDS } from '#features/nest/property-types.ts'
import { PLACE_COORDINATES } from '#platform/map/place-coordinates.ts'
import type { AskedFor, Wish } from '../wishes/wish.ts'
import type { HomeFacts } from './home-facts.ts'
import { home } from './homes.fixture.ts'

/** The same numbers for the same seed, on every machine. */
export function dice(seed: number) {
  let state = seed
  const roll = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(roll() * items.length)] as Item
  const whole = (least: number, most: number) => least + Math.floor(roll() * (most - least + 1))
  return { roll, pick, whole }
}
type Dice = ReturnType<typeof dice>

const PRICES = { buy: 300_000_000, rent: 1_500_000, 'short-stay': 120_000 }
const PLACES = ['Almadies', 'Ngor', 'Ouakam', 'Plateau', 'Point E', 'Mermoz', 'Saly', 'Somone', 'Thiès', 'Rufisque']
const DATES = [null, '2026-01-01', '2026-03-01', '2026-08-01', '2027-06-01']

export function randomHome({ roll, pick, whole }: Dice): HomeFacts {
  const type = pick(DEALS)
  const location = pick(PLACES)
  const middle = PLACE_COORDINATES[location]
  const isOnMap = middle && roll() < 0.5
  const isVefa = roll() < 0.2
  return home({
    type,
    kind: pick(KINDS),
    location,
    latitude: isOnMap ? middle.latitude + (roll() - 0.5) / 50 : null,
    longitude: isOnMap ? middle.longitude + (roll() - 0.5) / 50 : null,
    price: Math.round(PRICES[type] * (0.2 + 1.5 * roll())),
    bedrooms: whole(0, 6),
    bathrooms: whole(1, 4),
    area: whole(0, 8) * 50,
    amenities: [...PRESET_AMENITIES.filter(() => roll() < 0.35), ...(roll() < 0.1 ? ['Sauna'] : [])],
    isVefa,
    deliveryDate: isVefa ? pick(DATES) : null,
    minimumLeaseMonths: pick([null, 6, 12, 24]),
    levels: pick([null, 1, 2, 3]),
    floor: pick([null, 0, 1, 4]),
    buildingFloors: pick([null, 4, 6]),
    hasLift: pick([null, true, false]),
    isStepFree: pick([null, true, false]),
    petsWelcome: pick([null, true, false]),
    maxGuests: pick([null, 2, 4, 8]),
    minNights: pick([null, 1, 3, 7]),
    pool: pick([null, 'private', 'shared', 'none']),
    noise: pick([null, 'quiet', 'lively']),
    createdAt: whole(0, 1_000),
  })
}

export function randomHomes(count: number, thrown: Dice): HomeFacts[] {
  return Array.from({ length: count }, () => randomHome(thrown))
}

/** Every field and every operator that it has. */
function randomAskedFor({ roll, pick, whole }: Dice): AskedFor {
  const per = pick(DEALS)
  const price = Math.round(PRICES[per] * (0.3 + roll()))
  const count = whole(1, 5)
  const field = pick(['bedrooms', 'bathrooms', 'levels', 'floor', 'guests', 'nights', 'lease'] as const)
  const op = pick(['atLeast', 'atMost', 'exactly', 'near'] as const)
  const flag = pick(['offPlan', 'topFloor', 'lift', 'stepFree', 'noStairs', 'quiet', 'pets'] as const)
  return pick<AskedFor>([
    { field: 'price', per, op, value: price },
    { field: 'price', per, op: 'between', value: [price, price * 1.3] },
    { field, op, value: count },
    { field, op: 'between', value: [count, count + 1] },
    { field: 'area', op, value: count * 60 },
    { field: 'people', op: 'exactly', value: count },
    { field: 'kind', op: pick(['oneOf', 'oneOf', 'not']), value: [pick(KINDS), pick(KINDS)] },
    { field: 'place', op: 'oneOf', value: [pick([...PLACES, 'Dakar', 'Petite Côte', 'almadies-side'])] },
    { field: 'place', op: 'not', value: [pick(PLACES), pick(PLACES)] },
    { field: 'near', op: 'oneOf', value: [pick(['sea', 'airport', 'university', 'Ngor'])] },
    { field: 'amenity', op: pick(['oneOf', 'not']), value: [pick([...PRESET_AMENITIES, 'Sauna'])] },
    { field: 'pool', op: pick(['oneOf', 'not']), value: [pick(['any', 'private', 'shared'])] },
    { field: flag, op: 'exactly', value: flag === 'stepFree' || roll() < 0.7 },
    { field: 'readyBy', op: 'atMost', value: pick(['2026-02-01', '2026-07-31']) },
    { field: 'lifestyle', op: 'oneOf', value: [pick(['luxury', 'family', 'professional', 'artistic', 'minimalist'])] },
    { field: 'work', op: 'oneOf', value: [pick(['office', 'hybrid', 'remote', 'business'])] },
    { field: 'transport', op: 'oneOf', value: [pick(['walking', 'car', 'mixed'])] },
    { field: 'goal', op: 'oneOf', value: [pick(['primary_residence', 'vacation_home', 'flipping', 'portfolio'])] },
  ])
}

/** Mostly with a deal, as people ask. */
export function randomWishes(count: number, thrown: Dice): Wish[] {
  const deal: AskedFor[] = thrown.roll() < 0.7 ? [{ field: 'deal', op: 'oneOf', value: [thrown.pick(DEALS)] }] : []
  const others = Array.from({ length: count }, () => randomAskedFor(thrown))
  return [...deal, ...others].map((asked, at) => ({
    ...asked,
    isHard: asked.field === 'deal' || thrown.roll() < 0.5,
    from: { form: `${at}` },
  }))
}
