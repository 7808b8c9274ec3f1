import type { FilteredTab } from '#platform/saved-filters/saved-filter.schema.ts'
import { SavedFilters } from '#platform/saved-filters/saved-filters.tsx'
import { DayFilter, FilterSelect, FoldedFilters, SearchField } from '#platform/staff-kit/record-head.tsx'
import { useMessages } from '#ui/page/site.ts'
import { OwnerFilter } from '../../leads/staff/page/assign-select.tsx'
import { deskMessages } from './messages.ts'

interface Option {
  value: string
  label: string
}

interface Props {
  tab: FilteredTab
  statuses: readonly Option[]
  /** Left out where there is only one. */
  types: readonly Option[]
  hasPeriod: boolean
  /** How many filters are set. */
  set: number
  onClear: () => void
}

/** Search and filters. On a phone the filters wait behind a button, or they would push the entries off the screen. */
export function DeskTools({ tab, statuses, types, hasPeriod, set, onClear }: Props) {
  const words = useMessages(deskMessages)
  return (
    <>
      <div className="record-tools desk-tools" data-period={hasPeriod || undefined}>
        <SearchField label={words.search} />
        <FoldedFilters
          className="desk-filters"
          buttonClass="desk-tools__open"
          label={words.filters(set)}
          clearLabel={words.clearFilters}
          onClear={set > 0 ? onClear : null}
        >
          <FilterSelect name="status" label={words.status} options={statuses} />
          {types.length > 1 && <FilterSelect name="type" label={words.type} options={types} />}
          <OwnerFilter label={words.owner} me={words.mine} nobody={words.nobodys} />
          <FilterSelect name="held" label={words.held} options={{ true: words.heldBack, false: words.letThrough }} />
          {hasPeriod && (
            <>
              <DayFilter name="pickupFrom" label={words.pickupFrom} />
              <DayFilter name="pickupTo" label={words.pickupTo} />
            </>
          )}
        </FoldedFilters>
      </div>
      <SavedFilters tab={tab} />
    </>
  )
}
