import { formatClock, formatDay } from '#common/dates.ts'
import type { Locale } from '#common/locale.ts'
import { useMessages, useSite } from '#ui/page/site.ts'
import { shortDay } from '../../leads/staff/board/lead-marks.tsx'
import { useNow } from '../../leads/staff/board/use-now.ts'
import type { StaffTask } from '../task.public.ts'
import { type Due, groupOf } from '../task-due.ts'
import { sayTask } from '../task-words.ts'
import { taskMessages } from './messages.ts'

/** What it is called: where its kind says it all, with whom. */
export function useTaskName(): (task: Pick<StaffTask, 'kind' | 'title' | 'lead'>) => string {
  const { locale } = useSite()
  return (task) => sayTask(task, locale) + (task.title || !task.lead ? '' : `\u00a0· ${task.lead.name}`)
}

/** 'Today, 14:30', '3 Dec', '3 Dec, 10:00'. */
export function sayDue({ dueAt, hasHour }: Due, now: number, locale: Locale): string {
  const { marks, groups } = taskMessages[locale]
  if (!dueAt) return groups.someday
  const moment = new Date(dueAt)
  const isToday = dueAt.slice(0, 10) === new Date(now).toISOString().slice(0, 10)
  const day = shortDay(dueAt, locale, now)
  const hour = formatClock(moment, locale)
  if (isToday) return hasHour ? marks.todayAt(hour) : marks.today
  return hasHour ? marks.dayAt(day, hour) : day
}

/** When it is due: in red once that is over, in amber today. */
export function DueMark({ task }: { task: Due }) {
  const { marks } = useMessages(taskMessages)
  const { locale } = useSite()
  const now = useNow()
  if (!task.dueAt) return null
  const group = groupOf(task, now)
  const said = sayDue(task, now, locale)
  return (
    <time
      className="lead-due"
      data-due={group}
      dateTime={task.dueAt}
      title={formatDay(new Date(task.dueAt), locale, 'full')}
    >
      {group === 'overdue' ? marks.overdue(said) : said}
    </time>
  )
}
