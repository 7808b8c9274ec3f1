import { useId } from 'react'
import { formatDay } from '#common/dates.ts'
import { StaffLink } from '#platform/staff-kit/ui/staff-link.tsx'
import { tabPath } from '#platform/staff-kit/ui/tabs.ts'
import { Icon } from '#ui/icon.tsx'
import { useMessages, useSite } from '#ui/page/site.ts'
import type { StaffLeadDetail } from '../../lead.public.ts'
import { CLOSED_LEAD_STATUSES, isOpenLead, LEAD_PRIORITIES, LEAD_STATUSES, type LeadStatus } from '../../lead-status.ts'
import { WaitMark } from '../board/lead-marks.tsx'
import { AssignSelect } from './assign-select.tsx'
import { timeElapsed } from './elapsed-time.ts'
import { leadPageMessages } from './messages.ts'
import { useMoveLead } from './use-move-lead.ts'

interface Props {
  status: LeadStatus
  isBusy: boolean
  onGo: (status: LeadStatus) => void
}

const OPEN = LEAD_STATUSES.filter(isOpenLead)

/** The way of a lead from the first word to its end: a press on a step moves it there, forwards or back. */
function StatusSteps({ status, isBusy, onGo }: Props) {
  const { head: words } = useMessages(leadPageMessages)
  const labelId = useId()
  const at = LEAD_STATUSES.indexOf(status)
  const step = (one: LeadStatus) => (
    <li key={one}>
      <button
        type="button"
        aria-pressed={one === status}
        aria-disabled={isBusy}
        data-status={one}
        data-done={(isOpenLead(one) && LEAD_STATUSES.indexOf(one) < at) || undefined}
        onClick={() => {
          if (!isBusy) onGo(one)
        }}
      >
        <i aria-hidden="true" />
        {words.statuses[one]}
      </button>
    </li>
  )
  return (
    <div className="lead-steps">
      <p className="sr" id={labelId}>
        {words.status}
      </p>
      <ul aria-labelledby={labelId} aria-busy={isBusy}>
        {OPEN.map(step)}
        {CLOSED_LEAD_STATUSES.map(step)}
      </ul>
    </div>
  )
}

export function BackToLeads() {
  const { back } = useMessages(leadPageMessages)
  return (
    <p className="crumb">
      <StaffLink to={tabPath('leads')}>
        <Icon name="back" />
        {back}
      </StaffLink>
    </p>
  )
}

/** How long they have waited for us, counted before one's eyes; or how long the first answer took. */
function Wait({ lead }: { lead: StaffLeadDetail }) {
  const { head: words, time } = useMessages(leadPageMessages)
  const { waitingSince, firstAnsweredAt, createdAt } = lead
  if (waitingSince !== null)
    return (
      <p>
        <WaitMark since={waitingSince} />
      </p>
    )
  if (firstAnsweredAt === null) return <p className="soft">{words.notWaiting}</p>
  const took = new Date(firstAnsweredAt).getTime() - new Date(createdAt).getTime()
  return <p className="soft">{words.answered(timeElapsed(took, time))}</p>
}

/** Who it is and where things stand with them. */
export function LeadHead({ lead }: { lead: StaffLeadDetail }) {
  const { head: words } = useMessages(leadPageMessages)
  const { locale } = useSite()
  const priorityId = useId()
  const { isBusy, toStatus, toPriority, toOwner } = useMoveLead(lead)
  return (
    <header className="lead-head">
      <div className="lead-head__who">
        <h2 dir="auto">{lead.name}</h2>
        <div className="lead-head__facts">
          <Wait lead={lead} />
          <p className="soft">{words.since(formatDay(new Date(lead.createdAt), locale))}</p>
        </div>
      </div>
      <StatusSteps status={lead.status} isBusy={isBusy} onGo={toStatus} />
      <div className="lead-head__set">
        <AssignSelect value={lead.assignedTo} onChange={toOwner} busy={isBusy} />
        <div className="field">
          <label htmlFor={priorityId}>{words.priority}</label>
          <select
            id={priorityId}
            value={lead.priority}
            aria-disabled={isBusy}
            onChange={({ target }) => {
              const priority = LEAD_PRIORITIES.find((one) => one === target.value)
              if (priority && !isBusy) toPriority(priority)
            }}
          >
            {LEAD_PRIORITIES.map((priority) => (
              <option key={priority} value={priority}>
                {words.priorities[priority]}
              </option>
            ))}
          </select>
        </div>
      </div>
    </header>
  )
}
