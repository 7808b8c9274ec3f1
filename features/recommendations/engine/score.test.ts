import { describe, expect, test } from 'vitest'
import type { Preferences } from '../preferences.ts'
import type { Aspect, Finding, ReadWords, ScoreLine } from './decision.ts'
import type { HomeFacts } from './home-facts.ts'
import { asking, home, homes } from './homes.fixture.ts'
import { makeScorer } from './score.ts'

function explain(
  facts: Partial<HomeFacts>,
  answers: Partial<Preferences>,
  { words = {}, others = [] }: { words?: Partial<ReadWords>; others?: HomeFacts[] } = {},
): { score: number; lines: ScoreLine[] } {
  const weighed = home(facts)
  const { asked, indexed } = asking(answers, [weighed, ...others], words)
  const scorer = makeScorer(asked)
  const found = indexed.find((each) => each.facts === weighed)
  return found ? { score: scorer.score(found), lines: scorer.explain(found) } : { score: -1, lines: [] }
}

const sum = (lines: ScoreLine[], points: 'earned' | 'of') => lines.reduce((total, line) => total + line[points], 0)

function lineOf<Name extends Aspect>({ lines }: { lines: ScoreLine[] }, aspect: Name) {
  const line = lines.find(({ finding }) => finding.aspect === aspect)
  if (!line) throw new Error(`no line for ${aspect}`)
  return { ...line, finding: line.finding as Extract<Finding, { aspect: Name }> }
}

const EVERYTHING: Partial<Preferences> = {
  maxBudget: 250_000_000,
  kind: 'villa',
  place: 'Almadies',
  bedrooms: 4,
  bathrooms: 3,
  lifestyle: 'family',
  familySize: 4,
  work: 'business',
  transport: 'car',
  goal: 'primary_residence',
  timeframe: 'immediate',
}

describe('the points', () => {
  test('add up to a hundred, and what was earned to the score', () => {
    const { score, lines } = explain({ location: 'Ngor', amenities: ['Garden'] }, EVERYTHING)
    expect(lines).toHaveLength(11)
    expect(sum(lines, 'of')).toBe(100)
    expect(sum(lines, 'earned')).toBe(score)
  })

  test('are a full hundred where everything is as asked', () => {
    const amenities = ['Garden', 'Security', 'Swimming Pool', 'Terrace', 'Fiber Optic', 'Parking']
    const { score } = explain({ location: 'Plateau', amenities }, { ...EVERYTHING, place: 'Plateau' })
    expect(score).toBe(100)
  })

  test('are only given for what was asked', () => {
    const { score, lines } = explain({}, { kind: 'villa', maxBudget: 300_000_000 })
    expect(lines.map(({ finding }) => finding.aspect)).toEqual(['kind', 'budget'])
    expect(score).toBe(100)
  })

  test('stand in the order of their weight', () => {
    const { lines } = explain({}, EVERYTHING)
    const points = lines.map(({ of }) => of)
    expect(points).toEqual(points.toSorted((one, other) => other - one))
  })

  test('there are none where nothing was asked', () => {
    expect(explain({}, {})).toEqual({ score: 0, lines: [] })
  })
})

describe('what a home is', () => {
  test('the further away, the fewer points for the place', () => {
    const at = (location: string) => lineOf(explain({ location }, EVERYTHING), 'place').earned
    const earned = ['Almadies', 'Ngor', 'Mamelles', 'Ouakam', 'Mermoz'].map(at)
    expect(earned).toEqual(earned.toSorted((one, other) => other - one))
    expect(new Set(earned).size).toBe(5)
  })

  test('a related kind earns some of its points, another kind none', () => {
    const as = (kind: HomeFacts['kind']) => lineOf(explain({ kind }, { kind: 'villa' }), 'kind')
    expect(as('townhouse')).toMatchObject({ earned: 60, of: 100, finding: { relation: 'related' } })
    expect(as('apartment')).toMatchObject({ earned: 0, finding: { relation: 'other' } })
  })

  test('a budget passed by the whole tolerance earns nothing', () => {
    const at = (price: number) => lineOf(explain({ price }, { maxBudget: 100_000_000 }), 'budget')
    expect(at(100_000_000)).toMatchObject({ earned: 100, finding: { percentOff: 0 } })
    expect(at(104_000_000)).toMatchObject({ earned: 60, finding: { percentOff: 4 } })
    expect(at(110_000_000)).toMatchObject({ earned: 0, finding: { percentOff: 10 } })
  })

  test('a large house is not held against it', () => {
    const large = explain({ bedrooms: 9, area: 900 }, { bedrooms: 2, familySize: 2, lifestyle: 'minimalist' })
    const small = explain({ bedrooms: 2, area: 90 }, { bedrooms: 2, familySize: 2, lifestyle: 'minimalist' })
    expect(large.score).toBe(small.score)
  })

  test('an area a tenth too small earns half', () => {
    const line = lineOf(explain({ area: 180 }, {}, { words: { minArea: 200 } }), 'area')
    expect(line).toMatchObject({ earned: 50, finding: { offered: 180, asked: 200 } })
  })

  test('an investor loses points for a home that is not ready in time', () => {
    const answers = { goal: 'flipping', timeframe: 'immediate' } as const
    const line = lineOf(explain({ isVefa: true, deliveryDate: '2027-05-01' }, answers), 'timeframe')
    expect(line).toMatchObject({ earned: 0, finding: { isReady: false, isInTime: false, deliveryDate: '2027-05-01' } })
  })
})

describe('wishes in one’s own words', () => {
  test('earn their share', () => {
    const words = { wanted: ['Swimming Pool', 'Garden', 'Gym', 'Helipad'] }
    const line = lineOf(explain({ amenities: ['Garden', 'Helipad'] }, {}, { words }), 'wishes')
    expect(line.earned).toBe(50)
    expect(line.finding).toEqual({ aspect: 'wishes', met: ['Garden', 'Helipad'], missing: ['Swimming Pool', 'Gym'] })
  })

  test('a garage answers to a wish for parking, by its own name', () => {
    const { finding } = lineOf(explain({ amenities: ['Garage'] }, {}, { words: { wanted: ['Parking'] } }), 'wishes')
    expect(finding).toEqual({ aspect: 'wishes', met: ['Garage'], missing: [] })
  })

  test('a house is not asked for a lift by somebody who needs no steps, a flat is', () => {
    const words = { wanted: ['Elevator', 'Garden'], checks: ['accessibility' as const] }
    const house = lineOf(explain({ kind: 'villa', amenities: ['Garden'] }, {}, { words }), 'wishes')
    const flat = lineOf(explain({ kind: 'apartment', amenities: ['Garden'] }, {}, { words }), 'wishes')
    expect(house.finding.missing).toEqual([])
    expect(flat.finding.missing).toEqual(['Elevator'])
  })

  test('a lift that is simply wished for is missed by a house too', () => {
    const { finding } = lineOf(explain({ kind: 'villa' }, {}, { words: { wanted: ['Elevator'] } }), 'wishes')
    expect(finding.missing).toEqual(['Elevator'])
  })
})

describe('the people', () => {
  test.each([
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 3],
    [5, 4],
    [9, 4],
  ])('%i people need %i bedrooms', (familySize, needed) => {
    const enough = lineOf(explain({ bedrooms: needed }, { familySize }), 'family')
    expect(enough).toMatchObject({ earned: 100, finding: { people: familySize, needed } })
    expect(lineOf(explain({ bedrooms: needed - 1 }, { familySize }), 'family').earned).toBeLessThan(100)
  })

  test('one person can live in a studio, two are short of a room', () => {
    const studio = { kind: 'studio', bedrooms: 0 } as const
    expect(lineOf(explain(studio, { familySize: 1 }), 'family').earned).toBe(100)
    expect(lineOf(explain(studio, { familySize: 2 }), 'family').earned).toBeLessThan(100)
  })

  test('who walks gets no points for something that no listing states', () => {
    const aspects = explain({}, { transport: 'walking', kind: 'villa' }).lines.map(({ finding }) => finding.aspect)
    expect(aspects).toEqual(['kind'])
  })

  test('a driver needs a place for the car, somebody who drives now and then half of it', () => {
    const earned = (amenities: string[], transport: 'car' | 'mixed') =>
      lineOf(explain({ amenities }, { transport }), 'transport').earned
    expect(earned(['Garage'], 'car')).toBe(100)
    expect(earned([], 'car')).toBe(0)
    expect(earned([], 'mixed')).toBe(50)
  })

  test('who goes to the office is better off near the Plateau', () => {
    const at = (location: string) => lineOf(explain({ location }, { work: 'office' }), 'work')
    expect(at('Plateau')).toMatchObject({ earned: 100, finding: { kilometresToPlateau: 0 } })
    expect(at('Point E').earned).toBeGreaterThan(at('Almadies').earned)
    expect(at('Saly').earned).toBe(0)
  })

  test('who works at home needs a line and a spare room, where the household is known', () => {
    const line = lineOf(explain({ bedrooms: 3, amenities: ['Fiber Optic'] }, { work: 'remote', familySize: 4 }), 'work')
    expect(line).toMatchObject({ earned: 15, of: 30, finding: { hasSpareRoom: false, present: ['Fiber Optic'] } })
    const unknown = lineOf(explain({ bedrooms: 3, amenities: ['Fiber Optic'] }, { work: 'remote' }), 'work')
    expect(unknown).toMatchObject({ earned: 100, finding: { hasSpareRoom: null, kilometresToPlateau: null } })
  })
})

describe('the goal', () => {
  test('a higher yield earns more, an unknown one is in between', () => {
    const others = homes(3, { type: 'rent', price: 1_000_000, area: 100 })
    const at = (price: number, location = 'Almadies') =>
      lineOf(explain({ price, area: 100, location }, { goal: 'investment_rental' }, { others }), 'goal').earned
    expect(at(120_000_000)).toBe(100)
    expect(at(200_000_000)).toBe(40)
    expect(at(400_000_000)).toBe(0)
    expect(at(120_000_000, 'Kaolack')).toBe(40)
  })

  test('a price below the median earns more for somebody who sells again', () => {
    const others = homes(4, { price: 100_000_000, area: 100 })
    const at = (price: number) => lineOf(explain({ price, area: 100 }, { goal: 'flipping' }, { others }), 'goal').earned
    expect(at(85_000_000)).toBe(100)
    expect(at(100_000_000)).toBe(30)
    expect(at(130_000_000)).toBe(0)
  })

  test('nobody misses an amenity that they refused', () => {
    const words = { refused: ['Swimming Pool'] }
    const amenities = ['Ocean View', 'Terrace', 'Furnished', 'Garden', 'Security']
    const answers = { goal: 'vacation_home', lifestyle: 'family' } as const
    expect(explain({ amenities }, answers, { words }).score).toBe(100)
    expect(lineOf(explain({ amenities }, answers, { words }), 'goal').finding.looked).not.toContain('Swimming Pool')
  })

  test('figures of an investment are only found for an investor', () => {
    const { finding } = lineOf(explain({}, { goal: 'vacation_home' }), 'goal')
    expect(finding.investment).toBeNull()
  })
})
