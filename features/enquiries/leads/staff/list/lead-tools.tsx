import { useQuery } from '@tanstack/react-query'
import { FilterSelect, FoldedFilters, SearchField } from '#platform/staff-kit/record-head.tsx'
import { useActor } from '#platform/staff-kit/ui/session.ts'
import { useListFilter } from '#platform/staff-kit/use-list-filters.ts'
import { useAddressParams, without } from '#ui/destination.ts'
import { useMessages } from '#ui/page/site.ts'
import { LEAD_DUE, LEAD_SORTS } from '../../lead.schema.ts'
import { LEAD_PRIORITIES, LEAD_STATUSES } from '../../lead-status.ts'
import type { StaffMember } from '../../staff-member.repository.server.ts'
import { INTERESTS } from '../board/interests.ts'
import { leadsMessages } from '../messages.ts'
import { useLeadListQuery } from './use-lead-query.ts'

function named<Key extends string>(keys: readonly Key[], words: Record<Key, string>) {
  return keys.map((value) => ({ value, label: words[value] }))
}

const [FIRST_SORT] = LEAD_SORTS

/** Unlike a filter it has no 'all': something always comes first. */
function SortSelect() {
  const { list: words } = useMessages(leadsMessages)
  const [value, setValue] = useListFilter('sort')
  return (
    <label className="field record-filter">
      <span>{words.sort}</span>
      <select
        value={value || FIRST_SORT}
        onChange={({ target }) => setValue(target.value === FIRST_SORT ? '' : target.value)}
      >
        {LEAD_SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {words.sorts[sort]}
          </option>
        ))}
      </select>
    </label>
  )
}

/** Oneself and nobody first: they are what is looked for most. */
function OwnerFilter() {
  const { list: words } = useMessages(leadsMessages)
  const actor = useActor()
  const { data: members = [] } = useQuery<StaffMember[]>({ queryKey: ['/api/admin/staff-members'] })
  const others = members.filter(({ id }) => actor.kind !== 'staff' || id !== actor.id)
  return (
    <FilterSelect
      name="assignedTo"
      label={words.owner}
      options={[
        { value: 'me', label: words.me },
        { value: 'nobody', label: words.nobody },
        ...others.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
    />
  )
}

/** Filters of the board too; there the columns are the statuses. */
const FILTERS = ['priority', 'assignedTo', 'interest', 'due'] as const

/** Two words at one interest ('Home', 'Real estate') are two keys: both can be chosen, as they are stored. */
function Filters({ view }: { view: 'board' | 'list' }) {
  const { list: words, statuses, priorities, interests } = useMessages(leadsMessages)
  return (
    <>
      {view === 'list' && (
        <FilterSelect
          name="status"
          label={words.status}
          options={[{ value: 'open', label: words.open }, ...named(LEAD_STATUSES, statuses)]}
        />
      )}
      <FilterSelect name="priority" label={words.priority} options={named(LEAD_PRIORITIES, priorities)} />
      <OwnerFilter />
      <FilterSelect name="interest" label={words.interest} options={named(INTERESTS, interests)} />
      <FilterSelect name="due" label={words.due} options={named(LEAD_DUE, words.dueIn)} />
      <SortSelect />
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
  )
}
