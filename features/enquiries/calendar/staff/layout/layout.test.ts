import { describe, expect, test } from 'vitest'
import type { CalendarEntry } from '../../calendar-entry.ts'
import { inTheWay } from '../move/in-the-way.ts'
import { movedTo, snap, steppedBy, targetOf } from '../move/target.ts'
import { daysOf, turn } from './days-of-view.ts'
import { nextStop } from './next-focus.ts'
import { entriesOn, firstOf, placeEntries, spanOn } from './place-entries.ts'

const DAY = '2027-03-02'
function entry(startsAt: string | null, endsAt: string | null, more: Partial<CalendarEntry> = {}): CalendarEntry {
  const [start, end] = [startsAt, endsAt].map(
    (clock) => clock && `${clock.length > 5 ? clock : `${DAY}T${clock}`}:00.000Z`,
  )
  return {
    ...{
      id: `viewing-${startsAt}-${endsAt}`,
      kind: 'viewing',
      title: 'Awa',
      taskKind: null,
      about: null,
      aboutFr: null,
    },
    ...{ day: start?.slice(0, 10) ?? DAY, lastDay: DAY, startsAt: start ?? null, endsAt: end ?? null },
    ...{ busyUntil: end ?? null, hour: null },
    ...{ status: 'asked', personId: 1, leadId: null, propertyId: 5, path: '', isMovable: true, version: '' },
    ...more,
  }
}

describe('The days of a view', () => {
  test('are a day, a week from Monday, the whole weeks of a month, or the next two weeks', () => {
    expect(daysOf('day', DAY)).toEqual([DAY])
    expect(daysOf('week', '2027-03-07')).toEqual(
      ['01', '02', '03', '04', '05', '06', '07'].map((date) => `2027-03-${date}`),
    )
    const month = daysOf('month', '2027-05-17')
    expect([month.length, month[0], month.at(-1)]).toEqual([42, '2027-04-26', '2027-06-06'])
    expect(daysOf('month', '2027-02-01')).toHaveLength(28)
    expect(daysOf('agenda', DAY).at(-1)).toBe('2027-03-15')
  })

  test('are turned over by their own length, across the ends of months and years', () => {
    expect([turn('day', '2027-03-01', -1), turn('week', '2026-12-30', 1), turn('month', '2027-01-31', 1)]).toEqual([
      ...['2027-02-28', '2027-01-06', '2027-02-01'],
    ])
  })
})

describe('The hours of a day', () => {
  const columns = (entries: CalendarEntry[], most = 9) =>
    placeEntries(entries, DAY, most).placed.map(({ from, column, columns }) => [from / 60, column, columns])

  test('hold what overlaps side by side, and give a free column to the next', () => {
    const entries = [entry('09:00', '11:00'), entry('09:30', '10:00'), entry('10:00', '10:45'), entry('11:00', '12:00')]
    expect(columns(entries)).toEqual([
      [9, 0, 2],
      [9.5, 1, 2],
      [10, 1, 2],
      [11, 0, 1],
    ])
  })

  test('say how many more there are where there is no room for all', () => {
    const many = Array.from({ length: 14 }, (_, n) => entry('10:00', '11:00', { id: `viewing-${n}` }))
    const { placed, hidden } = placeEntries(many, DAY, 3)
    expect(placed.map(({ column, columns }) => [column, columns])).toEqual([
      [0, 3],
      [1, 3],
    ])
    expect(hidden).toEqual([{ from: 600, to: 660, count: 12, column: 2, columns: 3 }])
  })

  test('cut what goes across midnight, draw a moment long enough to be read, and know no whole days', () => {
    expect(spanOn(entry('2027-03-01T23:30', '2027-03-02T00:45'), DAY)).toEqual({ from: 0, to: 45 })
    expect(spanOn(entry('2027-03-01T23:00', '2027-03-02T00:00'), DAY)).toBeNull()
    expect(spanOn(entry('09:00', null), DAY)).toEqual({ from: 540, to: 570 })
    expect(spanOn(entry('23:50', null), DAY)).toEqual({ from: 1410, to: 1440 })
    expect(spanOn(entry(null, null), DAY)).toBeNull()
    const off = entry(null, null, { day: '2027-02-28', lastDay: '2027-03-04' })
    expect(entriesOn([off, entry('09:00', null)], DAY)).toHaveLength(2)
  })

  test('A month shows the first of a day and counts the rest; one more is shown, not counted', () => {
    expect(firstOf([1, 2, 3], 3)).toEqual({ shown: [1, 2, 3], more: 0 })
    expect(firstOf(Array(60).fill(0), 49)).toMatchObject({ shown: { length: 48 }, more: 12 })
  })
})

test('Arrows lead within a day, and to the nearest hour of the next day that has any', () => {
  const stops = [
    { day: '2027-03-01', minute: 540 },
    { day: '2027-03-01', minute: 900 },
    { day: '2027-03-04', minute: -1 },
    { day: '2027-03-04', minute: 840 },
  ]
  expect(nextStop(stops, 0, 'ArrowDown')).toBe(1)
  expect(nextStop(stops, 1, 'ArrowDown')).toBe(1)
  expect(nextStop(stops, 1, 'ArrowRight')).toBe(3)
  expect(nextStop(stops, 3, 'ArrowLeft')).toBe(1)
  expect(nextStop(stops, 3, 'Home')).toBe(2)
  expect(nextStop(stops, 0, 'ArrowLeft')).toBe(0)
})

describe('What is moved', () => {
  const viewing = entry('23:30', '2027-03-03T00:30')
  const task = entry(null, null, { kind: 'task' })
  const press = (key: string, shiftKey = false) => ({ key, shiftKey })

  test('keeps its length, by quarters of an hour, across midnight and across days', () => {
    expect(snap(607)).toBe(600)
    expect(snap(5_000)).toBe(1_425)
    const next = steppedBy(targetOf(viewing), press('ArrowDown', true), viewing, false)
    expect(next).toEqual({ day: '2027-03-03', minute: 30 })
    expect(next && movedTo(viewing, next)).toMatchObject({
      ...{ startsAt: '2027-03-03T00:30:00.000Z', endsAt: '2027-03-03T01:30:00.000Z', day: '2027-03-03' },
    })
    const start = { day: DAY, minute: 0 }
    expect(steppedBy(start, press('ArrowUp'), viewing, false)).toEqual({ day: '2027-03-01', minute: 1_425 })
    expect(steppedBy(start, press('ArrowUp'), viewing, true)).toEqual({ day: '2027-02-23', minute: 0 })
    expect(steppedBy(start, press('Tab'), viewing, true)).toBeNull()
  })

  test('has an hour or none where it is a task', () => {
    const morning = steppedBy(targetOf(task), press('ArrowDown'), task, false)
    expect(morning).toEqual({ day: DAY, minute: 540 })
    expect(steppedBy({ day: DAY, minute: 0 }, press('ArrowUp'), task, false)).toEqual({ day: DAY, minute: null })
    expect(movedTo(entry('09:00', null, { kind: 'task' }), { day: DAY, minute: null }).startsAt).toBeNull()
  })

  test('meets what its person or its home has at that time, but not itself', () => {
    const at = (from: string, to: string, whose: object) => ({
      ...{ startsAt: `${DAY}T${from}:00.000Z`, endsAt: `${DAY}T${to}:00.000Z` },
      ...{ personId: null, propertyId: null, viewingId: null, ...whose },
    })
    const busy = [
      at('10:00', '11:30', { personId: 1, viewingId: 7 }),
      at('10:00', '11:30', { personId: 1, viewingId: 8 }),
      at('10:30', '11:00', { propertyId: 5, viewingId: 9 }),
      at('10:00', '12:00', { personId: 2, viewingId: 10 }),
      at('12:00', '13:00', { personId: 1, viewingId: 11 }),
    ]
    const moved = entry('11:00', '12:00', { id: 'viewing-7' })
    expect(inTheWay(busy, moved).map(({ viewingId }) => viewingId)).toEqual([8])
    // On the way back until then: the home is free meanwhile, and a day off is no viewing.
    const back = { ...moved, busyUntil: `${DAY}T12:30:00.000Z` }
    const after = [
      at('12:00', '13:00', { propertyId: 5, viewingId: 12 }),
      at('12:00', '13:00', { personId: 1 }),
      at('12:30', '13:30', { personId: 1, viewingId: 13 }),
    ]
    expect(inTheWay([...busy, ...after], back).map(({ viewingId }) => viewingId)).toEqual([8, 11])
    const later = movedTo(back, { day: DAY, minute: 30 })
    expect(later).toMatchObject({ endsAt: `${DAY}T01:30:00.000Z`, busyUntil: `${DAY}T02:00:00.000Z` })
  })
})
