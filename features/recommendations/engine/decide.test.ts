import { describe, expect, test } from 'vitest'
import type { Asked, AskedFor, Wish } from '../wishes/wish.ts'
import { toCatalogue } from './catalogue.ts'
import { decide, decideInSlices } from './decide.ts'
import { type Decision, MOST_SHOWN } from './decision.ts'
import type { HomeFacts } from './home-facts.ts'
import { asking, home, homes, must, should, TODAY } from './homes.fixture.ts'
import { compileWish } from './judge-home.ts'
import { isCondition } from './points.ts'
import { dice, randomHomes, randomWishes } from './random.fixture.ts'

const deal = (name: string) => must({ field: 'deal', op: 'oneOf', value: [name] })
const kind = (name: string) => must({ field: 'kind', op: 'oneOf', value: [name] })
const place = (name: string) => must({ field: 'place', op: 'oneOf', value: [name] })
const atMost = (value: number) => must({ field: 'price', per: 'buy', op: 'atMost', value })
const noPool = must({ field: 'pool', op: 'not', value: ['any'] })
const garden: AskedFor = { field: 'amenity', op: 'oneOf', value: ['Garden'] }

function decideOn(offered: HomeFacts[], ...wishes: Wish[]): Decision {
  return decide(asking(...wishes), toCatalogue(offered), TODAY)
}
const ids = ({ chosen }: Decision) => chosen.map(({ home: { id } }) => id)

describe('a decision', () => {
  test('of an empty catalogue is empty', () => {
    const decision = decideOn([], kind('villa'))
    expect(decision).toMatchObject({ chosen: [], relaxations: [], markets: [], offered: 0 })
    expect(decision.counts).toEqual({ available: 0, fitting: 0, near: 0 })
  })

  test('shows near misses only where one home fits or none, the nearest first', () => {
    const near = [home({ id: 11, price: 215_000_000 }), home({ id: 12, price: 202_000_000 })]
    const few = decideOn([home({ id: 1 }), ...near], atMost(200_000_000))
    expect(ids(few)).toEqual([1, 12])
    expect(few.chosen.map(({ isFit }) => isFit)).toEqual([true, false])
    expect(ids(decideOn(near, atMost(200_000_000)))).toEqual([12, 11])
    const enough = decideOn([...homes(3), ...near], atMost(200_000_000))
    expect(enough.chosen.every(({ isFit }) => isFit)).toBe(true)
    expect(enough.counts).toMatchObject({ fitting: 3, near: 2 })
  })

  test('is never empty while there are homes: the nearest are shown with all that they miss', () => {
    const far = decideOn(
      [home({ id: 1, location: 'Touba', price: 900_000_000 }), home({ id: 2, kind: 'apartment', location: 'Kolda' })],
      place('Plateau'),
      kind('penthouse'),
      atMost(50_000_000),
    )
    expect(ids(far)).toHaveLength(2)
    expect(far.counts).toMatchObject({ fitting: 0, near: 0 })
    for (const { findings } of far.chosen) expect(findings.every(({ verdict }) => verdict === 'missed')).toBe(true)
  })

  test('where nothing is near, a home in another town comes before one for ten times the budget', () => {
    const offered = [
      home({ id: 1, price: 2_000_000_000 }),
      home({ id: 2, location: 'Saly' }),
      home({ id: 3, location: 'Kolda' }),
    ]
    expect(ids(decideOn(offered, place('Almadies'), atMost(200_000_000)))).toEqual([2, 3, 1])
  })

  test('a home of another deal is never a near miss, and is shown only where there is none of the deal', () => {
    const [sold, toLet] = [home({ id: 1 }), home({ id: 2, type: 'rent', price: 900_000, location: 'Touba' })]
    expect(ids(decideOn([sold, toLet], deal('rent'), place('Almadies')))).toEqual([2])
    const none = decideOn([sold, toLet], deal('short-stay'))
    expect(none).toMatchObject({ offered: 0, deals: ['short-stay'], markets: [] })
    expect(none.chosen[0]?.findings[0]).toMatchObject({ wish: { field: 'deal' }, verdict: 'missed' })
  })

  test('plots and offices are looked at only where somebody asks for one', () => {
    const offered = [home({ id: 1, kind: 'land', bedrooms: 0 }), home({ id: 2, kind: 'commercial', bedrooms: 0 })]
    const three = must({ field: 'bedrooms', op: 'atLeast', value: 3 })
    expect(ids(decideOn([...offered, home({ id: 3 })], three))).toEqual([3])
    expect(ids(decideOn([...offered, home({ id: 3 })], kind('land')))[0]).toBe(1)
  })

  test('a refused pool is given up after everything else', () => {
    const offered = [
      home({ id: 1, pool: 'private' }),
      home({ id: 2, location: 'Saly', bedrooms: 2, kind: 'apartment', pool: 'none' }),
    ]
    const three = must({ field: 'bedrooms', op: 'atLeast', value: 3 })
    const { chosen, relaxations } = decideOn(offered, noPool, place('Almadies'), three)
    expect(chosen.map(({ home: { id } }) => id)).toEqual([2, 1])
    expect(relaxations.at(-1)?.wish).toBe(noPool)
  })

  test('of homes that fit equally neither the cheaper nor the dearer comes first, but the newer', () => {
    const offered = [home({ id: 1, price: 100_000_000, createdAt: 5 }), home({ id: 2, createdAt: 9 })]
    expect(ids(decideOn(offered, atMost(200_000_000)))).toEqual([2, 1])
  })

  test('what the listing does not say ranks between yes and no', () => {
    const offered = [home({ id: 1 }), home({ id: 2, noise: 'quiet' }), home({ id: 3, noise: 'lively' })]
    expect(ids(decideOn(offered, should({ field: 'quiet', op: 'exactly', value: true }), kind('villa')))).toEqual([
      2, 1, 3,
    ])
  })
})

describe('the score', () => {
  const perfect = home({ amenities: ['Garden'] })
  const score = (asked: Partial<Asked>) =>
    decide({ ...asking(kind('villa'), should(garden)), ...asked }, toCatalogue([perfect]), TODAY).chosen[0]

  test('is a hundred only where everything was understood and is met', () => {
    expect(score({})?.score).toBe(100)
    for (const asked of [{ unread: ['by the old baobab'] }, { unread: [''] }, { questions: ['schools' as const] }]) {
      const shown = score(asked)
      expect(shown?.score).toBe(99)
      expect(shown?.findings.reduce((sum, { earned }) => sum + earned, 0)).toBe(99)
    }
    const quiet = should({ field: 'quiet', op: 'exactly', value: true })
    expect(score({ wishes: [kind('villa'), quiet] })?.score).toBeLessThan(100)
  })

  test('does not count a wish that does not speak of the home', () => {
    const rent = must({ field: 'price', per: 'rent', op: 'atMost', value: 1 })
    const shown = score({ wishes: [kind('villa'), rent] })
    expect(shown?.score).toBe(100)
    expect(shown?.findings.map(({ wish, of, verdict }) => [wish.field, of, verdict])).toEqual([
      ['kind', 100, 'met'],
      ['price', 0, 'open'],
    ])
  })

  test('gives a long list of amenities no more than a place', () => {
    const many = ['Gym', 'WiFi', 'Garden', 'Terrace', 'Balcony', 'Storage'].map((name) =>
      should({ field: 'amenity', op: 'oneOf', value: [name] }),
    )
    const findings = score({ wishes: [place('Almadies'), ...many] })?.findings ?? []
    expect(findings[0]).toMatchObject({ of: 48, wish: { field: 'place' } })
    expect(findings.slice(1).map(({ of }) => of)).toEqual([9, 9, 9, 9, 8, 8])
  })
})

describe('four hundred visitors and two hundred homes', () => {
  const thrown = dice(20_260_131)
  const offered = randomHomes(200, thrown)
  const catalogue = toCatalogue(offered)
  const asked = Array.from({ length: 400 }, (): Asked => {
    const wishes = randomWishes(thrown.whole(1, 11), thrown)
    return { ...asking(...wishes), unread: thrown.roll() < 0.2 ? ['?'] : [] }
  })
  const decisions = asked.map((each) => decide(each, catalogue, TODAY))
  const judge = (shown: HomeFacts, wish: Wish) => compileWish(wish, TODAY)(shown)
  const isMissedBy = (shown: HomeFacts, wish: Wish) =>
    isCondition(wish) && judge(shown, wish) >= 0 && judge(shown, wish) < 1

  test('somebody is always shown something, and every condition that it misses is among its findings', () => {
    let misses = 0
    for (const {
      asked: { wishes },
      chosen,
      counts,
    } of decisions) {
      expect(chosen.length).toBeGreaterThan(0)
      expect(chosen.filter(({ isFit }) => isFit)).toHaveLength(Math.min(MOST_SHOWN, counts.fitting))
      expect(chosen.length <= 3 || counts.fitting === chosen.length || counts.fitting > MOST_SHOWN).toBe(true)
      for (const { home: shown, isFit, findings } of chosen) {
        const missed = wishes.filter((wish) => isMissedBy(shown, wish))
        misses += missed.length
        expect(isFit).toBe(missed.length === 0)
        expect(new Set(findings.map(({ wish }) => wish))).toEqual(new Set(wishes))
        const reported = findings.filter(({ wish, verdict }) => isCondition(wish) && verdict === 'missed')
        expect(new Set(reported.map(({ wish }) => wish))).toEqual(new Set(missed))
      }
    }
    // The dice must have thrown something to look at.
    expect(misses).toBeGreaterThan(100)
    expect(decisions.filter(({ counts }) => counts.fitting > MOST_SHOWN).length).toBeGreaterThan(50)
  })

  test('every point has its finding, and a hundred is earned', () => {
    for (const {
      asked: { unread },
      chosen,
    } of decisions) {
      for (const { score, findings } of chosen) {
        const spoken = findings.filter(({ verdict }) => verdict !== 'open')
        expect(findings.reduce((sum, { of }) => sum + of, 0)).toBe(spoken.length > 0 ? 100 : 0)
        expect(findings.reduce((sum, { earned }) => sum + earned, 0)).toBe(score)
        expect(findings.every(({ earned, of }) => Number.isInteger(earned) && earned >= 0 && earned <= of)).toBe(true)
        const isWhole = unread.length === 0 && spoken.every(({ verdict }) => verdict === 'met')
        expect(score === 100).toBe(isWhole && spoken.length > 0)
      }
    }
  })

  test('every relaxation gives exactly what it promises', () => {
    let tried = 0
    for (const { asked: each, relaxations, counts } of decisions) {
      expect(relaxations.length === 0 || counts.fitting < 3).toBe(true)
      expect(new Set(relaxations.map(({ wish }) => wish)).size).toBe(relaxations.length)
      for (const { wish, to, gains } of relaxations) {
        tried += 1
        const wishes = each.wishes.flatMap((other) => (other === wish ? (to ?? []) : other))
        expect(gains).toBeGreaterThan(0)
        expect(decide({ ...each, wishes }, catalogue, TODAY).counts.fitting).toBe(counts.fitting + gains)
      }
    }
    expect(tried).toBeGreaterThan(100)
  })

  test('where nothing is relaxed, giving up any single condition would let nobody in', () => {
    let tried = 0
    for (const { asked: each, relaxations, counts } of decisions) {
      if (counts.fitting >= 3 || relaxations.length > 0) continue
      for (const wish of each.wishes.filter(({ field }) => field !== 'deal')) {
        tried += 1
        const wishes = each.wishes.filter((other) => other !== wish)
        expect(decide({ ...each, wishes }, catalogue, TODAY).counts.fitting).toBe(counts.fitting)
      }
    }
    expect(tried).toBeGreaterThan(10)
  })

  test('in slices it is the same decision', async () => {
    for (const [at, each] of asked.slice(0, 20).entries()) {
      expect(await decideInSlices(each, catalogue, TODAY)).toEqual(decisions[at])
    }
  })
})
