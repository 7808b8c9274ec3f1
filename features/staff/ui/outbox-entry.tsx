import { useMessages } from '#app/site.ts'
import { Badge } from '#app/ui/badge.tsx'
import type { StaffOutboxMessage } from '#features/enquiries/outbox/list-outbox.server.ts'
import { staffMessages } from '../messages.ts'
import { DakarTime } from './person-facts.tsx'
import { StaffLink } from './staff-link.tsx'
import { tabPath } from './tabs.ts'

const TONE = { waiting: 'warning', sent: 'positive', failed: 'danger', dropped: 'neutral' } as const

/** What a message is about: the submission that called for it, and the tab where it can be read. */
function aboutOf(payload: StaffOutboxMessage['payload']) {
  if ('submissionId' in payload) return { kind: 'contact', id: payload.submissionId, tab: 'contacts' } as const
  if ('inquiryId' in payload) return { kind: 'inquiry', id: payload.inquiryId, tab: 'inquiries' } as const
  return { kind: 'booking', id: payload.bookingId, tab: 'bookings' } as const
}

export function OutboxEntry({ message }: { message: StaffOutboxMessage }) {
  const { outbox: words } = useMessages(staffMessages)
  const about = aboutOf(message.payload)
  return (
    <li className="enquiry">
      <div className="enquiry__head">
        <h3>{words.kinds[message.kind]}</h3>
        <Badge tone={TONE[message.state]}>{words.states[message.state]}</Badge>
      </div>
      <dl className="enquiry__facts">
        <div className="enquiry__long">
          <dt>{words.to}</dt>
          <dd dir="auto">{message.recipient ?? words.toStaff}</dd>
        </div>
        <div>
          <dt>{words.about}</dt>
          <dd>
            <StaffLink className="enquiry__about" to={tabPath(about.tab)}>
              {words.abouts[about.kind](about.id)}
            </StaffLink>
          </dd>
        </div>
        <div>
          <dt>{words.written}</dt>
          <dd>
            <DakarTime iso={message.createdAt} />
          </dd>
        </div>
        {message.sentAt && (
          <div>
            <dt>{words.sent}</dt>
            <dd>
              <DakarTime iso={message.sentAt} />
            </dd>
          </div>
        )}
        {message.attempts > 0 && message.state !== 'sent' && (
          <div>
            <dt>{words.attempts}</dt>
            <dd>{message.attempts}</dd>
          </div>
        )}
        {message.attempts > 0 && message.state === 'waiting' && (
          <div>
            <dt>{words.nextAttempt}</dt>
            <dd>
              <DakarTime iso={message.nextAttemptAt} />
            </dd>
          </div>
        )}
      </dl>
      {message.lastError && (
        <div className="enquiry__message">
          <h4>{words.remarks[message.state]}</h4>
          <p lang="en">{message.lastError}</p>
        </div>
      )}
    </li>
  )
}
