import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { DeskCounts } from '#features/enquiries/desk/desk-counts.ts'
import { useDeskCounts } from '#features/enquiries/desk/staff/use-desk-counts.ts'
import type { StaffLead } from '#features/enquiries/leads/lead.public.ts'
import { FollowUpMark, PriorityMark, WaitMark } from '#features/enquiries/leads/staff/board/lead-marks.tsx'
import { LoadFailed, SkeletonRows } from '#platform/staff-kit/ui/load-states.tsx'
import { StaffLink } from '#platform/staff-kit/ui/staff-link.tsx'
import { tabPath } from '#platform/staff-kit/ui/tabs.ts'
import { useMessages } from '#ui/page/site.ts'
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

interface Props {
  words: { title: string; all: string; none: string }
  /** Of all, where more are counted than are shown. */
  total?: number | undefined
  /** Of the list of leads, as its address says it too. */
  query: string
  mark: (lead: StaffLead) => ReactNode
}

function Leads({ words, total, query, mark }: Props) {
  const list = useQuery<StaffLead[]>({ queryKey: [`/api/admin/leads?${query}&limit=${SHOWN}`] })
  const leads = list.data
  return (
    <section className="staff-section">
      <div className="headrow">
        <h3>
          {words.title} {Boolean(total) && <span className="soft">{total}</span>}
        </h3>
        {leads && leads.length > 0 && (
          <StaffLink className="text-link" to={`${tabPath('leads')}?view=list&${query}`}>
            {words.all}
          </StaffLink>
        )}
      </div>
      {list.isPending && <SkeletonRows rows={2} />}
      {list.isLoadingError && <LoadFailed error={list.error} onRetry={() => list.refetch()} />}
      {leads?.length === 0 && <p className="soft">{words.none}</p>}
      {leads && leads.length > 0 && (
        <ul>
          {leads.map((lead) => (
            <li key={lead.id} className="lead-c to-do">
              <div className="r">
                <b dir="auto">
                  <StaffLink to={`${tabPath('leads')}/${lead.id}`}>{lead.name}</StaffLink>
                </b>
                <PriorityMark priority={lead.priority} />
              </div>
              <p>{mark(lead)}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** What calls for somebody now: one's own follow-ups, and whoever has waited longest for a word from us. */
export function ToDo() {
  const { followUps, waiting } = useMessages(overviewMessages)
  const counts = useDeskCounts()
  return (
    <>
      <ToDecide counts={counts} />
      <div className="recent">
        <Leads
          words={followUps}
          query="assignedTo=me&due=today&sort=follow-up"
          mark={({ nextFollowUpDate }) => nextFollowUpDate && <FollowUpMark at={nextFollowUpDate} />}
        />
        <Leads
          words={waiting}
          total={counts?.waiting}
          query="waiting=true&sort=waiting"
          mark={({ waitingSince }) => waitingSince && <WaitMark since={waitingSince} />}
        />
      </div>
    </>
  )
}
