import { type Active, type Announcements, DndContext, DragOverlay, useDroppable } from '@dnd-kit/core'
import { useEffect, useId, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { formatCounted } from '#common/figures.ts'
import { can } from '#common/permissions.ts'
import { ListState } from '#platform/staff-kit/ui/list-state.tsx'
import { useActor } from '#platform/staff-kit/ui/session.ts'
import { StaffLink } from '#platform/staff-kit/ui/staff-link.tsx'
import { useMessages, useSite } from '#ui/page/site.ts'
import type { StaffLead } from '../../lead.public.ts'
import { LEAD_STATUSES, type LeadStatus } from '../../lead-status.ts'
import { withParam } from '../list/with-param.ts'
import { leadsMessages } from '../messages.ts'
import { type DropPlace, placeOf, placeUnder, useDragSensors } from './drag-sensors.ts'
import { LeadCard, LiftedCard } from './lead-card.tsx'
import { useColumn } from './lead-lists.ts'
import { type LeadChanges, useLeadChanges } from './use-lead-change.ts'

interface Props {
  status: LeadStatus
  isShown: boolean
  changes: LeadChanges
  mayWrite: boolean
}

function BoardColumn({ status, isShown, changes, mayWrite }: Props) {
  const { board: words, statuses } = useMessages(leadsMessages)
  const { list, isNarrowed } = useColumn(status)
  const titleId = useId()
  const { setNodeRef, isOver } = useDroppable({
    id: `column ${status}`,
    data: { status, isChip: false } satisfies DropPlace,
  })
  const { locale } = useSite()
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
        {statuses[status]} <span>{list.query.isPending ? '' : formatCounted(list.total, locale)}</span>
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

function Chip({ status, isShown }: { status: LeadStatus; isShown: boolean }) {
  const { statuses } = useMessages(leadsMessages)
  const [params] = useSearchParams()
  const { list } = useColumn(status)
  const { locale } = useSite()
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
        {statuses[status]} <span>{list.query.isPending ? '' : formatCounted(list.total, locale)}</span>
      </StaffLink>
    </li>
  )
}

/** Where there is room for one column, which one; a lead can be put down on the others. */
function StatusChips({ shown }: { shown: LeadStatus }) {
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

const leadOf = (active: Active) => (active.data.current as { lead: StaffLead }).lead

/** What is said to those who drag without seeing it. */
function useAnnouncements(): Announcements {
  const { board: words, statuses } = useMessages(leadsMessages)
  // A card is over its own column from the first moment: said then, it would cut short that it is picked up.
  const hasLeft = useRef(false)
  return {
    onDragStart({ active }) {
      hasLeft.current = false
      return words.lifted(leadOf(active).name, statuses[leadOf(active).status])
    },
    onDragOver({ active, over }) {
      if (!over) return undefined
      const { status } = placeOf(over)
      hasLeft.current ||= status !== leadOf(active).status
      return hasLeft.current ? words.over(statuses[status]) : undefined
    },
    onDragEnd: ({ active, over }) =>
      over && placeOf(over).status !== leadOf(active).status
        ? words.dropped(leadOf(active).name, statuses[placeOf(over).status])
        : words.cancelled(leadOf(active).name),
    onDragCancel: ({ active }) => words.cancelled(leadOf(active).name),
  }
}

/** Where six columns are wider than the screen they scroll, and what scrolls can be reached by keys. */
function useScrollStop() {
  const { board: words } = useMessages(leadsMessages)
  const board = useRef<HTMLDivElement>(null)
  const [scrolls, setScrolls] = useState(false)
  useEffect(() => {
    const element = board.current
    if (!element) return
    const observer = new ResizeObserver(() => setScrolls(element.scrollWidth > element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { ref: board, ...(scrolls && { role: 'group', tabIndex: 0, 'aria-label': words.label }) }
}

/** Six columns, each its own list. Where there is room for one, chips say which, and the address holds it. */
export function LeadBoard() {
  const { board: words } = useMessages(leadsMessages)
  const [params] = useSearchParams()
  const shown = LEAD_STATUSES.find((status) => status === params.get('column')) ?? LEAD_STATUSES[0]
  const mayWrite = can(useActor(), 'enquiry:write')
  const changes = useLeadChanges()
  const announcements = useAnnouncements()
  const [lifted, setLifted] = useState<StaffLead | null>(null)

  return (
    <DndContext
      sensors={useDragSensors()}
      collisionDetection={placeUnder}
      accessibility={{ announcements, screenReaderInstructions: { draggable: words.help } }}
      onDragStart={({ active }) => setLifted(leadOf(active))}
      onDragCancel={() => setLifted(null)}
      onDragEnd={({ over }) => {
        setLifted(null)
        // As it was when it was picked up: what somebody else did to it since must refuse the move.
        if (over && lifted) changes.moveTo(lifted, placeOf(over).status)
      }}
    >
      <StatusChips shown={shown} />
      <div className="lead-board" {...useScrollStop()}>
        {LEAD_STATUSES.map((status) => (
          <BoardColumn key={status} status={status} isShown={status === shown} changes={changes} mayWrite={mayWrite} />
        ))}
      </div>
      {/* It does not fly back to where it came from: it is drawn where it was put. */}
      <DragOverlay dropAnimation={null}>{lifted && <LiftedCard lead={lifted} />}</DragOverlay>
    </DndContext>
  )
}
