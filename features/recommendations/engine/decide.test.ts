import { describe, expect, test } from 'vitest'
import { PRESET_AMENITIES } from '#features/nest/amenities.ts'
import { DEALS, KINDS } from '#features/nest/property-types.ts'
import {
  GOALS,
  LIFESTYLES,
  type Preferences,
  TIMEFRAMES,
  TRANSPORT_NEEDS,
  WANTED_KINDS,
  WORK_ARRANGEMENTS,
} from '../preferences.ts'
import { toCatalogue } from './catalogue.ts'
import { countFits, decide } from './decide.ts'
import { BUDGET_TOLERANCE_PERCENT, type Decision, MOST_SHOWN } from './decision.ts'
import type { HomeFacts } from './home-facts.ts'
import { home, homes, TODAY, wanting } from './homes.fixture.ts'

describe('a decision', () => {
  test('of an empty catalogue is empty', () => {
    const decision = decide(wanting({ maxBudget: 90_000_000, kind: 'villa' }), toCatalogue([]), TODAY)
    expect(decision).toMatchObject({ chosen: [], relaxations: [], markets: [] })
    expect(decision.counts).toEqual({ available: 0, fitting: 0, near: 0 })
  })

  test('counts all homes to live in, those that fit and those that nearly do', () => {
    const offered = [home(), home({ price: 210_000_000 }), home({ price: 900_000_000 }), home({ kind: 'land' })]
    const asked = wanting({ maxBudget: 200_000_000, kind: 'villa' })
    expect(decide(asked, toCatalogue(offered), TODAY).counts).toEqual({ available: 3, fitting: 1, near: 1 })
    expect(countFits(asked, toCatalogue(offered), TODAY)).toEqual({ available: 3, fitting: 1, near: 1 })
  })

  test('does not show a near miss that has little of what was asked for', () => {
    const amenities = ['Swimming Pool', 'Garden', 'Gym', 'Concierge']
    const offered = [home({ price: 220_000_000 }), home({ price: 201_000_000, amenities })]
    const words = 'swimming pool, garden, gym, concierge'
    const { chosen, counts } = decide(wanting({ maxBudget: 200_000_000, words }), toCatalogue(offered), TODAY)
    expect(counts).toMatchObject({ fitting: 0, near: 1 })
    expect(chosen.map(({ home: { price } }) => price)).toEqual([201_000_000])
  })

  test('shows a home that fits even where it has nothing of what was wished for, and says so by its score', () => {
    const words = 'swimming pool, garden, gym, concierge'
    const { chosen } = decide(wanting({ maxBudget: 200_000_000, words }), toCatalogue([home()]), TODAY)
    expect(chosen).toHaveLength(1)
    expect(chosen[0]).toMatchObject({ miss: null })
    expect(chosen[0]?.score).toBeLessThan(40)
  })

  test.each(['no pool please', 'pas de piscine'])('takes “%s” at its word', (words) => {
    const offered = [home({ amenities: ['Swimming Pool'] }), home()]
    const { chosen } = decide(wanting({ kind: 'villa', words }), toCatalogue(offered), TODAY)
    expect(chosen.map(({ home: { amenities } }) => amenities)).toEqual([[]])
  })

  test('is the same, in whatever order the catalogue comes', () => {
    const offered = [...homes(5), ...homes(5, { location: 'Ngor' }), ...homes(5, { kind: 'duplex', createdAt: 2_000 })]
    const asked = wanting({ maxBudget: 200_000_000, kind: 'villa', place: 'Almadies', goal: 'flipping' })
    const shuffled = offered.toSorted((one, other) => ((one.id * 7) % 11) - ((other.id * 7) % 11))
    expect(decide(asked, toCatalogue(shuffled), TODAY)).toEqual(decide(asked, toCatalogue(offered), TODAY))
  })
})

/** Random, and the same in every run. */
function dice(seed: number) {
  let state = seed
  const roll = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
  const pick = <Value>(values: readonly Value[]): Value => values[Math.floor(roll() * values.length)] as Value
  return { roll, pick, maybe: <Value>(values: readonly Value[]) => (roll() < 0.5 ? pick(values) : null) }
}

const SOME_PLACES = ['Almadies', 'Ngor', 'Mermoz', 'Plateau', 'Point E', 'Saly', 'Somone', 'Thiès']
const PRICES = { buy: 400_000_000, rent: 4_000_000, 'short-stay': 300_000 }
const DATES = [null, '2026-02-01', '2026-06-01', '2027-06-01']
const WORDS = [
  '',
  '',
  'a pool and a garden, no elevator',
  'pas à Mermoz, avec groupe électrogène',
  'to rent',
  'parking',
]

function randomHome({ roll, pick }: ReturnType<typeof dice>): HomeFacts {
  const type = pick(DEALS)
  const isVefa = roll() < 0.2
  return home({
    type,
    kind: pick(KINDS),
    location: pick(SOME_PLACES),
    price: Math.round(PRICES[type] * (0.2 + roll())),
    bedrooms: Math.floor(roll() * 6),
    bathrooms: 1 + Math.floor(roll() * 4),
    area: 30 + Math.floor(roll() * 400),
    amenities: PRESET_AMENITIES.filter(() => roll() < 0.4),
    isVefa,
    deliveryDate: isVefa ? pick(DATES) : null,
    createdAt: Math.floor(roll() * 50),
  })
}

function randomPreferences({ roll, pick, maybe }: ReturnType<typeof dice>): Preferences {
  const scale = pick(Object.values(PRICES))
  const maxBudget = roll() < 0.7 ? Math.round(scale * (0.2 + roll())) : null
  return wanting({
    maxBudget,
    minBudget: roll() < 0.3 ? Math.round((maxBudget ?? scale) * roll()) || null : null,
    kind: pick(WANTED_KINDS),
    place: maybe(SOME_PLACES),
    bedrooms: maybe([1, 2, 3, 4, 5]),
    bathrooms: maybe([1, 2, 3, 4]),
    lifestyle: maybe(LIFESTYLES),
    familySize: maybe([1, 2, 3, 4, 5]),
    work: maybe(WORK_ARRANGEMENTS),
    transport: maybe(TRANSPORT_NEEDS),
    goal: maybe(GOALS),
    timeframe: maybe(TIMEFRAMES),
    words: pick(WORDS),
  })
}

/** Everything that must hold of whatever is shown to whomever. */
function check({ preferences, reading, chosen, counts, relaxations }: Decision): void {
  const { minBudget, maxBudget } = preferences
  expect(chosen.length).toBe(Math.min(MOST_SHOWN, counts.fitting + counts.near))
  expect(chosen.filter(({ miss }) => miss === null)).toHaveLength(Math.min(MOST_SHOWN, counts.fitting))
  for (const [at, { home: shown, score, lines, miss }] of chosen.entries()) {
    expect(lines.reduce((sum, { of }) => sum + of, 0)).toBe(100)
    expect(lines.reduce((sum, { earned }) => sum + earned, 0)).toBe(score)
    expect(lines.every(({ earned, of }) => Number.isInteger(earned) && earned >= 0 && earned <= of)).toBe(true)
    expect(['land', 'commercial']).not.toContain(shown.kind)
    expect(reading.deals).toContain(shown.type)
    expect(reading.refusedPlaces).not.toContain(shown.location)
    expect(shown.amenities.filter((amenity) => reading.refused.includes(amenity))).toEqual([])
    const slack = (limit: 'minBudget' | 'maxBudget') => (miss?.limit === limit ? BUDGET_TOLERANCE_PERCENT : 0)
    expect(shown.price * 100).toBeLessThanOrEqual((maxBudget ?? Infinity) * (100 + slack('maxBudget')))
    expect(shown.price * 100).toBeGreaterThanOrEqual((minBudget ?? 0) * (100 - slack('minBudget')))
    const fewest = (reading.bedrooms ?? 0) - (miss?.limit === 'bedrooms' ? 1 : 0)
    expect(shown.bedrooms).toBeGreaterThanOrEqual(fewest)
    const before = chosen[at - 1]
    if (!before || (before.miss === null) !== (miss === null)) continue
    expect(before.score).toBeGreaterThanOrEqual(score)
  }
  const order = chosen.map(({ miss }) => Number(miss !== null))
  expect(order).toEqual(order.toSorted())
  expect(relaxations.length === 0 || counts.fitting < 3).toBe(true)
}

describe('three hundred visitors and two hundred homes', () => {
  const thrown = dice(20_260_131)
  const catalogue = toCatalogue(Array.from({ length: 200 }, () => randomHome(thrown)))
  const decisions = Array.from({ length: 300 }, () => decide(randomPreferences(thrown), catalogue, TODAY))

  test('nobody is shown a home beyond a limit, and every point has a reason', () => {
    for (const decision of decisions) check(decision)
    // The dice must have thrown something to look at.
    expect(decisions.filter(({ counts }) => counts.fitting > MOST_SHOWN).length).toBeGreaterThan(10)
    expect(decisions.filter(({ chosen }) => chosen.some(({ miss }) => miss)).length).toBeGreaterThan(50)
  })

  test('every relaxation gives what it promises', () => {
    let tried = 0
    for (const { preferences, relaxations, counts } of decisions) {
      for (const relaxation of relaxations) {
        if (relaxation.limit === 'refused') continue
        tried += 1
        const changed = { ...preferences, [relaxation.limit]: relaxation.to }
        expect(countFits(changed, catalogue, TODAY).fitting).toBe(counts.fitting + relaxation.gains)
      }
    }
    expect(tried).toBeGreaterThan(100)
  })
})

test('Where nothing fits and no single change helps, the least that such a home costs is known', () => {
  const villas = [
    home({ id: 1, kind: 'villa', location: 'Saly', price: 235_000_000 }),
    home({ id: 2, kind: 'villa', location: 'Somone', price: 160_000_000, amenities: ['Swimming Pool'] }),
    home({ id: 3, kind: 'apartment', location: 'Saly', price: 60_000_000 }),
  ]
  const asked = { kind: 'villa', place: 'Plateau', maxBudget: 20_000_000, goal: 'flipping' } as const
  expect(decide(wanting(asked), toCatalogue(villas), TODAY).leastDear?.id).toBe(2)
  expect(decide(wanting({ ...asked, words: 'no pool' }), toCatalogue(villas), TODAY).leastDear?.id).toBe(1)
  expect(decide(wanting({ kind: 'villa', place: 'Saly' }), toCatalogue(villas), TODAY).leastDear).toBeNull()
})
