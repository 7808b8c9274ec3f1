import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { Suspicion } from '#platform/forms/suspicion.ts'
import { unbrokenDateTime } from '#platform/staff-kit/ui/dates-in-words.ts'
import { StaffLink } from '#platform/staff-kit/ui/staff-link.tsx'
import { useMessages, useSite } from '#ui/page/site.ts'
import { AnswerActs } from '../../leads/staff/answer/answer-acts.tsx'
import type { SubmissionKind } from '../../reference.ts'
import type { SubmissionLead } from '../submission-lead.repository.server.ts'
import { DeleteSubmission } from './delete-submission.tsx'
import { LeadState } from './lead-state.tsx'
import { deskMessages } from './messages.ts'
import { SpamMark } from './spam-mark.tsx'

interface Submitted extends SubmissionLead {
  id: number
  name: string
  email: string
  phone: string | null
  message: string | null
  locale: string
  createdAt: string
  suspicion: Suspicion | null
}

interface Props {
  kind: SubmissionKind
  item: Submitted
  badge: ReactNode
  /** Nobody has looked at it yet. */
  isFresh: boolean
  /** What it is about, in a few words. */
  facts: (string | null)[]
  /** All of it. */
  children: ReactNode
  /** What can be done about it. */
  acts: ReactNode
}

/** An address may name one entry: '/admin/dashboard/bookings#booking-12'. It is opened, and brought into sight, once. */
function useNamed(id: string) {
  const isNamed = useLocation().hash === `#${id}`
  const [isOpen, setOpen] = useState(isNamed)
  const entry = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (!isNamed) return
    setOpen(true)
    entry.current?.scrollIntoView()
  }, [isNamed])
  return { entry, isOpen, setOpen }
}

/** What somebody sent: a line or two in the list, and all of it once it is opened. */
export function DeskEntry({ kind, item, badge, isFresh, facts, children, acts }: Props) {
  const words = useMessages(deskMessages)
  const { locale } = useSite()
  const id = `${kind}-${item.id}`
  const { entry, isOpen, setOpen } = useNamed(id)
  const spamMark = <SpamMark kind={kind} id={item.id} suspicion={item.suspicion} />
  return (
    <li className="enquiry desk" id={id} ref={entry} data-fresh={(isFresh && !item.suspicion) || undefined}>
      <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="desk__head">
          <span className="desk__who">
            <h3 dir="auto">{item.name}</h3>
            {badge}
            <LeadState lead={item.lead} />
          </span>
          <span className="desk__facts">
            {facts.filter((fact) => fact !== null).join(' ·\u00a0')}
            {' ·\u00a0'}
            <time dateTime={item.createdAt}>{words.received(unbrokenDateTime(item.createdAt, locale))}</time>
            {item.assignee && ` ·\u00a0${item.assignee.name}`}
          </span>
          {!isOpen && (
            <span className="desk__facts">
              {item.email && <bdi>{item.email}</bdi>}
              {item.email && item.phone && ' ·\u00a0'}
              {item.phone && <bdi>{item.phone}</bdi>}
            </span>
          )}
          {!isOpen && item.message && (
            <span className="desk__preview" lang={item.locale} dir="auto">
              {item.message}
            </span>
          )}
        </summary>
        {isOpen && (
          <div className="desk__body">
            {spamMark}
            {children}
            <div className="desk__acts">
              {item.leadId !== null && (
                <div className="enquiry__acts">
                  <AnswerActs
                    leadId={item.leadId}
                    name={item.name}
                    isWaiting={Boolean(item.lead?.waitingSince)}
                    className="btn btn--line btn--tight"
                  />
                </div>
              )}
              {acts}
              {item.leadId !== null && (
                <StaffLink className="text-link" to={`/admin/dashboard/leads/${item.leadId}`}>
                  {words.openLead}
                  <span className="sr"> {item.name}</span>
                </StaffLink>
              )}
              <DeleteSubmission kind={kind} item={item} />
            </div>
          </div>
        )}
      </details>
      {!isOpen && spamMark}
    </li>
  )
}
