import { useEffect, useId, useState } from 'react'
import { readDay } from '#common/typed-dates.ts'
import type { FilteredTab } from '#platform/saved-filters/saved-filter.schema.ts'
import { SavedFilters } from '#platform/saved-filters/saved-filters.tsx'
import { FilterSelect, FoldedFilters, SearchField } from '#platform/staff-kit/record-head.tsx'
import { useListFilter } from '#platform/staff-kit/use-list-filters.ts'
import { DateInput } from '#ui/dates/date-input.tsx'
import { useMessages } from '#ui/page/site.ts'
import { OwnerFilter } from '../../leads/staff/page/assign-select.tsx'
import { deskMessages } from './messages.ts'

interface Option {
  value: string
  label: string
}

function DayFilter({ name, label }: { name: string; label: string }) {
  const [value, setValue] = useListFilter(name)
  const id = useId()
  // Half a day on its way to a whole one asks for nothing yet.
  const [held, setHeld] = useState(value)
  useEffect(() => setHeld(value), [value])
  return (
    <div className="field record-filter">
      <label htmlFor={id}>{label}</label>
      <DateInput
        id={id}
        value={held}
        onValue={(day) => {
          setHeld(day)
          if (day === '' || readDay(day)) setValue(day)
        }}
      />
    </div>
  )
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
