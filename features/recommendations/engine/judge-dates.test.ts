import { describe, expect, test } from 'vitest'
import { stayTermsSchema } from '#features/nest/stays/stay-terms.schema.ts'
import type { Asked, StayDays, Wish } from '../wishes/wish.ts'
import { plain, word } from '../wording/decision.fixture.ts'
import { toCatalogue } from './catalogue.ts'
import { decide } from './decide.ts'
import type { HomeFacts } from './home-facts.ts'
import { asking, home, must, TODAY } from './homes.fixture.ts'

/** Today is 31 January 2026. */
const MARCH: StayDays = ['2026-03-03', '2026-03-10']
const stayHome = (facts: Partial<HomeFacts> = {}, terms: object = {}) =>
  home({ type: 'short-stay', price: 100_000, maxGuests: 6, stayTerms: stayTermsSchema.parse(terms), ...facts })
const easter = (minNights: number) => ({
  seasons: [{ name: 'Easter', from: '2026-03-01', to: '2026-03-31', minNights }],
})

const deal = must({ field: 'deal', op: 'oneOf', value: ['short-stay'] })
const guests = must({ field: 'guests', op: 'atLeast', value: 4 })
const nights = must({ field: 'nights', op: 'exactly', value: 7 })
const askedFor = (days: StayDays, taken: number[] | null, ...more: Wish[]): Asked => ({
  ...asking(deal, must({ field: 'dates', op: 'exactly', value: days }), ...more),
  stay: days,
  ...(taken && { taken: new Set(taken) }),
})

function told(one: HomeFacts, asked: Asked, locale: 'en' | 'fr' = 'en') {
  const decision = decide(asked, toCatalogue([one]), TODAY)
  const { recommendations, toCheck } = word(decision, { locale })
  const [recommendation] = recommendations
  const { reasons = [], nearMiss = null, lacks = [], path } = recommendation ?? {}
  return {
    isFit: decision.chosen[0]?.isFit,
    reasons: reasons.map(plain),
    nearMiss: nearMiss && plain(nearMiss),
    lacks: lacks.map(plain),
    path,
    toCheck: toCheck.map(plain),
  }
}

describe('A home that is let by the night, on days that somebody names', () => {
  test('Free then, it fits, and says so; nobody has to ask', () => {
    const said = told(stayHome(), askedFor(MARCH, []))
    expect(said).toMatchObject({ isFit: true, nearMiss: null, toCheck: [] })
    expect(said.reasons).toContain('Free from 3 March 2026 to 10 March 2026')
  })

  test('Taken then, it is missed, in both languages', () => {
    const one = stayHome()
    expect(told(one, askedFor(MARCH, [one.id]))).toMatchObject({
      isFit: false,
      nearMiss: 'Some nights are taken between 3 March 2026 and 10 March 2026',
    })
    expect(told(one, askedFor(MARCH, [one.id]), 'fr').nearMiss).toBe(
      'Certaines nuits sont prises du 3 mars 2026 au 10 mars 2026',
    )
  })

  test.each([
    [
      'a shorter stay than the season takes',
      stayHome({ minNights: 2 }, easter(9)),
      MARCH,
      'Stays of 9 nights at least at that time of the year',
      'Séjours de 9 nuits au moins à cette période',
    ],
    [
      'a longer one than the home takes',
      stayHome({}, { maxNights: 5 }),
      MARCH,
      'Stays of 5 nights at most',
      'Séjours de 5 nuits au plus',
    ],
    [
      'an arrival too soon',
      stayHome({}, { leadDays: 10 }),
      ['2026-02-03', '2026-02-08'],
      'Earliest arrival: 10 February 2026',
      'Première arrivée possible : 10 février 2026',
    ],
    [
      'a departure too far ahead',
      stayHome({}, { monthsAhead: 1 }),
      MARCH,
      'Can be booked up to 28 February 2026 for now',
      'Se réserve pour l’instant jusqu’au 28 février 2026',
    ],
  ] as const)('%s', (_what, one, days, en, fr) => {
    expect(told(one, askedFor(days, []))).toMatchObject({ isFit: false, nearMiss: en })
    expect(told(one, askedFor(days, []), 'fr').nearMiss).toBe(fr)
  })

  test('A season that takes shorter stays than the home otherwise does lets them in', () => {
    expect(told(stayHome({ minNights: 10 }, easter(2)), askedFor(MARCH, [], nights)).isFit).toBe(true)
  })

  test('Without terms it is let on request: nothing is promised, and we ask', () => {
    const said = told(stayHome({ stayTerms: null, minNights: 2 }), askedFor(MARCH, []))
    expect(said).toMatchObject({ isFit: true, nearMiss: null, lacks: ['Your dates: the listing does not say'] })
    expect(said.toCheck).toEqual(['Whether 3 March 2026 to 10 March 2026 is free: we will ask and tell you'])
  })

  test('Without terms, but with a shortest stay, that one counts', () => {
    const one = stayHome({ stayTerms: null, minNights: 9 })
    expect(told(one, askedFor(MARCH, [], nights))).toMatchObject({
      isFit: false,
      nearMiss: 'Stays of 9 nights at least',
    })
  })

  test('Where nobody looked, nothing is said of it, and we ask', () => {
    const said = told(stayHome(), askedFor(MARCH, null))
    expect(said).toMatchObject({ isFit: true, nearMiss: null, lacks: [] })
    expect(said.reasons.join()).not.toContain('Free')
    expect(said.toCheck).toHaveLength(1)
  })

  test('Too few beds are said beside the days', () => {
    const many = must({ field: 'guests', op: 'atLeast', value: 9 })
    expect(told(stayHome(), askedFor(MARCH, [], many)).nearMiss).toBe('Sleeps 6, you are 9')
  })

  test('Its link says the days and the guests, so that its page can say what they cost', () => {
    const one = stayHome()
    expect(told(one, askedFor(MARCH, [], guests)).path).toBe(
      `/property/${one.id}?arrival=2026-03-03&departure=2026-03-10&guests=4`,
    )
    expect(told(one, askedFor(MARCH, [])).path).toBe(`/property/${one.id}?arrival=2026-03-03&departure=2026-03-10`)
  })
})

test('A home for sale is asked for no days, and its link says none', () => {
  const villa = home()
  const asked = {
    ...asking(must({ field: 'dates', op: 'exactly', value: MARCH })),
    stay: MARCH,
    taken: new Set<number>(),
  }
  expect(told(villa, asked)).toMatchObject({ isFit: true, nearMiss: null, path: `/property/${villa.id}` })
})

test('Other days are worth trying where only the days are in the way', () => {
  const [one, other] = [stayHome(), stayHome()]
  const { relaxations } = decide(askedFor(MARCH, [one.id, other.id]), toCatalogue([one, other]), TODAY)
  expect(relaxations).toMatchObject([{ wish: { field: 'dates' }, to: null, gains: 2 }])
})

test('The budget is held against the price of a night, however many nights', () => {
  const budget = must({ field: 'price', op: 'atMost', value: 120_000, per: 'short-stay' })
  expect(told(stayHome(), askedFor(MARCH, [], budget)).isFit).toBe(true)
  expect(told(stayHome({ price: 130_000 }), askedFor(MARCH, [], budget)).nearMiss).toBe(
    '8% above your maximum of 120 000 FCFA a night',
  )
})
