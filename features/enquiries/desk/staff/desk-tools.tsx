import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { FilterSelect, SearchField } from '#platform/staff-kit/record-head.tsx'
import { useActor } from '#platform/staff-kit/ui/session.ts'
import { useListFilter } from '#platform/staff-kit/use-list-filters.ts'
import { Icon } from '#ui/icon.tsx'
import { useMessages } from '#ui/page/site.ts'
import type { StaffMember } from '../../leads/staff-member.repository.server.ts'
import { deskMessages } from './messages.ts'

interface Option {
  value: string
  label: string
}

function OwnerFilter() {
  const words = useMessages(deskMessages)
  const actor = useActor()
  const { data: members = [] } = useQuery<StaffMember[]>({ queryKey: ['/api/admin/staff-members'] })
  const others = members.filter(({ id }) => actor.kind !== 'staff' || id !== actor.id)
  return (
    <FilterSelect
      name="assignedTo"
      label={words.owner}
      options={[
        { value: 'me', label: words.mine },
        { value: 'nobody', label: words.nobodys },
        ...others.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
    />
  )
}

function DayFilter({ name, label }: { name: string; label: string }) {
  const [value, setValue] = useListFilter(name)
  return (
    <label className="field record-filter">
      <span>{label}</span>
      <input type="date" value={value} onChange={({ target }) => setValue(target.value)} />
    </label>
  )
}

interface Props {
  statuses: readonly Option[]
  /** Left out where there is only one. */
  types: readonly Option[]
  hasPeriod: boolean
  /** How many filters are set. */
  set: number
  onClear: () => void
}

/** Search and filters. On a phone the filters wait behind a button, or they would push the entries off the screen. */
export function DeskTools({ statuses, types, hasPeriod, set, onClear }: Props) {
  const words = useMessages(deskMessages)
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <div className="record-tools desk-tools" data-period={hasPeriod || undefined}>
      <SearchField label={words.search} />
      <button
        type="button"
        className="btn btn--line desk-tools__open"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="filters" />
        {words.filters(set)}
      </button>
      <div className="desk-filters" id={id} data-open={isOpen || undefined}>
        <FilterSelect name="status" label={words.status} options={statuses} />
        {types.length > 1 && <FilterSelect name="type" label={words.type} options={types} />}
        <OwnerFilter />
        <FilterSelect
          name="held"
          label={words.held}
          options={[
            { value: 'true', label: words.heldBack },
            { value: 'false', label: words.letThrough },
          ]}
        />
        {hasPeriod && (
          <>
            <DayFilter name="pickupFrom" label={words.pickupFrom} />
            <DayFilter name="pickupTo" label={words.pickupTo} />
          </>
        )}
        {set > 0 && (
          <button type="button" className="text-link" onClick={onClear}>
            {words.clearFilters}
          </button>
        )}
      </div>
    </div>
  )
}
