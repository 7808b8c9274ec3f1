import { useDroppable } from '@dnd-kit/core'
import { useId } from 'react'
import { ListState } from '#platform/staff-kit/ui/list-state.tsx'
import { useMessages } from '#ui/page/site.ts'
import type { LeadStatus } from '../../lead-status.ts'
import { leadsMessages } from '../messages.ts'
import type { DropPlace } from './drag-sensors.ts'
import { LeadCard } from './lead-card.tsx'
import { useColumn } from './lead-lists.ts'
import type { LeadChanges } from './use-lead-change.ts'

interface Props {
  status: LeadStatus
  isShown: boolean
  changes: LeadChanges
  mayWrite: boolean
}

export function BoardColumn({ status, isShown, changes, mayWrite }: Props) {
  const { board: words, statuses } = useMessages(leadsMessages)
  const { list, isNarrowed } = useColumn(status)
  const titleId = useId()
  const { setNodeRef, isOver } = useDroppable({
    id: `column ${status}`,
    data: { status, isChip: false } satisfies DropPlace,
  })
  const empty = isNarrowed ? words.emptyNarrowed : status === 'new' ? words.emptyNew : words.empty
  return (
    <section
      ref={setNodeRef}
      className="lead-col"
      data-status={status}
      data-shown={isShown || undefined}
      data-over={isOver || undefined}
      aria-labelledby={titleId}
    >
      <h3 id={titleId} tabIndex={-1}>
        {statuses[status]} <span>{list.query.isPending ? '' : list.total}</span>
      </h3>
      <ListState list={list} empty={<p className="lead-col__empty">{empty}</p>}>
        <ul aria-busy={list.query.isPlaceholderData}>
          {list.items.map((lead) => (
            <LeadCard key={lead.id} lead={lead} changes={changes} mayWrite={mayWrite} />
          ))}
        </ul>
      </ListState>
    </section>
  )
}
