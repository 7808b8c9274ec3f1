import { SavedFilters } from '#platform/saved-filters/saved-filters.tsx'
import { FilterSelect, FoldedFilters, SearchField, SortSelect } from '#platform/staff-kit/record-head.tsx'
import { useAddressParams, without } from '#ui/destination.ts'
import { namedOptions } from '#ui/options.ts'
import { useMessages } from '#ui/page/site.ts'
import { LEAD_DUE, LEAD_SORTS } from '../../lead.schema.ts'
import { LEAD_PRIORITIES, LEAD_STATUSES } from '../../lead-status.ts'
import { INTEREST_GROUPS, type InterestGroup, sameInterests } from '../board/interests.ts'
import { leadsMessages } from '../messages.ts'
import { OwnerFilter } from '../page/assign-select.tsx'
import { useLeadListQuery } from './use-lead-query.ts'

const INTEREST_CHOICES = Object.keys(INTEREST_GROUPS) as InterestGroup[]

/** Filters of the board too; there the columns are the statuses. */
const FILTERS = ['priority', 'assignedTo', 'interest', 'due', 'waiting'] as const

/** One choice for all keys that mean the same. An address that was kept with one of the others still names its choice. */
function InterestFilter() {
  const { list: words } = useMessages(leadsMessages)
  const { query } = useLeadListQuery()
  const same = sameInterests(query.interest)
  const options = namedOptions(INTEREST_CHOICES, words.interests).map(({ value, label }) => ({
    value: same.includes(value) ? query.interest : value,
    label,
  }))
  return <FilterSelect name="interest" label={words.interest} options={options} />
}

function Filters({ view }: { view: 'board' | 'list' }) {
  const { list: words, statuses, priorities } = useMessages(leadsMessages)
  return (
    <>
      {view === 'list' && (
        <FilterSelect
          name="status"
          label={words.status}
          options={[{ value: 'open', label: words.open }, ...namedOptions(LEAD_STATUSES, statuses)]}
        />
      )}
      <FilterSelect name="priority" label={words.priority} options={namedOptions(LEAD_PRIORITIES, priorities)} />
      <OwnerFilter label={words.owner} me={words.me} nobody={words.nobody} />
      <InterestFilter />
      <FilterSelect name="due" label={words.due} options={namedOptions(LEAD_DUE, words.dueIn)} />
      <FilterSelect name="waiting" label={words.wait} options={words.waits} />
      <SortSelect label={words.sort} options={namedOptions(LEAD_SORTS, words.sorts)} />
    </>
  )
}

/** Search and filters, which live in the address. Filters wait behind a button, or they would push the leads off the screen. */
export function LeadTools({ view }: { view: 'board' | 'list' }) {
  const { list: words } = useMessages(leadsMessages)
  const { query } = useLeadListQuery()
  const [, change] = useAddressParams()
  const names = view === 'list' ? (['status', ...FILTERS] as const) : FILTERS
  const set = names.filter((name) => query[name] !== '').length
  const clear = () => change(without(names), { replace: true })

  return (
    <>
      <div className="lead-tools">
        <SearchField label={words.search} />
        <FoldedFilters
          className="lead-filters"
          buttonClass="btn--tight"
          label={words.filters(set)}
          clearLabel={words.clear}
          onClear={set > 0 ? clear : null}
        >
          <Filters view={view} />
        </FoldedFilters>
      </div>
      <SavedFilters tab="leads" />
    </>
  )
}
