import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { StaffLead } from '#features/enquiries/leads/lead.public.ts'
import { FollowUpMark, PriorityMark, WaitMark } from '#features/enquiries/leads/staff/board/lead-marks.tsx'
import { LoadFailed, SkeletonRows } from '#platform/staff-kit/ui/load-states.tsx'
import { StaffLink } from '#platform/staff-kit/ui/staff-link.tsx'
import { tabPath } from '#platform/staff-kit/ui/tabs.ts'
import { useMessages } from '#ui/page/site.ts'
import { overviewMessages } from './messages.ts'

const SHOWN = 5

interface Props {
  words: { title: string; all: string; none: string }
  /** Of the list of leads, as its address says it too. */
  query: string
  /** Those of the answer that belong here. */
  isOne: (lead: StaffLead) => boolean
  mark: (lead: StaffLead) => ReactNode
}

function Leads({ words, query, isOne, mark }: Props) {
  const list = useQuery<StaffLead[]>({ queryKey: [`/api/admin/leads?${query}&limit=${SHOWN}`] })
  const leads = list.data?.filter(isOne)
  return (
    <section className="staff-section">
      <div className="headrow">
        <h3>{words.title}</h3>
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
  return (
    <div className="recent">
      <Leads
        words={followUps}
        query="assignedTo=me&due=today&sort=follow-up"
        isOne={({ nextFollowUpDate }) => nextFollowUpDate !== null}
        mark={({ nextFollowUpDate }) => nextFollowUpDate && <FollowUpMark at={nextFollowUpDate} />}
      />
      <Leads
        words={waiting}
        query="status=open&sort=waiting"
        isOne={({ waitingSince }) => waitingSince !== null}
        mark={({ waitingSince }) => waitingSince && <WaitMark since={waitingSince} />}
      />
    </div>
  )
}
