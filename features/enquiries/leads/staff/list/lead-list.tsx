import { can } from '#common/permissions.ts'
import { kitMessages } from '#platform/staff-kit/messages.ts'
import { ListState } from '#platform/staff-kit/ui/list-state.tsx'
import { useActor } from '#platform/staff-kit/ui/session.ts'
import { StaffLink } from '#platform/staff-kit/ui/staff-link.tsx'
import { useApiList } from '#platform/staff-kit/ui/use-api-list.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { useMessages, useSite } from '#ui/page/site.ts'
import type { StaffLead } from '../../lead.public.ts'
import { AnswerActs } from '../answer/answer-acts.tsx'
import { sayInterests } from '../board/interests.ts'
import { LEADS_URL } from '../board/lead-lists.ts'
import { FollowUpMark, PriorityMark, shortDay, WaitMark } from '../board/lead-marks.tsx'
import { leadPath } from '../board/lead-path.ts'
import { StatusSelect } from '../board/status-select.tsx'
import { type LeadChanges, useLeadChanges } from '../board/use-lead-change.ts'
import { useNow } from '../board/use-now.ts'
import { leadsMessages } from '../messages.ts'
import { AssignSelect } from '../page/assign-select.tsx'
import { useLeadListQuery } from './use-lead-query.ts'

const PER_PAGE = 30

interface RowProps {
  lead: StaffLead
  changes: LeadChanges
  mayWrite: boolean
}

function Person({ lead }: { lead: StaffLead }) {
  const { list: words } = useMessages(leadsMessages)
  const { locale } = useSite()
  const now = useNow()
  // Who left no name is called by the address already.
  const ways = [lead.email, lead.phone].filter((way) => way !== null && way !== lead.name)
  return (
    <div className="lead-row__who">
      <h3 dir="auto">
        <StaffLink to={leadPath(lead.id)}>{lead.name}</StaffLink>
      </h3>
      <p className="soft">{[...ways, words.since(shortDay(lead.createdAt, locale, now))].join(' ·\u00a0')}</p>
    </div>
  )
}

function LeadRow({ lead, changes: { busy, moveTo, assignTo }, mayWrite }: RowProps) {
  const { interests, statuses, nobody } = useMessages(leadsMessages)
  const { id, name, status, assignedTo, interestedIn, priority, waitingSince, nextFollowUpDate } = lead
  const isBusy = busy.has(id)
  return (
    <li className="lead-row" data-lead={id} aria-busy={isBusy}>
      <Person lead={lead} />
      <p className="lead-row__what" dir="auto">
        {sayInterests(interestedIn, interests)}
      </p>
      <p className="lead-row__marks">
        <PriorityMark priority={priority} />
        {waitingSince && <WaitMark since={waitingSince} />}
        {nextFollowUpDate && <FollowUpMark at={nextFollowUpDate} />}
      </p>
      <div className="lead-row__acts">
        {mayWrite ? (
          <>
            <StatusSelect lead={lead} isBusy={isBusy} onMove={(to) => moveTo(lead, to)} />
            <AssignSelect value={assignedTo} of={name} busy={isBusy} onChange={(owner) => assignTo(lead, owner)} />
            <span className="lead-row__answer">
              <AnswerActs leadId={id} name={name} isWaiting={waitingSince !== null} />
            </span>
          </>
        ) : (
          <p className="soft">{[statuses[status], assignedTo?.name ?? nobody].join(' · ')}</p>
        )}
      </div>
    </li>
  )
}

/** The same question as a file: every lead that the list would show, not its first page. */
function exportAddress(query: Record<string, string>): string {
  const asked = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== ''))
  return asked.size > 0 ? `${LEADS_URL}.csv?${asked}` : `${LEADS_URL}.csv`
}

export function LeadList() {
  const { list: words } = useMessages(leadsMessages)
  const { list: kit } = useMessages(kitMessages)
  const { query, isNarrowed } = useLeadListQuery()
  const mayWrite = can(useActor(), 'enquiry:write')
  const changes = useLeadChanges()
  const list = useApiList<StaffLead>(LEADS_URL, { pageSize: PER_PAGE, query })
  const said = isNarrowed ? { title: kit.nothingFound, hint: kit.nothingFoundHint } : words.empty
  return (
    <div className="lead-list">
      {list.items.length > 0 && (
        <div className="lead-list__head">
          <p className="soft" role="status">
            {kit.shown(list.items.length, list.total)}
          </p>
          <a className="text-link" href={exportAddress(query)} download>
            {words.export}
          </a>
        </div>
      )}
      <ListState list={list} empty={<EmptyState heading="h3" {...said} />}>
        <ul aria-busy={list.query.isPlaceholderData}>
          {list.items.map((lead) => (
            <LeadRow key={lead.id} lead={lead} changes={changes} mayWrite={mayWrite} />
          ))}
        </ul>
      </ListState>
    </div>
  )
}
