import type { ReactNode } from 'react'
import { formatClock, formatDay, sayClock } from '#common/dates.ts'
import { WaitMark } from '#features/enquiries/leads/staff/board/lead-marks.tsx'
import { sayTask } from '#features/enquiries/tasks/task-words.ts'
import { StaffLink } from '#platform/staff-kit/ui/staff-link.tsx'
import { tabPath } from '#platform/staff-kit/ui/tabs.ts'
import { Badge } from '#ui/badge.tsx'
import { useMessages, useSite } from '#ui/page/site.ts'
import { todayMessages } from './messages.ts'
import type { TodayMoment, TodayTask, TodayViewing, WaitingLead } from './today.public.ts'
import { AnsweredAct, TaskAct, ViewingActs } from './today-acts.tsx'
import { Ways } from './ways.tsx'

interface EntryProps {
  when: ReactNode
  who: ReactNode
  what?: ReactNode
  ways?: ReactNode
  acts?: ReactNode
}

/** When, who, about what; then what one does. The same for a row of the day and for what comes next, which is drawn larger. */
function Entry({ when, who, what, ways, acts }: EntryProps) {
  return (
    <>
      <p className="today-entry__when">{when}</p>
      <h4 dir="auto">{who}</h4>
      {what && (
        <p className="today-entry__what" dir="auto">
          {what}
        </p>
      )}
      {ways}
      <div className="today-entry__acts">{acts}</div>
    </>
  )
}

const LeadLink = ({ id, name }: { id: number | null; name: string }) =>
  id === null ? name : <StaffLink to={`${tabPath('leads')}/${id}`}>{name}</StaffLink>

export function LeadEntry({ lead }: { lead: WaitingLead }) {
  const { id, name, phone, email, subject, waitingSince } = lead
  return (
    <Entry
      when={<WaitMark since={waitingSince} />}
      who={<LeadLink id={id} name={name} />}
      what={subject}
      ways={<Ways name={name} phone={phone} email={email} />}
      acts={<AnsweredAct lead={lead} />}
    />
  )
}

export function ViewingEntry({ viewing, now }: { viewing: TodayViewing; now: number }) {
  const words = useMessages(todayMessages)
  const { locale } = useSite()
  const { name, phone, leadId, subject, kind, place, point, videoUrl, status, startsAt, endsAt } = viewing
  const [from, to] = [new Date(startsAt), new Date(endsAt)]
  const isOn = from.getTime() <= now && now < to.getTime()
  const tone = status === 'asked' ? 'warning' : status === 'missed' ? 'danger' : 'neutral'
  return (
    <Entry
      when={
        <>
          <time dateTime={startsAt}>{words.span(formatClock(from, locale), formatClock(to, locale))}</time>
          {isOn && status === 'confirmed' && <b> {words.now}</b>}
          {status !== 'confirmed' && (
            <>
              {' '}
              <Badge tone={tone}>{words.states[status]}</Badge>
            </>
          )}
        </>
      }
      who={<LeadLink id={leadId} name={name} />}
      what={[subject, kind === 'video' ? words.viewingKinds.video : place].filter(Boolean).join(' ·\u00a0')}
      ways={
        kind === 'video' ? (
          <Ways name={name} phone={phone} videoUrl={videoUrl} />
        ) : (
          <Ways name={name} phone={phone} point={point} place={place} />
        )
      }
      acts={<ViewingActs viewing={viewing} now={now} />}
    />
  )
}

export function TaskEntry({ task }: { task: TodayTask }) {
  const words = useMessages(todayMessages)
  const { locale } = useSite()
  const { lead, dueAt, hasHour, isOverdue } = task
  const moment = new Date(dueAt)
  const clock = hasHour ? formatClock(moment, locale) : null
  const isOfToday = dueAt.slice(0, 10) === new Date().toISOString().slice(0, 10)
  const late = isOfToday ? clock && words.overdueHour(clock) : words.overdueDay(formatDay(moment, locale, 'day'))
  return (
    <Entry
      when={
        <time className="lead-due" data-due={isOverdue ? 'overdue' : 'today'} dateTime={dueAt}>
          {(isOverdue && late) || (clock ?? words.today)}
        </time>
      }
      who={sayTask(task, locale)}
      what={lead && <LeadLink id={lead.id} name={lead.name} />}
      ways={lead && <Ways name={lead.name} phone={lead.phone} />}
      acts={<TaskAct task={task} />}
    />
  )
}

export function MomentEntry({ moment }: { moment: TodayMoment }) {
  const words = useMessages(todayMessages)
  const { locale } = useSite()
  const { kind, name, phone, about, guests, startsAt, hour, status, point, path } = moment
  const state = status === 'pending' || status === 'completed' ? status : null
  return (
    <Entry
      when={
        <>
          {startsAt && <time dateTime={startsAt}>{formatClock(new Date(startsAt), locale)}</time>}
          {hour && (kind === 'arrival' ? words.from : words.by)(sayClock(hour, locale))}
          {state && (
            <>
              {' '}
              <Badge tone={state === 'pending' ? 'warning' : 'neutral'}>{words.momentStates[state]}</Badge>
            </>
          )}
        </>
      }
      who={<StaffLink to={path}>{name}</StaffLink>}
      what={[about, guests === null ? null : words.guests(guests)].filter(Boolean).join(' ·\u00a0')}
      ways={<Ways name={name} phone={phone} point={point} />}
    />
  )
}
