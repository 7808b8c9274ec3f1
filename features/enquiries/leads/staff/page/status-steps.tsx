import { useId } from 'react'
import { useMessages } from '#ui/page/site.ts'
import { CLOSED_LEAD_STATUSES, isOpenLead, LEAD_STATUSES, type LeadStatus } from '../../lead-status.ts'
import { leadPageMessages } from './messages.ts'

interface Props {
  status: LeadStatus
  isBusy: boolean
  onGo: (status: LeadStatus) => void
}

const OPEN = LEAD_STATUSES.filter(isOpenLead)

/** The way of a lead from the first word to its end: a press on a step moves it there, forwards or back. */
export function StatusSteps({ status, isBusy, onGo }: Props) {
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
