import { describe, expect, test } from 'vitest'
import type { Preferences } from '../preferences.ts'
import { toCatalogue } from './catalogue.ts'
import { decide } from './decide.ts'
import type { Miss } from './decision.ts'
import type { HomeFacts } from './home-facts.ts'
import { asking, home, TODAY, wanting } from './homes.fixture.ts'
import { describeMiss, isNearMiss, missesOf } from './limits.ts'

/** 'fits', 'never', or the limit that a home passes. */
function judge(facts: Partial<HomeFacts>, answers: Partial<Preferences>, words: Parameters<typeof asking>[2] = {}) {
  const { asked, indexed } = asking(answers, [home(facts)], words)
  const [only] = indexed
  if (!only) return 'never'
  const misses = missesOf(only, asked)
  if (misses === 0) return 'fits'
  return isNearMiss(misses) ? (describeMiss(misses, only, asked) as Miss) : 'never'
}

describe('the budget', () => {
  const answers = { minBudget: 100_000_000, maxBudget: 200_000_000 }

  test('both ends belong to it', () => {
    expect(judge({ price: 100_000_000 }, answers)).toBe('fits')
    expect(judge({ price: 200_000_000 }, answers)).toBe('fits')
  })

  test('a franc above or below is a near miss, and less than a percent is not called one', () => {
    expect(judge({ price: 200_000_001 }, answers)).toEqual({ limit: 'maxBudget', percent: 0.0000005 })
    expect(judge({ price: 99_999_999 }, answers)).toEqual({ limit: 'minBudget', percent: 0.000001 })
    expect(judge({ price: 202_000_000 }, answers)).toEqual({ limit: 'maxBudget', percent: 1 })
    expect(judge({ price: 202_000_001 }, answers)).toEqual({ limit: 'maxBudget', percent: 2 })
  })

  test('ten percent outside is the last near miss, a franc more is never shown', () => {
    expect(judge({ price: 220_000_000 }, answers)).toEqual({ limit: 'maxBudget', percent: 10 })
    expect(judge({ price: 220_000_001 }, answers)).toBe('never')
    expect(judge({ price: 90_000_000 }, answers)).toEqual({ limit: 'minBudget', percent: 10 })
    expect(judge({ price: 89_999_999 }, answers)).toBe('never')
  })

  test('percents are rounded up, so that none is hidden', () => {
    expect(judge({ price: 206_100_000 }, answers)).toEqual({ limit: 'maxBudget', percent: 4 })
  })
})

describe('rooms and kinds', () => {
  test('one bedroom fewer is a near miss, two fewer are not shown', () => {
    expect(judge({ bedrooms: 4 }, { bedrooms: 4 })).toBe('fits')
    expect(judge({ bedrooms: 9 }, { bedrooms: 4 })).toBe('fits')
    expect(judge({ bedrooms: 3 }, { bedrooms: 4 })).toEqual({ limit: 'bedrooms', offered: 3, asked: 4 })
    expect(judge({ bedrooms: 2 }, { bedrooms: 4 })).toBe('never')
  })

  test('neither a townhouse nor a flat is the villa that was asked for, and either says so', () => {
    expect(judge({ kind: 'villa' }, { kind: 'villa' })).toBe('fits')
    expect(judge({ kind: 'townhouse' }, { kind: 'villa' })).toMatchObject({ limit: 'kind', offered: 'townhouse' })
    expect(judge({ kind: 'duplex' }, { kind: 'villa' })).toEqual({ limit: 'kind', offered: 'duplex', asked: 'villa' })
  })

  test('a studio does instead of a small apartment only', () => {
    const studio = { kind: 'studio', bedrooms: 0 } as const
    const nextDoor = { ...studio, location: 'Ngor' }
    const asked = { kind: 'apartment', place: 'Almadies' } as const
    expect(judge(nextDoor, asked)).toMatchObject({ limit: 'kind' })
    expect(judge(nextDoor, { ...asked, familySize: 4 })).toBe('never')
    expect(judge(nextDoor, { ...asked, kind: 'penthouse' })).toBe('never')
    expect(judge({ ...nextDoor, bedrooms: 2 }, { ...asked, bedrooms: 2 })).toBe('never')
  })

  test.each(['land', 'commercial'] as const)('%s is not for living in, whatever is asked for', (kind) => {
    expect(judge({ kind }, {})).toBe('never')
  })

  test('two near misses together are not shown', () => {
    expect(judge({ bedrooms: 3, price: 205_000_000 }, { bedrooms: 4, maxBudget: 200_000_000 })).toBe('never')
  })

  test('two slight ones are shown, a third or a limit beside one is not', () => {
    const beside = { kind: 'townhouse', location: 'Ngor' } as const
    const asked = { kind: 'villa', place: 'Almadies', goal: 'portfolio', timeframe: 'immediate' } as const
    expect(judge(beside, asked)).toMatchObject({ limit: 'kind' })
    expect(judge({ ...beside, isVefa: true, deliveryDate: '2029-01-01' }, asked)).toBe('never')
    expect(judge({ ...beside, price: 205_000_000 }, { ...asked, maxBudget: 200_000_000 })).toBe('never')
  })
})

describe('places', () => {
  const inDakar = { place: 'Almadies' }

  test('the district beside the asked one comes near, and says which it is', () => {
    expect(judge({ location: 'Almadies' }, inDakar)).toBe('fits')
    expect(judge({ location: 'Ngor' }, inDakar)).toMatchObject({ limit: 'place', offered: 'Ngor', kilometres: 0.6 })
  })

  test('across the city is a near miss up to eight kilometres, and says how far', () => {
    expect(judge({ location: 'Mermoz' }, inDakar)).toEqual({
      limit: 'place',
      offered: 'Mermoz',
      nearest: 'Almadies',
      kilometres: 6,
    })
    expect(judge({ location: 'Plateau' }, inDakar)).toBe('never')
  })

  test('in the country the next town may be further away', () => {
    expect(judge({ location: 'Nianing' }, { place: 'Saly' })).toMatchObject({ limit: 'place' })
    expect(judge({ location: 'Thiès' }, { place: 'Saly' })).toBe('never')
  })

  test('any of several asked places will do', () => {
    expect(judge({ location: 'Médina' }, inDakar, { places: ['Médina'] })).toBe('fits')
  })

  test('a refused place is never shown, even where it is next door', () => {
    expect(judge({ location: 'Ngor' }, inDakar, { refusedPlaces: ['Ngor'] })).toBe('never')
    expect(judge({ location: 'Ngor' }, {}, { refusedPlaces: ['Ngor'] })).toBe('never')
  })

  test('whoever goes to an office in town is shown nothing far outside, unless they ask for it', () => {
    expect(judge({ location: 'Saly' }, { work: 'office' })).toBe('never')
    expect(judge({ location: 'Saly' }, { work: 'remote' })).toBe('fits')
    expect(judge({ location: 'Saly' }, { work: 'office', place: 'Saly' })).toBe('fits')
    expect(judge({ location: 'Saly' }, { work: 'office', goal: 'vacation_home' })).toBe('fits')
  })

  test('a place that is not on our map is near to itself only', () => {
    expect(judge({ location: 'Elsewhere' }, inDakar)).toBe('never')
  })
})

describe('off-plan and the timeframe', () => {
  const due = (deliveryDate: string | null) => ({ isVefa: true, deliveryDate })

  test('delivered on the last day is in time, the day after a near miss, three months later the last one', () => {
    const answers = { timeframe: '3_months', goal: 'primary_residence' } as const
    expect(judge(due('2026-04-30'), answers)).toBe('fits')
    expect(judge(due('2026-05-01'), answers)).toEqual({ limit: 'timeframe', deliveryDate: '2026-05-01' })
    expect(judge(due('2026-07-30'), answers)).toMatchObject({ limit: 'timeframe' })
    expect(judge(due('2026-07-31'), answers)).toBe('never')
  })

  test('at once means today', () => {
    expect(judge(due(TODAY), { timeframe: 'immediate' })).toBe('fits')
    expect(judge(due('2026-02-01'), { timeframe: 'immediate' })).toMatchObject({ limit: 'timeframe' })
    expect(judge({}, { timeframe: 'immediate' })).toBe('fits')
  })

  test('a home without a delivery date is never in time', () => {
    expect(judge(due(null), { timeframe: '1_year' })).toBe('never')
  })

  test('who only explores, or says nothing, sees off-plan homes', () => {
    expect(judge(due(null), { timeframe: 'exploring' })).toBe('fits')
    expect(judge(due('2029-01-01'), {})).toBe('fits')
  })

  test('an investor may wait, and is told how long', () => {
    expect(judge(due('2029-01-01'), { timeframe: 'immediate', goal: 'investment_rental' })).toEqual({
      limit: 'timeframe',
      deliveryDate: '2029-01-01',
    })
  })
})

describe('refusals', () => {
  test('a refused amenity is never shown, whether it is a preset or staff named it', () => {
    const facts = { amenities: ['Swimming Pool', 'Helipad'] }
    expect(judge(facts, {}, { refused: ['Swimming Pool'] })).toBe('never')
    expect(judge(facts, {}, { refused: ['Helipad'] })).toBe('never')
    expect(judge(facts, {}, { refused: ['Gym'] })).toBe('fits')
  })

  test('another deal is never shown', () => {
    const catalogue = toCatalogue([home({ type: 'rent', price: 900_000 }), home({ type: 'short-stay', price: 90_000 })])
    const { counts, chosen } = decide(wanting({ goal: 'portfolio' }), catalogue, TODAY)
    expect(counts).toEqual({ available: 2, fitting: 0, near: 0 })
    expect(chosen).toEqual([])
  })
})
