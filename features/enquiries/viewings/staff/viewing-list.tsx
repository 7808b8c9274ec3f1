import { useId } from 'react'
import { SavedFilters } from '#platform/saved-filters/saved-filters.tsx'
import { kitMessages } from '#platform/staff-kit/messages.ts'
import { FilterSelect, FoldedFilters, SearchField } from '#platform/staff-kit/record-head.tsx'
import { EntryBoundary } from '#platform/staff-kit/ui/entry-boundary.tsx'
import { ListState } from '#platform/staff-kit/ui/list-state.tsx'
import { useApiList } from '#platform/staff-kit/ui/use-api-list.ts'
import { useListFilter, useListFilters } from '#platform/staff-kit/use-list-filters.ts'
import { DateInput } from '#ui/dates/date-input.tsx'
import { useAddressParams, without } from '#ui/destination.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { useMessages } from '#ui/page/site.ts'
import { withParam } from '../../leads/staff/list/with-param.ts'
import type { StaffViewing } from '../viewing.public.ts'
import { VIEWING_STATES } from '../viewing-status.ts'
import { viewingsMessages } from './messages.ts'
import { useAdvisers, VIEWINGS_URL } from './viewing-requests.ts'
import { ViewingRow } from './viewing-row.tsx'

const PER_PAGE = 30
const FILTERS = ['status', 'adviser', 'from', 'to', 'held']

function DayFilter({ name, label }: { name: 'from' | 'to'; label: string }) {
  const [value, setValue] = useListFilter(name)
  const id = useId()
  return (
    <div className="field record-filter">
      <label htmlFor={id}>
        <span>{label}</span>
      </label>
      <DateInput id={id} value={value} onValue={setValue} />
    </div>
  )
}

function Filters({ set }: { set: number }) {
  const { list: words, states } = useMessages(viewingsMessages)
  const [, change] = useAddressParams()
  const advisers = useAdvisers()
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
      <FilterSelect
        name="adviser"
        label={words.adviser}
        options={[
          { value: 'me', label: words.me },
          { value: 'nobody', label: words.nobody },
          ...advisers.map(({ userId, name }) => ({ value: String(userId), label: name })),
        ]}
      />
      <DayFilter name="from" label={words.from} />
      <DayFilter name="to" label={words.to} />
      <FilterSelect name="held" label={words.held} options={{ true: words.heldBack, false: words.letThrough }} />
    </FoldedFilters>
  )
}

/** Open: what waits for our word, then what is to come, soonest first. All: the latest first. */
export function ViewingList({ view }: { view: 'open' | 'all' }) {
  const { list: words } = useMessages(viewingsMessages)
  const { list: kit } = useMessages(kitMessages)
  const { query, isNarrowed } = useListFilters({
    search: 'text',
    status: VIEWING_STATES,
    adviser: 'text',
    from: 'text',
    to: 'text',
    held: 'yes or no',
  })
  const [params] = useAddressParams()
  const list = useApiList<StaffViewing>(VIEWINGS_URL, { pageSize: PER_PAGE, query: { ...query, view } })
  const { search: _, ...filters } = query
  const none =
    view === 'open'
      ? { title: words.emptyOpen, hint: words.emptyOpenHint }
      : { title: words.empty, hint: words.emptyHint }
  const empty = isNarrowed ? { title: kit.nothingFound, hint: kit.nothingFoundHint } : none
  return (
    <div className="stay-list">
      <div className="record-tools desk-tools">
        <SearchField label={words.search} />
        <Filters set={Object.values(filters).filter(Boolean).length} />
      </div>
      <SavedFilters tab="viewings" />
      {list.items.length > 0 && (
        <p className="soft" role="status">
          {kit.shown(list.items.length, list.total)}
        </p>
      )}
      <ListState list={list} empty={<EmptyState heading="h3" {...empty} />}>
        <ul aria-busy={list.query.isPlaceholderData}>
          {list.items.map((viewing) => (
            <EntryBoundary key={viewing.id} id={viewing.id}>
              <ViewingRow viewing={viewing} to={withParam(params, 'edit', String(viewing.id))} />
            </EntryBoundary>
          ))}
        </ul>
      </ListState>
    </div>
  )
}
