import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { formatCounted } from '#common/figures.ts'
import type { DeskCounts } from '#features/enquiries/desk/desk-counts.ts'
import { useDeskCounts } from '#features/enquiries/desk/staff/use-desk-counts.ts'
import type { StaffLead } from '#features/enquiries/leads/lead.public.ts'
import { LEADS_URL } from '#features/enquiries/leads/staff/board/lead-lists.ts'
import { PriorityMark, WaitMark } from '#features/enquiries/leads/staff/board/lead-marks.tsx'
import { leadPath } from '#features/enquiries/leads/staff/board/lead-path.ts'
import { DueMark, useTaskName } from '#features/enquiries/tasks/staff/due-mark.tsx'
import { TASKS_URL } from '#features/enquiries/tasks/staff/task-requests.ts'
import type { StaffTask } from '#features/enquiries/tasks/task.public.ts'
import { LoadFailed, SkeletonRows } from '#platform/staff-kit/ui/load-states.tsx'
import { StaffLink } from '#platform/staff-kit/ui/staff-link.tsx'
import { tabPath } from '#platform/staff-kit/ui/tabs.ts'
import { useMessages, useSite } from '#ui/page/site.ts'
import { overviewMessages } from './messages.ts'

const SHOWN = 5

/** What somebody has to decide or look at, by the tab where it stands: the numbers of the badges. */
const TO_DECIDE = {
  contacts: '?status=new&held=false',
  inquiries: '?status=open&held=false',
  bookings: '?status=pending&held=false',
  stays: '?view=list&status=pending',
  viewings: '?status=asked',
  tasks: '',
} as const
const TABS = Object.keys(TO_DECIDE) as (keyof typeof TO_DECIDE)[]

function ToDecide({ counts }: { counts: DeskCounts | undefined }) {
  const { toDecide: words } = useMessages(overviewMessages)
  const tabs = counts ? TABS.filter((tab) => counts.byTab[tab] > 0) : []
  if (!counts || tabs.length === 0) return null
  return (
    <p className="to-decide">
      {words.title}
      {tabs.map((tab) => (
        <StaffLink key={tab} className="text-link" to={tabPath(tab) + TO_DECIDE[tab]}>
          {words[tab](counts.byTab[tab])}
        </StaffLink>
      ))}
    </p>
  )
}

interface Props<Item> {
  words: { title: string; all: string; none: string }
  /** Of all, where more are counted than are shown. */
  total?: number | undefined
  /** Where all of it stands. */
  to: string
  url: string
  draw: (item: Item) => ReactNode
}

function Section<Item extends { id: number }>({ words, total, to, url, draw }: Props<Item>) {
  const list = useQuery<Item[]>({ queryKey: [`${url}&limit=${SHOWN}`] })
  const items = list.data
  const { locale } = useSite()
  return (
    <section className="staff-section">
      <div className="headrow">
        <h3>
          {words.title} {Boolean(total) && <span className="soft">{formatCounted(total ?? 0, locale)}</span>}
        </h3>
        {items && items.length > 0 && (
          <StaffLink className="text-link" to={to}>
            {words.all}
          </StaffLink>
        )}
      </div>
      {list.isPending && <SkeletonRows rows={2} />}
      {list.isLoadingError && <LoadFailed error={list.error} onRetry={() => list.refetch()} />}
      {items?.length === 0 && <p className="soft">{words.none}</p>}
      {items && items.length > 0 && (
        <ul>
          {items.map((item) => (
            <li key={item.id} className="lead-c to-do">
              {draw(item)}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** What calls for somebody now: one's own tasks of the day, and whoever has waited longest for a word from us. */
export function ToDo() {
  const { tasks, waiting } = useMessages(overviewMessages)
  const counts = useDeskCounts()
  const nameOf = useTaskName()
  return (
    <>
      <ToDecide counts={counts} />
      <div className="recent">
        <Section<StaffTask>
          words={tasks}
          to={`${tabPath('tasks')}?due=today`}
          url={`${TASKS_URL}?mine=true&open=true&due=today`}
          draw={(task) => (
            <>
              <b dir="auto">
                <StaffLink to={task.lead ? leadPath(task.lead.id) : `${tabPath('tasks')}?due=today`}>
                  {nameOf(task)}
                </StaffLink>
              </b>
              <p>
                <DueMark task={task} /> {task.title && task.lead && <span dir="auto">{task.lead.name}</span>}
              </p>
            </>
          )}
        />
        <Section<StaffLead>
          words={waiting}
          total={counts?.waiting}
          to={`${tabPath('leads')}?view=list&waiting=true&sort=waiting`}
          url={`${LEADS_URL}?waiting=true&sort=waiting`}
          draw={({ id, name, priority, waitingSince }) => (
            <>
              <div className="r">
                <b dir="auto">
                  <StaffLink to={leadPath(id)}>{name}</StaffLink>
                </b>
                <PriorityMark priority={priority} />
              </div>
              <p>{waitingSince && <WaitMark since={waitingSince} />}</p>
            </>
          )}
        />
      </div>
    </>
  )
}
