import { expect, test } from 'vitest'
import { type HeldByOther, planNights } from './plan-nights.ts'
import type { CalendarEvent } from './read-calendar.ts'
import { isSuspicious, vanishedNights } from './vanished-nights.ts'

const TODAY = '2027-03-01'
const HOME = 12

const event = (from: string, until: string, more: Partial<CalendarEvent> = {}): CalendarEvent => ({
  uid: `${from}@airbnb.com`,
  from,
  until,
  kind: 'booking',
  ...more,
})
const blocked = (from: string, until: string) => event(from, until, { kind: 'unavailable' })
const stay = (from: string, until: string): HeldByOther => ({ from, until, stayId: 7, feedId: null, isTold: true })

function plan(
  events: CalendarEvent[],
  { others = [] as HeldByOther[], held = [] as CalendarEvent[], today = TODAY } = {},
) {
  const { wanted, conflicts } = planNights(events, { propertyId: HOME, today, others, blocked: held })
  return {
    wanted: wanted.map(({ from, until }) => `${from}/${until}`),
    conflicts: conflicts.map(({ from, until, stayId, otherFeedId }) => ({
      nights: `${from}/${until}`,
      stayId,
      otherFeedId,
    })),
  }
}

test('A booking elsewhere holds its nights from today on, and no further than anybody books', () => {
  expect(plan([event('2027-03-05', '2027-03-08')]).wanted).toEqual(['2027-03-05/2027-03-08'])
  expect(plan([event('2027-02-25', '2027-03-03')]).wanted).toEqual(['2027-03-01/2027-03-03'])
  expect(plan([event('2027-02-20', '2027-03-01'), event('2029-06-01', '2029-06-05')]).wanted).toEqual([])
})

test('Where somebody else has a part of it, the rest is held, and both are told of as a conflict', () => {
  expect(plan([event('2027-03-05', '2027-03-12')], { others: [stay('2027-03-07', '2027-03-09')] })).toEqual({
    wanted: ['2027-03-05/2027-03-07', '2027-03-09/2027-03-12'],
    conflicts: [{ nights: '2027-03-07/2027-03-09', stayId: 7, otherFeedId: null }],
  })
  const inside = plan([event('2027-03-07', '2027-03-08')], { others: [stay('2027-03-05', '2027-03-12')] })
  expect(inside).toMatchObject({ wanted: [], conflicts: [{ nights: '2027-03-07/2027-03-08' }] })
})

test('One that leaves on the day another comes is no conflict', () => {
  const { conflicts } = plan([event('2027-03-05', '2027-03-07')], { others: [stay('2027-03-07', '2027-03-09')] })
  expect(conflicts).toEqual([])
})

test('Nights that one calendar names twice are held once', () => {
  expect(plan([event('2027-03-05', '2027-03-08'), event('2027-03-06', '2027-03-10')])).toEqual({
    wanted: ['2027-03-05/2027-03-08', '2027-03-08/2027-03-10'],
    conflicts: [],
  })
})

test.for([
  ['the notice before an arrival', '2027-02-28', '2027-03-03'],
  ['a notice of seven days', '2027-03-01', '2027-03-08'],
  ['what lies beyond the months bookings are taken for', '2027-11-28', '2028-03-02'],
  ['a horizon of three months', '2027-06-01', '2028-02-28'],
] as const)('Airbnb’s "Not available" holds nothing where it is %s', ([, from, until]) => {
  expect(plan([blocked(from, until)], { others: [stay(from, until)] })).toEqual({ wanted: [], conflicts: [] })
})

test('Airbnb’s "Not available" in between holds: the owner blocked it', () => {
  expect(plan([blocked('2027-03-02', '2027-03-04')]).wanted).toEqual(['2027-03-02/2027-03-04'])
  expect(plan([blocked('2027-10-01', '2028-01-31')]).wanted).toEqual(['2027-10-01/2028-01-31'])
  // Longer than any notice: the owner is there.
  expect(plan([blocked('2027-02-20', '2027-03-20')]).wanted).toEqual(['2027-03-01/2027-03-20'])
})

test('What the owner blocked stays held when its days come, also where Airbnb tells it as one with its notice', () => {
  const held = [blocked('2027-03-02', '2027-03-05')]
  expect(plan([blocked('2027-03-01', '2027-03-05')], { held }).wanted).toEqual(['2027-03-02/2027-03-05'])
  expect(plan([blocked('2027-03-03', '2027-03-05')], { held, today: '2027-03-04' }).wanted).toEqual([
    '2027-03-04/2027-03-05',
  ])
})

test('Our own stay, told back by Airbnb as not available, is no conflict; with a night more it is', () => {
  const others = [stay('2027-03-05', '2027-03-08')]
  expect(plan([blocked('2027-03-05', '2027-03-08')], { others })).toEqual({ wanted: [], conflicts: [] })
  expect(plan([blocked('2027-03-05', '2027-03-09')], { others })).toMatchObject({
    wanted: ['2027-03-08/2027-03-09'],
    conflicts: [{ nights: '2027-03-05/2027-03-08' }],
  })
  // Somebody's booking is never taken for an echo.
  expect(plan([event('2027-03-05', '2027-03-08')], { others }).conflicts).toHaveLength(1)
})

test('Our own calendar that comes back is not held again; that of another home of ours is', () => {
  const told = (uid: string) => plan([event('2027-03-05', '2027-03-08', { uid })]).wanted.length
  expect(told('stay-5.12@stays.kais')).toBe(0)
  expect(told('stay-5.112@stays.kais')).toBe(1)
})

test('A calendar that is suddenly empty or much smaller is suspicious; one booking less is not', () => {
  const of = (count: number) => Array.from({ length: count }, (_, n) => event(`2027-04-0${n + 1}`, `2027-04-0${n + 2}`))
  expect(isSuspicious(of(1), [], TODAY)).toBe(true)
  expect(isSuspicious(of(4), of(1), TODAY)).toBe(true)
  expect(isSuspicious(of(4), of(2), TODAY)).toBe(false)
  expect(isSuspicious(of(3), of(1), TODAY)).toBe(false)
  expect(isSuspicious([], [], TODAY)).toBe(false)
  // Fewer events that name the same nights free nothing.
  expect(isSuspicious(of(4), [event('2027-04-01', '2027-04-06')], TODAY)).toBe(false)
  // What is over leaves by itself.
  expect(isSuspicious([event('2027-02-01', '2027-02-05')], [], TODAY)).toBe(false)
})

test('Airbnb’s own edges count for nothing: only they are left, and the calendar is as good as empty', () => {
  const edges = [blocked('2027-03-01', '2027-03-03'), blocked('2027-11-28', '2028-03-02')]
  const bookings = [event('2027-03-02', '2027-03-04'), event('2027-04-01', '2027-04-03')]
  expect(isSuspicious([...bookings, ...edges], edges, TODAY)).toBe(true)
  expect(vanishedNights([...bookings, ...edges], edges, TODAY)).toHaveLength(2)
  expect(isSuspicious(edges, [], TODAY)).toBe(false)
  // The owner's days and the notice, told as one: nothing is gone.
  expect(isSuspicious([blocked('2027-03-02', '2027-03-05')], [blocked('2027-03-01', '2027-03-05')], TODAY)).toBe(false)
})

test('What would be freed is what nobody names any more', () => {
  const before = [
    event('2027-03-05', '2027-03-08'),
    event('2027-04-01', '2027-04-03'),
    blocked('2027-03-01', '2027-03-03'),
  ]
  expect(vanishedNights(before, [event('2027-04-01', '2027-04-03')], TODAY)).toEqual([
    { from: '2027-03-05', until: '2027-03-08' },
  ])
})

test('Thousands of events on the same nights are planned at once', () => {
  const events = Array.from({ length: 5_000 }, (_, n) => event('2027-03-05', '2029-02-01', { uid: String(n) }))
  const others = Array.from({ length: 300 }, (_, n) => {
    const day = new Date(Date.UTC(2027, 2, 5 + 2 * n)).toISOString().slice(0, 10)
    return stay(day, new Date(Date.UTC(2027, 2, 6 + 2 * n)).toISOString().slice(0, 10))
  })
  const began = performance.now()
  expect(plan(events, { others }).conflicts).toHaveLength(100)
  expect(performance.now() - began).toBeLessThan(5_000)
})
