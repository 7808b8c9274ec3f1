import { expect, test } from 'vitest'
import { seasonOn, withoutSeasons, withPricedDays } from './season-days.ts'
import { type SeasonValues, seasonForm } from './stay-values.ts'

const season = (from: string, to: string, said: Partial<SeasonValues> = {}): SeasonValues => ({
  ...seasonForm.empty({}),
  name: 'High',
  price: '80000',
  from: `2027-${from}`,
  to: `2027-${to}`,
  ...said,
})

/** '07-01 – 07-10 High 80000 90000 3': days, name, price, weekend, shortest stay. */
const told = (seasons: readonly SeasonValues[]) =>
  seasons.map(({ from, to, name, price, weekendPrice, minNights }) =>
    [from.slice(5), '–', to.slice(5), name, price, weekendPrice, minNights].filter(Boolean).join(' '),
  )

const nights = (from: string, to: string) => ({ from: `2027-${from}`, to: `2027-${to}` })
const MAGAL = { name: 'Magal', nameFr: '', price: '120000', minNights: '' }

test.for<[string, SeasonValues[], [string, string], string[]]>([
  [
    'beside all seasons',
    [season('07-01', '07-10')],
    ['08-01', '08-02'],
    ['07-01 – 07-10 High 80000', '08-01 – 08-02 Magal 120000'],
  ],
  [
    'before the first season',
    [season('07-01', '07-10')],
    ['06-29', '06-30'],
    ['06-29 – 06-30 Magal 120000', '07-01 – 07-10 High 80000'],
  ],
  [
    'in the middle of a season',
    [season('07-01', '07-10')],
    ['07-04', '07-05'],
    ['07-01 – 07-03 High 80000', '07-04 – 07-05 Magal 120000', '07-06 – 07-10 High 80000'],
  ],
  [
    'at its beginning',
    [season('07-01', '07-10')],
    ['07-01', '07-02'],
    ['07-01 – 07-02 Magal 120000', '07-03 – 07-10 High 80000'],
  ],
  [
    'at its end',
    [season('07-01', '07-10')],
    ['07-10', '07-10'],
    ['07-01 – 07-09 High 80000', '07-10 – 07-10 Magal 120000'],
  ],
  ['over all of it', [season('07-01', '07-10')], ['06-30', '07-11'], ['06-30 – 07-11 Magal 120000']],
  [
    'over the end of one and the beginning of another',
    [season('07-01', '07-10'), season('07-15', '07-20', { name: 'Low' })],
    ['07-08', '07-16'],
    ['07-01 – 07-07 High 80000', '07-08 – 07-16 Magal 120000', '07-17 – 07-20 Low 80000'],
  ],
])('Nights priced %s: no night has two seasons, and none is lost', ([, seasons, [from, to], expected]) => {
  expect(told(withPricedDays(seasons, nights(from, to), MAGAL))).toEqual(expected)
})

test('A price is the weekend’s as well; the shortest stay of a season goes on where nothing is said of it', () => {
  const high = season('07-01', '07-10', { weekendPrice: '95000', minNights: '5' })
  expect(told(withPricedDays([high], nights('07-10', '07-12'), MAGAL))).toEqual([
    '07-01 – 07-09 High 80000 95000 5',
    '07-10 – 07-10 Magal 120000 5',
    '07-11 – 07-12 Magal 120000',
  ])
})

test('A shortest stay alone leaves every price as it was, the weekend’s too', () => {
  const high = season('07-01', '07-10', { weekendPrice: '95000' })
  expect(told(withPricedDays([high], nights('07-09', '07-11'), { ...MAGAL, price: ' ', minNights: '4' }))).toEqual([
    '07-01 – 07-08 High 80000 95000',
    '07-09 – 07-10 Magal 80000 95000 4',
    '07-11 – 07-11 Magal 4',
  ])
})

test('Nights that are priced again keep one season, not one for each time', () => {
  const once = withPricedDays([], nights('07-01', '07-05'), MAGAL)
  expect(told(withPricedDays(once, nights('07-01', '07-05'), { ...MAGAL, price: '130000' }))).toEqual([
    '07-01 – 07-05 Magal 130000',
  ])
})

test('A season half written, or two that overlap, get in nobody’s way', () => {
  const half = season('07-01', '07-10', { from: '', name: 'New' })
  const twice = [season('07-01', '07-10'), season('07-05', '07-12', { name: 'Low' })]
  expect(told(withPricedDays([...twice, half], nights('07-04', '07-11'), MAGAL))).toEqual([
    '07-01 – 07-03 High 80000',
    '07-04 – 07-11 Magal 120000',
    '07-12 – 07-12 Low 80000',
    ' – 07-10 New 80000'.trim(),
  ])
})

test.for<[string, [string, string], string[]]>([
  ['in the middle', ['07-04', '07-05'], ['07-01 – 07-03 High 80000', '07-06 – 07-10 High 80000']],
  ['at the beginning', ['06-20', '07-09'], ['07-10 – 07-10 High 80000']],
  ['all of them', ['07-01', '07-10'], []],
  ['none of them', ['07-11', '07-20'], ['07-01 – 07-10 High 80000']],
])('Opened nights of a season, %s, cost again what the home says', ([, [from, to], expected]) => {
  expect(told(withoutSeasons([season('07-01', '07-10')], nights(from, to)))).toEqual(expected)
})

test('The season of a night counts from its first night to its last', () => {
  const seasons = [season('07-01', '07-10')]
  const on = (day: string) => seasonOn(seasons, `2027-${day}`)?.name
  expect([on('06-30'), on('07-01'), on('07-10'), on('07-11')]).toEqual([undefined, 'High', 'High', undefined])
})
