import { useMessages } from '#ui/page/site.ts'
import type { StaffLead } from '../../lead.public.ts'
import { LEAD_STATUSES, type LeadStatus } from '../../lead-status.ts'
import { leadsMessages } from '../messages.ts'

interface Props {
  lead: StaffLead
  isBusy: boolean
  onMove: (status: LeadStatus) => void
}

const isStatus = (word: string): word is LeadStatus => LEAD_STATUSES.some((status) => status === word)

/** In a column, which says the status already: where to. It works without a mouse, a finger that drags, or any trick. */
export function MoveSelect({ lead, isBusy, onMove }: Props) {
  const { board: words, statuses } = useMessages(leadsMessages)
  return (
    <span className="field lead-move">
      <select
        data-part="move"
        value=""
        aria-label={words.moveOf(lead.name)}
        aria-disabled={isBusy}
        onChange={({ target }) => {
          if (!isBusy && isStatus(target.value)) onMove(target.value)
        }}
      >
        <option value="" disabled hidden>
          {words.moveTo}
        </option>
        {LEAD_STATUSES.filter((status) => status !== lead.status).map((status) => (
          <option key={status} value={status}>
            {statuses[status]}
          </option>
        ))}
      </select>
    </span>
  )
}

/** In a list: what it is, and what else it can be. */
export function StatusSelect({ lead, isBusy, onMove }: Props) {
  const { move: words, statuses } = useMessages(leadsMessages)
  return (
    <span className="field">
      <select
        data-part="move"
        value={lead.status}
        aria-label={words.status(lead.name)}
        aria-disabled={isBusy}
        onChange={({ target }) => {
          if (!isBusy && isStatus(target.value)) onMove(target.value)
        }}
      >
        {LEAD_STATUSES.map((status) => (
          <option key={status} value={status}>
            {statuses[status]}
          </option>
        ))}
      </select>
    </span>
  )
}
