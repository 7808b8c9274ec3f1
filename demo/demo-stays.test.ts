import { describe, expect, test } from 'vitest'
import { quoteStay } from '#features/nest/stays/quote-stay.ts'
import { addDays, addMonths } from '#features/nest/stays/stay-days.ts'
import { problemsOfStay } from '#features/nest/stays/stay-rules.ts'
import { CANCELLATION_POLICIES, stayTermsSchema } from '#features/nest/stays/stay-terms.schema.ts'
import { type DemoStays, demoStayTerms, demoTakenNights, easterOf } from './demo-stays.ts'
import { demoShortStayProperties } from './properties-short-stay.ts'

const homes = demoShortStayProperties.flatMap(({ stays, ...home }) => (stays ? [{ ...home, stays }] : []))
/** A demo is loaded on any day: a leap day, the middle of each season, both ends of a year. */
const DAYS = [
  '2026-11-18',
  '2026-12-15',
  '2026-12-31',
  '2027-01-01',
  '2027-01-05',
  '2027-03-28',
  '2027-08-31',
  '2028-02-29',
]
const termsOn = (stays: DemoStays, day: string) => stayTermsSchema.parse(demoStayTerms(stays, day))

test.each([
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2028, '2028-04-16'],
  [2029, '2029-04-01'],
  [2038, '2038-04-25'],
  [2285, '2285-03-22'],
])('Easter of %i is on %s', (year, day) => {
  expect(easterOf(year)).toBe(day)
})

describe('The demo homes that are let by the night', () => {
  test('Each of them says how, and the three cancellation policies are all there', () => {
    expect(homes.map(({ title }) => title)).toEqual(demoShortStayProperties.map(({ title }) => title))
    const policies = new Set(homes.map(({ stays }) => stays.terms.cancellation))
    expect([...policies].sort()).toEqual([...CANCELLATION_POLICIES].sort())
  })

  test.each(DAYS)('Loaded on %s, its seasons are none of the past, and reach almost two years ahead', (today) => {
    for (const { title, stays } of homes) {
      const { seasons } = termsOn(stays, today)
      expect([title, seasons.filter(({ to }) => to < today)]).toEqual([title, []])
      const christmases = seasons.filter(({ name }) => name === 'Christmas and New Year')
      expect([title, christmases.length >= 2]).toEqual([title, true])
      expect([title, (seasons.at(-1)?.to ?? '') > addMonths(today, 12)]).toEqual([title, true])
    }
  })

  test.each(DAYS)('Loaded on %s, a long stay in every month that can be asked for has a price', (today) => {
    for (const { title, stays, price, minNights = null, maxGuests = null } of homes) {
      const stayTerms = termsOn(stays, today)
      const home = { price: String(price), minNights: Number(minNights), maxGuests: Number(maxGuests), stayTerms }
      for (let month = 1; month < stayTerms.monthsAhead; month += 1) {
        const arrival = addMonths(today, month)
        const wish = { arrival, departure: addDays(arrival, 7), guests: 4 }
        expect([title, arrival, problemsOfStay(home, wish, today)]).toEqual([title, arrival, {}])
        expect([title, Number(quoteStay(home, wish, '1000').total) > 7 * 80_000]).toEqual([title, true])
      }
    }
  })

  test('Christmas costs more than the rains, and the prices of a season are above nothing', () => {
    for (const { title, stays, price } of homes) {
      const { festive, rains } = stays.seasons
      expect([title, Number(festive?.price) > Number(price)]).toEqual([title, true])
      expect([title, rains === undefined || Number(rains.price) < Number(price)]).toEqual([title, true])
    }
  })

  test('More guests are never in the price than the home takes, and what a further one pays is said', () => {
    for (const { title, stays, maxGuests } of homes) {
      const { guestsIncluded, extraGuestPrice } = stays.terms
      expect([title, Number(guestsIncluded) <= Number(maxGuests)]).toEqual([title, true])
      expect([title, Boolean(extraGuestPrice)]).toEqual([title, Number(guestsIncluded) < Number(maxGuests)])
    }
  })

  test('Some nights of each are taken, in the weeks that follow, and none of them twice', () => {
    for (const { title, stays } of homes) {
      const taken = demoTakenNights(stays, '2026-11-18')
      expect([title, taken.length]).not.toEqual([title, 0])
      for (const [index, { from, until }] of taken.entries()) {
        expect([title, from > '2026-11-18' && from < until]).toEqual([title, true])
        expect([title, from >= (taken[index - 1]?.until ?? '')]).toEqual([title, true])
        expect([title, until < '2027-04-01']).toEqual([title, true])
      }
    }
  })

  test('House rules say as much in both languages; French has real apostrophes and its spaces', () => {
    for (const { title, stays } of homes) {
      const [english, french] = [String(stays.terms.houseRules), String(stays.terms.houseRulesFr)]
      expect([title, french.split('\n').length]).toEqual([title, english.split('\n').length])
      expect([title, french.match(/'|(?<![\u00a0\u202f])[:;!?]|\d (?:h|000)\b/g)]).toEqual([title, null])
      expect([title, english.includes("'")]).toEqual([title, false])
    }
  })
})
