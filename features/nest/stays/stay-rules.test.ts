import { describe, expect, test } from 'vitest'
import { problemsOfStay, type StayHome, shortestStay } from './stay-rules.ts'
import { stayTermsSchema } from './stay-terms.schema.ts'

/** Written from docs/decisions/0033-stays.md. Today is Monday 4 January 2027 unless a case says otherwise. */
const TODAY = '2027-01-04'

interface Rules {
  minNights?: number | null
  maxGuests?: number | null
  [term: string]: unknown
}
function homeWith({ minNights = null, maxGuests = 6, ...terms }: Rules): StayHome {
  return { price: '100000', minNights, maxGuests, stayTerms: stayTermsSchema.parse(terms) }
}
const season = (from: string, to: string, minNights: number | null) => ({ name: 'Season', from, to, minNights })

interface Case {
  title: string
  rules?: Rules
  from: string
  to: string
  guests?: number
  today?: string
  problems?: Record<string, string>
}

const ARRIVALS: Case[] = [
  { title: 'Tomorrow is early enough where nothing else is said', from: '2027-01-05', to: '2027-01-07' },
  {
    title: 'Today is too soon for a home that takes a day to get ready',
    ...{ from: '2027-01-04', to: '2027-01-07', problems: { arrival: 'arrivalTooSoon:1' } },
  },
  {
    title: 'Today is early enough where no day is needed',
    ...{ rules: { leadDays: 0 }, from: '2027-01-04', to: '2027-01-05' },
  },
  {
    title: 'The last day that is too soon',
    ...{ rules: { leadDays: 3 }, from: '2027-01-06', to: '2027-01-09', problems: { arrival: 'arrivalTooSoon:3' } },
  },
  {
    title: 'The first day that is early enough',
    ...{ rules: { leadDays: 3 }, from: '2027-01-07', to: '2027-01-09' },
  },
  {
    title: 'Days to get ready are counted over the turn of the year',
    ...{ rules: { leadDays: 3 }, today: '2026-12-30', from: '2027-01-02', to: '2027-01-05' },
  },
  {
    title: 'Yesterday is past, whatever the home needs',
    ...{ rules: { leadDays: 0 }, from: '2027-01-03', to: '2027-01-07', problems: { arrival: 'pastDate' } },
  },
  {
    title: 'Last year is past, not too soon',
    ...{ rules: { leadDays: 5 }, from: '2026-01-03', to: '2027-01-20', problems: { arrival: 'pastDate' } },
  },
]

const DEPARTURES: Case[] = [
  { title: 'A departure twelve months from today to the day', from: '2028-01-01', to: '2028-01-04' },
  {
    title: 'A departure a day later than twelve months from today',
    ...{ from: '2028-01-02', to: '2028-01-05', problems: { departure: 'stayTooFarAhead:12' } },
  },
  {
    title: 'Twelve months from 29 February 2028 end on 28 February 2029',
    ...{ today: '2028-02-29', from: '2029-02-25', to: '2029-02-28' },
  },
  {
    title: 'Twelve months from 29 February 2028 do not reach 1 March 2029',
    ...{ today: '2028-02-29', from: '2029-02-25', to: '2029-03-01' },
    problems: { departure: 'stayTooFarAhead:12' },
  },
  {
    title: 'Six months from 31 August 2027 reach 29 February 2028',
    ...{ rules: { monthsAhead: 6 }, today: '2027-08-31', from: '2028-02-27', to: '2028-02-29' },
  },
  {
    title: 'A month ahead is a month',
    ...{ rules: { monthsAhead: 1 }, from: '2027-02-01', to: '2027-02-05' },
    problems: { departure: 'stayTooFarAhead:1' },
  },
  {
    title: 'A departure before the arrival',
    ...{ from: '2027-01-10', to: '2027-01-08', problems: { departure: 'departureBeforeArrival' } },
  },
  {
    title: 'A departure on the day of the arrival',
    ...{ from: '2027-01-10', to: '2027-01-10', problems: { departure: 'departureBeforeArrival' } },
  },
  {
    title: 'A departure on the day of the arrival where three nights are the least',
    ...{ rules: { minNights: 3 }, from: '2027-01-10', to: '2027-01-10' },
    problems: { departure: 'departureBeforeArrival' },
  },
  { title: 'Arrival on the leap day', today: '2028-01-10', from: '2028-02-29', to: '2028-03-02' },
  { title: 'Departure on the leap day', today: '2028-01-10', from: '2028-02-27', to: '2028-02-29' },
  { title: 'Over the turn of the year', today: '2027-11-01', from: '2027-12-30', to: '2028-01-02' },
]

const LENGTHS: Case[] = [
  { title: 'One night where nothing is said', from: '2027-01-10', to: '2027-01-11' },
  { title: 'As long as the home asks', rules: { minNights: 3 }, from: '2027-01-10', to: '2027-01-13' },
  {
    title: 'A night less than the home asks',
    ...{ rules: { minNights: 3 }, from: '2027-01-10', to: '2027-01-12', problems: { departure: 'stayTooShort:3' } },
  },
  {
    title: 'Arrival in a season: its shortest stay, not the home’s',
    rules: { minNights: 2, seasons: [season('2027-02-01', '2027-02-10', 7)] },
    ...{ from: '2027-02-10', to: '2027-02-14', problems: { departure: 'stayTooShort:7' } },
  },
  {
    title: 'Arrival on the last day of a season, and as long as it asks',
    rules: { minNights: 2, seasons: [season('2027-02-01', '2027-02-10', 7)] },
    ...{ from: '2027-02-10', to: '2027-02-17' },
  },
  {
    title: 'Arrival before a season, most nights in it: the home’s',
    rules: { minNights: 2, seasons: [season('2027-02-01', '2027-02-10', 7)] },
    ...{ from: '2027-01-31', to: '2027-02-03' },
  },
  {
    title: 'A season can ask for less than the home does',
    rules: { minNights: 5, seasons: [season('2027-02-01', '2027-02-10', 1)] },
    ...{ from: '2027-02-03', to: '2027-02-04' },
  },
  {
    title: 'A season that says nothing of it: the home’s',
    rules: { minNights: 3, seasons: [season('2027-02-01', '2027-02-10', null)] },
    ...{ from: '2027-02-03', to: '2027-02-05', problems: { departure: 'stayTooShort:3' } },
  },
  {
    title: 'A season that says nothing of it, in a home that does not either: one night',
    rules: { seasons: [season('2027-02-01', '2027-02-10', null)] },
    ...{ from: '2027-02-03', to: '2027-02-04' },
  },
  {
    title: 'From one season into another: that of the arrival',
    rules: { seasons: [season('2027-02-01', '2027-02-10', 2), season('2027-02-11', '2027-02-20', 9)] },
    ...{ from: '2027-02-10', to: '2027-02-12' },
  },
  { title: 'As long as it may be', rules: { maxNights: 28 }, from: '2027-02-01', to: '2027-03-01' },
  {
    title: 'A night longer than it may be',
    ...{ rules: { maxNights: 28 }, from: '2027-02-01', to: '2027-03-02', problems: { departure: 'stayTooLong:28' } },
  },
  { title: 'No longest stay: eleven months', from: '2027-01-10', to: '2027-12-10' },
]

const GUESTS: Case[] = [
  { title: 'One guest', from: '2027-01-10', to: '2027-01-12', guests: 1 },
  { title: 'As many as the home takes', from: '2027-01-10', to: '2027-01-12', guests: 6 },
  {
    title: 'One more than the home takes',
    ...{ from: '2027-01-10', to: '2027-01-12', guests: 7, problems: { guests: 'tooManyGuests:6' } },
  },
  {
    title: 'Ninety-nine guests',
    ...{ from: '2027-01-10', to: '2027-01-12', guests: 99, problems: { guests: 'tooManyGuests:6' } },
  },
  {
    title: 'More than are in the price, but not more than the home takes',
    ...{ rules: { guestsIncluded: 2 }, from: '2027-01-10', to: '2027-01-12', guests: 6 },
  },
]

describe.each([
  ['When a stay may begin', ARRIVALS],
  ['When a stay may end', DEPARTURES],
  ['How long a stay may be', LENGTHS],
  ['How many may come', GUESTS],
])('%s', (_what, cases) => {
  test.each(cases)('$title', ({ rules = {}, from, to, guests = 2, today = TODAY, problems = {} }) => {
    const wish = { arrival: from, departure: to, guests }
    expect(problemsOfStay(homeWith(rules), wish, today)).toEqual(problems)
  })
})

describe('What is no stay at all', () => {
  test.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('%d guests', (guests) => {
    const problems = problemsOfStay(homeWith({}), { arrival: '2027-01-10', departure: '2027-01-12', guests }, TODAY)
    expect(Object.keys(problems)).toEqual(['guests'])
  })

  test('Ninety-nine guests in a home that does not say how many it takes', () => {
    const wish = { arrival: '2027-01-10', departure: '2027-01-12', guests: 99 }
    expect(problemsOfStay(homeWith({ maxGuests: null }), wish, TODAY)).toEqual({ guests: 'tooManyGuests:50' })
  })

  test.each(['demain', '2027-02-30', '2027-2-3', '10/01/2027', '2027-01-10T10:00'])('An arrival %j', (arrival) => {
    const problems = problemsOfStay(homeWith({}), { arrival, departure: '2027-01-12', guests: 2 }, TODAY)
    expect(problems).toEqual({ arrival: 'date' })
  })

  test.each(['demain', '2027-02-30', '2027-2-3', '12/01/2027', '2027-01-12T10:00'])('A departure %j', (departure) => {
    const problems = problemsOfStay(homeWith({}), { arrival: '2027-01-10', departure, guests: 2 }, TODAY)
    expect(problems).toEqual({ departure: 'date' })
  })

  test('Days that nobody filled in are asked for', () => {
    const problems = problemsOfStay(homeWith({}), { arrival: '', departure: '', guests: 2 }, TODAY)
    expect(problems).toEqual({ arrival: 'required', departure: 'required' })
  })

  test('Everything that is wrong is said at once', () => {
    const wish = { arrival: '2027-01-01', departure: 'x', guests: 12 }
    expect(problemsOfStay(homeWith({}), wish, TODAY)).toEqual({
      arrival: 'pastDate',
      departure: 'date',
      guests: 'tooManyGuests:6',
    })
  })
})

test('The shortest stay can be told of every arrival before a departure is chosen', () => {
  const home = homeWith({ minNights: 2, seasons: [season('2027-02-01', '2027-02-10', 7)] })
  const days = ['2027-01-31', '2027-02-01', '2027-02-10', '2027-02-11']
  expect(days.map((day) => shortestStay(home, day))).toEqual([2, 7, 7, 2])
})
