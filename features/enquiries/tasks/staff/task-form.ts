import { z } from 'zod'
import { todayInDakar } from '#common/dakar-time.ts'
import { readDay } from '#common/typed-dates.ts'
import { say } from '#common/validation.ts'
import type { StaffTask } from '../task.public.ts'
import { saysWhat, taskFields } from '../task.schema.ts'
import { TASK_KINDS } from '../task-kinds.ts'

/** As people write an hour: '14:30', '14h30', '9 h', '9'. Null: it is none. */
export function readHour(typed: string): string | null {
  const [, hour = '', minute = '00'] = /^(\d{1,2})\s*(?:[:.h]\s*(\d{2})?)?$/i.exec(typed.trim()) ?? []
  if (hour === '' || Number(hour) > 23 || Number(minute) > 59) return null
  return `${hour.padStart(2, '0')}:${minute}`
}

/** What the inputs hold. A day without an hour is a task of that day. */
const inputs = z.object({
  title: z.string(),
  kind: z.enum(TASK_KINDS),
  day: z.string(),
  hour: z.string(),
  assignedTo: z.string(),
  // What was never chosen the form holds as nothing at all.
  lead: z.object({ id: z.number(), name: z.string() }).nullish(),
})
export type TaskFormValues = z.output<typeof inputs>

/** What it is a change of: a moment that has passed already may stay. */
export function taskFormSchema(before: StaffTask | null) {
  return inputs
    .superRefine(({ title, kind, day, hour }, { addIssue }) => {
      const problem = (path: keyof TaskFormValues, key: string) =>
        addIssue({ code: 'custom', path: [path], message: key })
      if (!saysWhat({ kind, title: title.trim() })) problem('title', say('required').error)
      const date = day === '' ? null : readDay(day)
      if (day !== '' && !date) problem('day', say('date').error)
      const clock = hour.trim() === '' ? null : readHour(hour)
      if (hour.trim() !== '' && !clock) problem('hour', say('hour').error)
      if (clock && day === '') problem('day', say('required').error)
      if (date && date < todayInDakar() && before?.dueAt?.slice(0, 10) !== date) problem('day', say('pastDate').error)
    })
    .transform(({ title, kind, day, hour, assignedTo, lead }) => {
      const date = readDay(day)
      const clock = hour.trim() === '' ? null : readHour(hour)
      return {
        title: title.trim(),
        kind,
        dueAt: date && `${date}T${clock ?? '00:00'}:00Z`,
        hasHour: clock !== null,
        assignedTo: assignedTo === '' ? null : Number(assignedTo),
        leadId: lead?.id ?? null,
      }
    })
    .superRefine((task, { addIssue }) => {
      // The API's own rules for the rest, under the names that the inputs have.
      for (const { path, message } of taskFields.safeParse(task).error?.issues ?? [])
        addIssue({ code: 'custom', path: path[0] === 'dueAt' ? ['day'] : [...path], message })
    })
}

/** As the inputs hold it. */
export function taskValues(task: StaffTask): TaskFormValues {
  const { title, kind, dueAt, hasHour, assignedTo, lead } = task
  return {
    title,
    kind,
    day: dueAt?.slice(0, 10) ?? '',
    hour: dueAt && hasHour ? dueAt.slice(11, 16) : '',
    assignedTo: String(assignedTo?.id ?? ''),
    lead: lead && { id: lead.id, name: lead.name },
  }
}

const DAY = 86_400_000
const DAYS_PER_WEEK = 7
const MONDAY = 1

/** The usual days to do something. */
export function usualDays(now: Date): { today: string; tomorrow: string; threeDays: string; nextWeek: string } {
  const inDays = (days: number) => todayInDakar(new Date(now.getTime() + days * DAY))
  // On a Monday, 'next Monday' is not today.
  const toMonday = (MONDAY - now.getUTCDay() + DAYS_PER_WEEK) % DAYS_PER_WEEK || DAYS_PER_WEEK
  return { today: inDays(0), tomorrow: inDays(1), threeDays: inDays(3), nextWeek: inDays(toMonday) }
}
