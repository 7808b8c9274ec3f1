import { describe, expect, test } from 'vitest'
import type { AskedFor } from '../wishes/wish.ts'
import { OPEN, UNKNOWN } from './grades.ts'
import type { HomeFacts } from './home-facts.ts'
import { home, must, TODAY } from './homes.fixture.ts'
import { circumstancesOf, compileWish, findingOf } from './judge-home.ts'

type Row = [wish: AskedFor, facts: Partial<HomeFacts>, grade: number]

const buy = (value: number, op: 'atMost' | 'atLeast' | 'near' = 'atMost'): AskedFor => ({
  field: 'price',
  per: 'buy',
  op,
  value,
})
const flag = (
  field: 'lift' | 'stepFree' | 'noStairs' | 'topFloor' | 'quiet' | 'pets' | 'offPlan',
  value = true,
): AskedFor => ({
  field,
  op: 'exactly',
  value,
})
const bedrooms = (op: 'atLeast' | 'atMost' | 'exactly', value: number): AskedFor => ({ field: 'bedrooms', op, value })
const oneOf = (
  field: 'deal' | 'kind' | 'place' | 'near' | 'amenity' | 'pool' | 'work' | 'transport' | 'goal',
  ...value: string[]
) => ({ field, op: 'oneOf', value }) as const
const not = (field: 'kind' | 'place' | 'amenity' | 'pool', ...value: string[]) => ({ field, op: 'not', value }) as const
const stay = { type: 'short-stay', price: 90_000 } as const
const readyBy: AskedFor = { field: 'readyBy', op: 'atMost', value: '2026-06-30' }
const offPlan = (deliveryDate: string | null): Partial<HomeFacts> => ({ isVefa: true, deliveryDate })

const ROWS: Readonly<Record<string, Row[]>> = {
  'a price speaks of one deal, and a little over it can be talked about': [
    [buy(200_000_000), { price: 200_000_000 }, 1],
    [buy(200_000_000), { price: 220_000_000 }, 0.5],
    [buy(200_000_000), { price: 250_000_000 }, 0.1],
    [buy(200_000_000), { price: 251_000_000 }, 0],
    [buy(200_000_000), { type: 'rent', price: 900_000 }, OPEN],
    [buy(200_000_000, 'atLeast'), { price: 180_000_000 }, 0.7],
    [buy(200_000_000, 'atLeast'), { price: 120_000_000 }, 0],
    [buy(200_000_000, 'near'), { price: 219_000_000 }, 1],
    [buy(200_000_000, 'near'), { price: 260_000_000 }, 0],
    [{ field: 'price', per: 'buy', op: 'between', value: [100, 200] }, { price: 220 }, 0.5],
  ],
  'rooms are counted, and a studio, an office and a plot are what they are': [
    [bedrooms('atLeast', 3), { bedrooms: 3 }, 1],
    [bedrooms('atLeast', 3), { bedrooms: 2 }, 0.5],
    [bedrooms('atLeast', 3), { bedrooms: 1 }, 0],
    [bedrooms('atMost', 3), { bedrooms: 4 }, 0.5],
    [bedrooms('exactly', 3), { bedrooms: 4 }, 0.4],
    [bedrooms('atLeast', 1), { kind: 'studio', bedrooms: 1 }, 0.5],
    [bedrooms('atLeast', 1), { kind: 'land', bedrooms: 0 }, OPEN],
    [{ field: 'bathrooms', op: 'atLeast', value: 2 }, { kind: 'commercial', bathrooms: 1 }, 0.5],
    [{ field: 'people', op: 'exactly', value: 4 }, { bedrooms: 3 }, 1],
    [{ field: 'people', op: 'exactly', value: 5 }, { bedrooms: 3 }, 0.4],
    [{ field: 'people', op: 'exactly', value: 1 }, { kind: 'studio', bedrooms: 0 }, 1],
    [{ field: 'people', op: 'exactly', value: 2 }, { kind: 'studio', bedrooms: 0 }, 0.4],
  ],
  'a size is compared by its share': [
    [{ field: 'area', op: 'atLeast', value: 200 }, { area: 190 }, 0.8],
    [{ field: 'area', op: 'atLeast', value: 200 }, { area: 160 }, 0.3],
    [{ field: 'area', op: 'atLeast', value: 200 }, { area: 150 }, 0],
    [{ field: 'area', op: 'near', value: 200 }, { area: 219 }, 1],
    [{ field: 'area', op: 'atLeast', value: 200 }, { area: 0 }, UNKNOWN],
  ],
  'a stay and a lease are only asked of homes that are let so': [
    [{ field: 'guests', op: 'atLeast', value: 6 }, { ...stay, maxGuests: 6 }, 1],
    [{ field: 'guests', op: 'atLeast', value: 6 }, { ...stay, maxGuests: 5 }, 0.4],
    [{ field: 'guests', op: 'atLeast', value: 6 }, stay, UNKNOWN],
    [{ field: 'guests', op: 'atLeast', value: 6 }, { maxGuests: 2 }, OPEN],
    [{ field: 'nights', op: 'exactly', value: 5 }, { ...stay, minNights: 3 }, 1],
    [{ field: 'nights', op: 'exactly', value: 5 }, { ...stay, minNights: 7 }, 0],
    [{ field: 'lease', op: 'atMost', value: 12 }, { type: 'rent', minimumLeaseMonths: 12 }, 1],
    [{ field: 'lease', op: 'atMost', value: 6 }, { type: 'rent', minimumLeaseMonths: 12 }, 0],
    [{ field: 'lease', op: 'atMost', value: 6 }, { type: 'rent' }, UNKNOWN],
  ],
  'another kind may do instead, an office never': [
    [oneOf('kind', 'villa', 'land'), { kind: 'land' }, 1],
    [oneOf('kind', 'villa'), { kind: 'townhouse' }, 0.6],
    [oneOf('kind', 'villa'), { kind: 'apartment' }, 0.2],
    [oneOf('kind', 'apartment'), { kind: 'studio' }, 0.4],
    [oneOf('kind', 'penthouse'), { kind: 'studio' }, 0.2],
    [oneOf('kind', 'villa'), { kind: 'commercial' }, 0],
    [oneOf('kind', 'commercial'), { kind: 'villa' }, 0],
    [not('kind', 'apartment'), { kind: 'apartment' }, 0],
    [not('kind', 'apartment'), { kind: 'penthouse' }, 1],
    [oneOf('deal', 'rent'), { type: 'buy' }, 0],
  ],
  'stairs: what the listing does not say is neither yes nor no': [
    [flag('lift'), { kind: 'apartment', amenities: ['Elevator'] }, 1],
    [flag('lift'), { kind: 'apartment', hasLift: false }, 0],
    [flag('lift'), { kind: 'apartment' }, UNKNOWN],
    [flag('lift'), { kind: 'villa', levels: 1, hasLift: false }, 1],
    [flag('stepFree'), { isStepFree: true }, 1],
    [flag('stepFree'), {}, UNKNOWN],
    [flag('stepFree'), { kind: 'apartment', floor: 2, hasLift: false }, 0],
    [flag('noStairs'), { kind: 'villa', levels: 1 }, 1],
    [flag('noStairs'), { kind: 'apartment', levels: 1, floor: 3, hasLift: true }, 1],
    [flag('noStairs'), { kind: 'apartment', levels: 1, floor: 3, hasLift: false }, 0],
    [flag('noStairs'), { kind: 'apartment', levels: 1, floor: 3 }, UNKNOWN],
    [flag('noStairs'), { kind: 'villa', levels: 2 }, 0],
    [flag('noStairs'), { kind: 'villa', levels: 2, hasLift: true }, 0.5],
    [flag('noStairs'), { kind: 'duplex' }, 0],
    [flag('topFloor'), { kind: 'apartment', floor: 5, buildingFloors: 5 }, 1],
    [flag('topFloor'), { kind: 'apartment', floor: 4, buildingFloors: 5 }, 0],
    [flag('topFloor'), { kind: 'penthouse' }, 1],
    [{ field: 'levels', op: 'exactly', value: 1 }, { kind: 'apartment' }, UNKNOWN],
    [{ field: 'floor', op: 'exactly', value: 0 }, { kind: 'villa' }, 1],
    [{ field: 'floor', op: 'atLeast', value: 3 }, { kind: 'apartment', floor: 3 }, 1],
  ],
  'a pool is wanted by its kind, and refused by any sign of it': [
    [oneOf('pool', 'any'), { pool: 'shared' }, 1],
    [oneOf('pool', 'any'), { amenities: ['Swimming Pool'] }, 1],
    [oneOf('pool', 'any'), {}, 0],
    [oneOf('pool', 'any'), { pool: 'none' }, 0],
    [oneOf('pool', 'private'), { pool: 'shared' }, 0.4],
    [oneOf('pool', 'private'), { amenities: ['Swimming Pool'] }, UNKNOWN],
    [not('pool', 'any'), {}, 1],
    [not('pool', 'any'), { pool: 'shared' }, 0],
    [not('pool', 'any'), { amenities: ['Swimming Pool'] }, 0],
    [not('pool', 'shared'), { pool: 'private' }, 1],
    [not('amenity', 'Swimming Pool'), { pool: 'private' }, 0],
  ],
  'an amenity is there or not mentioned': [
    [oneOf('amenity', 'Garden', 'Terrace'), { amenities: ['Terrace'] }, 1],
    [oneOf('amenity', 'Parking'), { amenities: ['Garage'] }, 1],
    [oneOf('amenity', 'Garage'), { amenities: ['Parking'] }, 0],
    [not('amenity', 'Gym'), { amenities: ['Gym'] }, 0],
    [not('amenity', 'Gym'), {}, 1],
  ],
  'quiet, pets, off-plan and the day it is ready': [
    [flag('quiet'), { noise: 'quiet' }, 1],
    [flag('quiet'), { noise: 'lively' }, 0],
    [flag('quiet'), {}, UNKNOWN],
    [flag('pets'), { petsWelcome: false }, 0],
    [flag('offPlan', false), { isVefa: true }, 0],
    [flag('offPlan', false), {}, 1],
    [readyBy, {}, 1],
    [readyBy, offPlan('2026-06-30'), 1],
    [readyBy, offPlan('2026-09-30'), 0.4],
    [readyBy, offPlan('2026-10-01'), 0],
    [readyBy, offPlan('2026-01-30'), 0],
    [readyBy, offPlan(null), 0],
  ],
  'places are inside, beside or far, by the home’s own point where it has one': [
    [oneOf('place', 'Ngor'), { location: 'Ngor' }, 1],
    [oneOf('place', 'almadies-side'), { location: 'Yoff' }, 1],
    [oneOf('place', 'Petite Côte'), { location: 'Saly' }, 1],
    [oneOf('place', 'Plateau'), { location: 'Saly' }, 0],
    [oneOf('place', 'Ngor'), { location: 'Plateau', latitude: 14.749, longitude: -17.513 }, 0.85],
    [not('place', 'Dakar'), { location: 'Ngor' }, 0],
    [not('place', 'Dakar'), { location: 'Saly' }, 1],
    [oneOf('near', 'sea'), { location: 'Saly' }, 1],
    [oneOf('near', 'sea'), { location: 'Touba', amenities: ['Ocean View'] }, 1],
    [oneOf('near', 'sea'), { location: 'Touba' }, 0],
    [oneOf('near', 'airport'), { location: 'Diamniadio' }, 1],
    [oneOf('near', 'airport'), { location: 'Touba' }, 0],
    [oneOf('near', 'university'), { location: 'Point E' }, 1],
    [oneOf('near', 'university'), { location: 'Rufisque' }, 0],
    [oneOf('near', 'Ngor'), { location: 'Almadies' }, 1],
  ],
  'what the people’s answers let us look for': [
    [oneOf('work', 'office'), { location: 'Plateau' }, 1],
    [oneOf('work', 'office'), { location: 'Saly' }, 0],
    [oneOf('transport', 'mixed'), {}, 0.5],
    [oneOf('transport', 'walking'), {}, OPEN],
    [oneOf('goal', 'primary_residence'), offPlan('2026-06-30'), 0.7],
    [oneOf('goal', 'flipping'), {}, UNKNOWN],
    [oneOf('goal', 'vacation_home'), { amenities: ['Ocean View', 'Balcony'] }, 0.5],
  ],
}

describe('how a home stands to a wish', () => {
  test.each(Object.entries(ROWS))('%s', (_, rows) => {
    const judged = rows.map(([wish, facts]) => [wish, facts, compileWish(must(wish), TODAY)(home(facts))])
    expect(judged).toEqual(rows.map(([wish, facts, grade]) => [wish, facts, expect.closeTo(grade, 5)]))
  })

  test('a neighbour is worth more than a place further off, and both less than the place itself', () => {
    const judge = compileWish(must(oneOf('place', 'Ngor')), TODAY)
    const [beside = 0, further = 0] = ['Virage', 'Ouakam'].map((location) => judge(home({ location })))
    expect(beside).toBeGreaterThan(further)
    expect(further).toBeGreaterThan(0)
    expect(beside).toBeLessThan(0.85)
  })

  test('nobody misses a pool that they refused', () => {
    const wishes = [must(not('pool', 'any')), must({ field: 'lifestyle', op: 'oneOf', value: ['luxury'] })]
    const bare = home({ amenities: ['Ocean View', 'Security', 'Home Automation'] })
    const grades = wishes.map((wish) => compileWish(wish, TODAY, circumstancesOf(wishes))(bare))
    expect(grades).toEqual([1, 1])
  })
})

describe('what is found', () => {
  const find = (wish: AskedFor, facts: Partial<HomeFacts>) => findingOf(home(facts), must(wish), { today: TODAY })

  test('the nearest place that was asked for and the way to it', () => {
    expect(find(oneOf('place', 'Ngor', 'Saly'), {})).toMatchObject({
      nearest: 'Ngor',
      kilometres: 0.6,
      verdict: 'missed',
    })
    expect(find(oneOf('place', 'almadies-side'), {})).toMatchObject({
      nearest: 'Almadies',
      kilometres: 0,
      verdict: 'met',
    })
    expect(find(oneOf('near', 'sea'), { location: 'Touba', amenities: ['Ocean View'] })).toMatchObject({
      nearest: 'sea',
      present: ['Ocean View'],
    })
    expect(find(oneOf('work', 'office'), { location: 'Saly' })).toMatchObject({ nearest: 'Plateau', grade: 0 })
  })

  test('what of it the listing names, by the listing’s own name', () => {
    expect(find(oneOf('amenity', 'Parking'), { amenities: ['Garage'] })).toMatchObject({
      looked: ['Parking'],
      present: ['Garage'],
    })
    expect(find(not('amenity', 'Gym'), { amenities: ['Gym'] })).toMatchObject({ present: ['Gym'], verdict: 'missed' })
  })

  test('the listing that does not say is not the listing that says no', () => {
    expect(find(flag('pets'), {}).verdict).toBe('unknown')
    expect(find(flag('pets'), { petsWelcome: false }).verdict).toBe('missed')
    expect(find(buy(1), { type: 'rent' }).verdict).toBe('open')
  })
})
