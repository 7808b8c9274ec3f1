import { SavedFilters } from '#platform/saved-filters/saved-filters.tsx'
import { DayFilter, FilterSelect, FoldedFilters, SearchField } from '#platform/staff-kit/record-head.tsx'
import { FoundEntries } from '#platform/staff-kit/ui/entry-list.tsx'
import { useApiList } from '#platform/staff-kit/ui/use-api-list.ts'
import { useListFilters } from '#platform/staff-kit/use-list-filters.ts'
import { useAddressParams, without } from '#ui/destination.ts'
import { useMessages } from '#ui/page/site.ts'
import { withParam } from '../../leads/staff/list/with-param.ts'
import { OwnerFilter } from '../../leads/staff/page/assign-select.tsx'
import type { StaffViewing } from '../viewing.public.ts'
import { VIEWING_STATES } from '../viewing-status.ts'
import { viewingsMessages } from './messages.ts'
import { VIEWINGS_URL } from './viewing-requests.ts'
import { ViewingRow } from './viewing-row.tsx'

const PER_PAGE = 30
const FILTERS = ['status', 'adviser', 'from', 'to', 'held']

function Filters({ set }: { set: number }) {
  const { list: words, states } = useMessages(viewingsMessages)
  const [, change] = useAddressParams()
  return (
    <FoldedFilters
      className="desk-filters"
      buttonClass="desk-tools__open"
      label={words.filters(set)}
      clearLabel={words.clearFilters}
      onClear={set > 0 ? () => change(without(FILTERS), { replace: true }) : null}
    >
      <FilterSelect
        name="status"
        label={words.status}
        options={VIEWING_STATES.map((value) => ({ value, label: states[value] }))}
      />
      <OwnerFilter name="adviser" label={words.adviser} me={words.me} nobody={words.nobody} />
      <DayFilter name="from" label={words.from} />
      <DayFilter name="to" label={words.to} />
      <FilterSelect name="held" label={words.held} options={{ true: words.heldBack, false: words.letThrough }} />
    </FoldedFilters>
  )
}

/** Open: what waits for our word, then what is to come, soonest first. All: the latest first. */
export function ViewingList({ view }: { view: 'open' | 'all' }) {
  const { list: words } = useMessages(viewingsMessages)
  const { query, isNarrowed } = useListFilters({
    search: 'text',
    status: VIEWING_STATES,
    adviser: 'person',
    from: 'day',
    to: 'day',
    held: 'yes or no',
  })
  const [params] = useAddressParams()
  const list = useApiList<StaffViewing>(VIEWINGS_URL, { pageSize: PER_PAGE, query: { ...query, view } })
  const { search: _, ...filters } = query
  const none =
    view === 'open'
      ? { title: words.emptyOpen, hint: words.emptyOpenHint }
      : { title: words.empty, hint: words.emptyHint }
  return (
    <div className="stay-list">
      <div className="record-tools desk-tools">
        <SearchField label={words.search} />
        <Filters set={Object.values(filters).filter(Boolean).length} />
      </div>
      <SavedFilters tab="viewings" />
      <FoundEntries list={list} isNarrowed={isNarrowed} none={none}>
        {(viewing) => <ViewingRow viewing={viewing} to={withParam(params, 'edit', String(viewing.id))} />}
      </FoundEntries>
    </div>
  )
}
