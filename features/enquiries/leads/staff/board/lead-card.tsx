import { useDraggable } from '@dnd-kit/core'
import { useRef } from 'react'
import { inLocale } from '#common/locale.ts'
import { StaffLink } from '#platform/staff-kit/ui/staff-link.tsx'
import { useMessages, useSite } from '#ui/page/site.ts'
import type { StaffLead } from '../../lead.public.ts'
import { leadsMessages } from '../messages.ts'
import { AssignSelect } from '../page/assign-select.tsx'
import { sayInterests } from './interests.ts'
import { useKeptFocus } from './kept-focus.ts'
import { FollowUpMark, PriorityMark, WaitMark } from './lead-marks.tsx'
import { leadPath } from './lead-path.ts'
import { LeadWays } from './lead-ways.tsx'
import { sayBudget } from './say-budget.ts'
import { MoveSelect } from './status-select.tsx'
import type { LeadChanges } from './use-lead-change.ts'

/** What a card says below its name. */
function Facts({ lead }: { lead: StaffLead }) {
  const { interests } = useMessages(leadsMessages)
  const { locale } = useSite()
  const { interestedIn, budget, latest, priority, waitingSince, nextFollowUpDate } = lead
  // The home itself, where they named one; else what they are interested in.
  const about = latest?.about ? inLocale(locale, latest.about, latest.aboutFr) : sayInterests(interestedIn, interests)
  return (
    <>
      {about && (
        <p className="lead-card__what" dir="auto">
          {about}
        </p>
      )}
      {budget && (
        <p className="lead-card__what" dir="auto">
          {sayBudget(budget, locale)}
        </p>
      )}
      {latest?.words && (
        <p className="lead-card__words" lang={lead.locale ?? undefined} dir="auto">
          {latest.words}
        </p>
      )}
      {(priority !== 'medium' || waitingSince) && (
        <p className="lead-card__marks">
          <PriorityMark priority={priority} />
          {waitingSince && <WaitMark since={waitingSince} />}
        </p>
      )}
      {nextFollowUpDate && (
        <p>
          <FollowUpMark at={nextFollowUpDate} />
        </p>
      )}
    </>
  )
}

interface Props {
  lead: StaffLead
  changes: LeadChanges
  mayWrite: boolean
}

/** A lead in its column: its face is what one takes hold of, with the mouse or a finger; its handle is for the space bar. */
export function LeadCard({ lead, changes: { busy, moveTo, assignTo }, mayWrite }: Props) {
  const { board: words, nobody } = useMessages(leadsMessages)
  const { id, name, status, assignedTo } = lead
  const isBusy = busy.has(id)
  const card = useRef<HTMLLIElement>(null)
  useKeptFocus(card)
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, isDragging } = useDraggable({
    id,
    disabled: !mayWrite || isBusy,
    data: { lead, status },
    attributes: { roleDescription: words.role },
  })
  const { onKeyDown, ...pointers } = listeners ?? {}
  return (
    <li ref={card} className="lead-card" data-lead={id} data-dragging={isDragging || undefined} aria-busy={isBusy}>
      <div ref={setNodeRef} className="lead-card__face" data-can-move={mayWrite || undefined} {...pointers}>
        <div className="lead-card__top">
          <h4 dir="auto">
            {/* A link is dragged as an address by the browser itself, unless it is told not to. */}
            <StaffLink to={leadPath(id)} data-part="link" draggable={false}>
              {name}
            </StaffLink>
          </h4>
          {mayWrite && (
            <button
              type="button"
              ref={setActivatorNodeRef}
              className="lead-card__handle"
              data-part="handle"
              {...attributes}
              onKeyDown={onKeyDown as React.KeyboardEventHandler | undefined}
              aria-label={words.handle(name)}
            />
          )}
        </div>
        <Facts lead={lead} />
      </div>
      <LeadWays lead={lead} />
      {mayWrite ? (
        <div className="lead-card__acts">
          <span data-part="owner">
            <AssignSelect value={assignedTo} of={name} busy={isBusy} onChange={(owner) => assignTo(lead, owner)} />
          </span>
          <MoveSelect lead={lead} isBusy={isBusy} onMove={(to) => moveTo(lead, to)} />
        </div>
      ) : (
        <p className="soft">{assignedTo?.name ?? nobody}</p>
      )}
    </li>
  )
}

/** What hangs on the pointer. */
export function LiftedCard({ lead }: { lead: StaffLead }) {
  return (
    <div className="lead-card lead-card--lifted">
      <h4 dir="auto">{lead.name}</h4>
      <Facts lead={lead} />
    </div>
  )
}
