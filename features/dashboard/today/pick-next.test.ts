import { expect, test } from 'vitest'
import { pickNext } from './pick-next.ts'
import type { Today, TodayTask, TodayViewing, WaitingLead } from './today.public.ts'

const NOW = Date.parse('2026-12-01T10:00Z')
const at = (clock: string) => `2026-12-01T${clock}:00.000Z`

const viewing = (clock: string, changes: Partial<TodayViewing> = {}) =>
  ({
    id: 1,
    status: 'confirmed',
    startsAt: at(clock),
    endsAt: `2026-12-01T${clock.slice(0, 2)}:59:00.000Z`,
    ...changes,
  }) as TodayViewing
const task = (changes: Partial<TodayTask> = {}) =>
  ({ id: 2, hasHour: false, isOverdue: false, dueAt: at('00:00'), ...changes }) as TodayTask
const lead = { id: 3, waitingSince: at('08:00') } as WaitingLead

const day = (changes: { viewings?: TodayViewing[]; tasks?: TodayTask[]; leads?: WaitingLead[] }): Today => ({
  day: '2026-12-01',
  waiting: { items: changes.leads ?? [], total: changes.leads?.length ?? 0 },
  viewings: changes.viewings ?? [],
  tasks: { items: changes.tasks ?? [], total: changes.tasks?.length ?? 0 },
  moments: [],
})

test.for([
  [
    'a viewing within the next hour and a half',
    { viewings: [viewing('11:00')], tasks: [task()], leads: [lead] },
    'viewing',
  ],
  ['a viewing that is on', { viewings: [viewing('10:00')], leads: [lead] }, 'viewing'],
  ['who waits, before a viewing of the afternoon', { viewings: [viewing('15:00')], leads: [lead] }, 'lead'],
  ['who waits, when the viewing is over', { viewings: [viewing('09:00')], leads: [lead] }, 'lead'],
  [
    'who waits, when the viewing took place',
    { viewings: [viewing('10:00', { status: 'done' })], leads: [lead] },
    'lead',
  ],
  [
    'a promise for an hour that is over',
    { tasks: [task(), task({ hasHour: true, isOverdue: true })], leads: [lead] },
    'task',
  ],
  ['a task of the day, before a viewing of the evening', { viewings: [viewing('18:00')], tasks: [task()] }, 'task'],
  ['the viewing of the evening', { viewings: [viewing('18:00')] }, 'viewing'],
  ['nothing', {}, undefined],
] as const)('Next comes %s', ([, changes, kind]) => {
  expect(pickNext(day(changes as Parameters<typeof day>[0]), NOW)?.kind).toBe(kind)
})
