import { useDroppable } from '@dnd-kit/core'
import { useSearchParams } from 'react-router'
import { StaffLink } from '#platform/staff-kit/ui/staff-link.tsx'
import { useMessages } from '#ui/page/site.ts'
import { LEAD_STATUSES, type LeadStatus } from '../../lead-status.ts'
import { withParam } from '../list/with-param.ts'
import { leadsMessages } from '../messages.ts'
import type { DropPlace } from './drag-sensors.ts'
import { useColumn } from './lead-lists.ts'

function Chip({ status, isShown }: { status: LeadStatus; isShown: boolean }) {
  const { statuses } = useMessages(leadsMessages)
  const [params] = useSearchParams()
  const { list } = useColumn(status)
  const { setNodeRef, isOver } = useDroppable({
    id: `chip ${status}`,
    data: { status, isChip: true } satisfies DropPlace,
  })
  return (
    <li ref={setNodeRef} data-over={isOver || undefined}>
      <StaffLink
        to={withParam(params, 'column', status === LEAD_STATUSES[0] ? null : status)}
        aria-current={isShown ? 'true' : undefined}
        replace
        preventScrollReset
      >
        {statuses[status]} <span>{list.query.isPending ? '' : list.total}</span>
      </StaffLink>
    </li>
  )
}

/** Where there is room for one column, which one; a lead can be put down on the others. */
export function StatusChips({ shown }: { shown: LeadStatus }) {
  const { board: words } = useMessages(leadsMessages)
  return (
    <nav className="lead-chips" aria-label={words.chips}>
      <ul>
        {LEAD_STATUSES.map((status) => (
          <Chip key={status} status={status} isShown={status === shown} />
        ))}
      </ul>
    </nav>
  )
}
