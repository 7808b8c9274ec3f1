import { formatClock, formatters } from '#common/dates.ts'
import type { Locale } from '#common/locale.ts'
import { unbrokenDateTime } from '#platform/staff-kit/ui/dates-in-words.ts'
import { useMessages, useSite } from '#ui/page/site.ts'
import { isWholeDay } from '../../../tasks/task-due.ts'
import type { StaffLead } from '../../lead.public.ts'
import { leadsMessages } from '../messages.ts'
import { timeElapsed } from '../page/elapsed-time.ts'
import { useNow } from './use-now.ts'
import { dueOf, urgencyOf } from './waiting.ts'

const shortDays = formatters({ day: 'numeric', month: 'short' })
const shortDaysOfYear = formatters({ day: 'numeric', month: 'short', year: 'numeric' })

/** '18 Nov', and with its year when it is not this one. It stays in one piece when its line breaks. */
export function shortDay(iso: string, locale: Locale, now: number): string {
  const moment = new Date(iso)
  const isThisYear = moment.getUTCFullYear() === new Date(now).getUTCFullYear()
  return (isThisYear ? shortDays : shortDaysOfYear)[locale].format(moment).replaceAll(' ', '\u00a0')
}

/** How long somebody has waited for an answer, counting. */
export function WaitMark({ since }: { since: string }) {
  const { waiting, time } = useMessages(leadsMessages)
  const { locale } = useSite()
  const now = useNow()
  return (
    <time
      className="lead-wait"
      data-urgency={urgencyOf(since, now)}
      dateTime={since}
      title={unbrokenDateTime(since, locale)}
    >
      {waiting(timeElapsed(now - Date.parse(since), time))}
    </time>
  )
}

/** When the earliest open task for somebody is due. */
export function FollowUpMark({ at }: { at: string }) {
  const { followUp: words } = useMessages(leadsMessages)
  const { locale } = useSite()
  const now = useNow()
  const due = dueOf(at, now)
  const today = isWholeDay(at) ? words.todayAnyHour : words.today(formatClock(new Date(at), locale))
  const said = due === 'today' ? today : words[due](shortDay(at, locale, now))
  return (
    <time className="lead-due" data-due={due} dateTime={at} title={unbrokenDateTime(at, locale)}>
      {said}
    </time>
  )
}

/** Only what is not as usual is marked. */
export function PriorityMark({ priority }: Pick<StaffLead, 'priority'>) {
  const { priority: words } = useMessages(leadsMessages)
  if (priority === 'medium') return null
  return (
    <span className="lead-priority" data-priority={priority}>
      {words[priority]}
    </span>
  )
}
