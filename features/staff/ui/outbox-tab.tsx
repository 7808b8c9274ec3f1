import { useQuery } from '@tanstack/react-query'
import { useMessages } from '#app/site.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import type { OutboxState, StaffOutboxMessage } from '#features/enquiries/outbox/list-outbox.server.ts'
import { staffMessages } from '../messages.ts'
import { EntryBoundary } from './entry-boundary.tsx'
import { ListState } from './list-state.tsx'
import { LoadFailed } from './load-states.tsx'
import { DakarTime } from './person-facts.tsx'
import { StaffLink } from './staff-link.tsx'
import { useApiList } from './use-api-list.ts'

const PAGE_SIZE = 20
const LIST = '/api/admin/outbox'

const TONE = { waiting: 'warning', sent: 'positive', failed: 'danger', dropped: 'neutral' } as const

/** GET /api/admin/outbox/state */
interface State extends OutboxState {
  isConfigured: boolean
}

/** What a message is about: the submission that called for it, and the tab where it can be read. */
function aboutOf(payload: StaffOutboxMessage['payload']) {
  if ('submissionId' in payload) return { kind: 'contact', id: payload.submissionId, tab: 'contacts' } as const
  if ('inquiryId' in payload) return { kind: 'inquiry', id: payload.inquiryId, tab: 'inquiries' } as const
  return { kind: 'booking', id: payload.bookingId, tab: 'bookings' } as const
}

function Message({ message }: { message: StaffOutboxMessage }) {
  const { outbox: words } = useMessages(staffMessages)
  const about = aboutOf(message.payload)
  return (
    <li className="enquiry">
      <div className="enquiry__head">
        <h3>{words.kinds[message.kind]}</h3>
        <Badge tone={TONE[message.state]}>{words.states[message.state]}</Badge>
      </div>
      <dl className="enquiry__facts">
        <div>
          <dt>{words.to}</dt>
          <dd dir="auto">{message.recipient ?? words.toStaff}</dd>
        </div>
        <div>
          <dt>{words.about}</dt>
          <dd>
            <StaffLink className="thread" to={`?tab=${about.tab}`}>
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

function StateBanner({ state }: { state: State }) {
  const { outbox: words } = useMessages(staffMessages)
  return (
    <>
      {!state.isConfigured && (
        <div className="staff-banner" role="status">
          <p className="serif">{words.noServer}</p>
          <p>{words.noServerHint(state.waiting)}</p>
        </div>
      )}
      {state.isAtCeiling && (
        <div className="staff-banner" role="status">
          <p className="serif">{words.ceiling}</p>
          <p>{words.ceilingHint}</p>
        </div>
      )}
      {state.failed > 0 && (
        <div className="staff-banner staff-banner--bad" role="status">
          <p className="serif">{words.failed(state.failed)}</p>
          <p>{words.failedHint}</p>
        </div>
      )}
    </>
  )
}

/** The messages the house owes: what waits, what went out, what came back. */
export function OutboxTab() {
  const { outbox: words, contacts } = useMessages(staffMessages)
  const state = useQuery<State>({ queryKey: [`${LIST}/state`] })
  const list = useApiList<StaffOutboxMessage>(LIST, { pageSize: PAGE_SIZE })
  const look = () => Promise.all([state.refetch(), list.query.refetch()])
  return (
    <section className="staff-section">
      <div className="headrow">
        <h2>{words.title}</h2>
        {list.items.length > 0 && <p className="soft">{contacts.shown(list.items.length, list.total)}</p>}
        <Button
          className="btn btn--line btn--tight"
          isBusy={list.query.isRefetching || state.isRefetching}
          onClick={() => void look()}
        >
          {words.lookAgain}
        </Button>
      </div>
      {state.isError && <LoadFailed error={state.error} onRetry={() => state.refetch()} />}
      {state.data && <StateBanner state={state.data} />}
      <ListState list={list} empty={<EmptyState heading="h3" title={words.empty} hint={words.emptyHint} />}>
        <ul>
          {list.items.map((message) => (
            <EntryBoundary key={message.id} id={message.id}>
              <Message message={message} />
            </EntryBoundary>
          ))}
        </ul>
      </ListState>
    </section>
  )
}
