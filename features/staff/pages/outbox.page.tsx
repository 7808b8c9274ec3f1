import { useQuery } from '@tanstack/react-query'
import { useMessages } from '#app/site.ts'
import { Button } from '#app/ui/button.tsx'
import { can } from '#common/permissions.ts'
import type { OutboxState, StaffOutboxMessage } from '#features/enquiries/outbox/list-outbox.server.ts'
import { staffMessages } from '../messages.ts'
import { ENTRIES_PER_PAGE, EntryList } from '../ui/entry-list.tsx'
import { LoadFailed } from '../ui/load-states.tsx'
import { OutboxEntry } from '../ui/outbox-entry.tsx'
import { useActor } from '../ui/session.ts'
import { tabMeta } from '../ui/staff-meta.ts'
import { useApiList } from '../ui/use-api-list.ts'

const LIST = '/api/admin/outbox'

/** GET /api/admin/outbox/state */
interface State extends OutboxState {
  isConfigured: boolean
}

export const meta = tabMeta('outbox')

function StateBanner({ state }: { state: State }) {
  const { outbox: words } = useMessages(staffMessages)
  // How a server is set up is nothing to those who cannot.
  const mayManage = can(useActor(), 'staff:manage')
  return (
    <>
      {!state.isConfigured && (
        <div className="staff-banner" role="status">
          <p className="serif">{words.noServer}</p>
          <p>{mayManage ? words.noServerHint(state.waiting) : words.noServerHintForOthers(state.waiting)}</p>
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
export default function OutboxPage() {
  const { outbox: words } = useMessages(staffMessages)
  const state = useQuery<State>({ queryKey: [`${LIST}/state`] })
  const list = useApiList<StaffOutboxMessage>(LIST, { pageSize: ENTRIES_PER_PAGE })
  const look = () => Promise.all([state.refetch(), list.query.refetch()])
  return (
    <EntryList
      tab="outbox"
      words={words}
      list={list}
      act={
        <Button
          className="btn btn--line btn--tight"
          isBusy={list.query.isRefetching || state.isRefetching}
          onClick={() => void look()}
        >
          {words.lookAgain}
        </Button>
      }
      above={
        <>
          {state.isError && <LoadFailed error={state.error} onRetry={() => state.refetch()} />}
          {state.data && <StateBanner state={state.data} />}
        </>
      }
    >
      {(message) => <OutboxEntry message={message} />}
    </EntryList>
  )
}
