import { useQuery } from '@tanstack/react-query'
import { can } from '#common/permissions.ts'
import { MESSAGE_STATES } from '#platform/mail/delivery.ts'
import { kitMessages } from '#platform/staff-kit/messages.ts'
import { FilterSelect, SearchField } from '#platform/staff-kit/record-head.tsx'
import { ENTRIES_PER_PAGE, EntryList } from '#platform/staff-kit/ui/entry-list.tsx'
import { LoadFailed } from '#platform/staff-kit/ui/load-states.tsx'
import { useActor } from '#platform/staff-kit/ui/session.ts'
import { StaffLink } from '#platform/staff-kit/ui/staff-link.tsx'
import { tabMeta } from '#platform/staff-kit/ui/staff-meta.ts'
import { tabPath } from '#platform/staff-kit/ui/tabs.ts'
import { useApiList } from '#platform/staff-kit/ui/use-api-list.ts'
import { useListFilters } from '#platform/staff-kit/use-list-filters.ts'
import { Button } from '#ui/button.tsx'
import { useMessages } from '#ui/page/site.ts'
import type { OutboxState, StaffOutboxMessage } from '../../outbox/list-outbox.server.ts'
import { outboxMessages } from '../../outbox/staff/messages.ts'
import { OUTBOX_URL, OutboxEntry } from './outbox-entry.tsx'

/** GET /api/admin/outbox/state */
interface State extends OutboxState {
  isConfigured: boolean
}

export const meta = tabMeta('outbox')

function StateBanner({ state, isFailedShown }: { state: State; isFailedShown: boolean }) {
  const words = useMessages(outboxMessages)
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
          {!isFailedShown && (
            <p>
              <StaffLink className="text-link" to={`${tabPath('outbox')}?state=failed`}>
                {words.showFailed}
              </StaffLink>
            </p>
          )}
        </div>
      )}
    </>
  )
}

function OutboxTools() {
  const words = useMessages(outboxMessages)
  return (
    <div className="record-tools">
      <SearchField label={words.search} />
      <FilterSelect
        name="state"
        label={words.state}
        options={MESSAGE_STATES.map((value) => ({ value, label: words.states[value] }))}
      />
    </div>
  )
}

/** The messages the house owes: what waits, what went out, what came back. */
export default function OutboxPage() {
  const words = useMessages(outboxMessages)
  const { list: kit } = useMessages(kitMessages)
  const state = useQuery<State>({ queryKey: [`${OUTBOX_URL}/state`] })
  const { query, isNarrowed } = useListFilters({ search: 'text', state: MESSAGE_STATES })
  const list = useApiList<StaffOutboxMessage>(OUTBOX_URL, { pageSize: ENTRIES_PER_PAGE, query })
  const look = () => Promise.all([state.refetch(), list.query.refetch()])
  return (
    <EntryList
      tab="outbox"
      words={isNarrowed ? { empty: kit.nothingFound, emptyHint: kit.nothingFoundHint } : words}
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
          {state.data && <StateBanner state={state.data} isFailedShown={query.state === 'failed'} />}
          <OutboxTools />
        </>
      }
    >
      {(message) => <OutboxEntry message={message} />}
    </EntryList>
  )
}
