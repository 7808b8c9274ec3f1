import { useListFilters } from '#platform/staff-kit/use-list-filters.ts'
import { LEAD_DUE, LEAD_SORTS } from '../../lead.schema.ts'
import { LEAD_PRIORITIES, LEAD_STATUSES } from '../../lead-status.ts'

const LONGEST_INTEREST = 80

/** The filters that a list has and a board as well; a board shows every status anyway. */
const NARROWING = ['search', 'priority', 'assignedTo', 'interest', 'due', 'waiting'] as const

/** What the address asks of the leads. What it says that we do not know is left out. */
export function useLeadQuery() {
  const { query: asked } = useListFilters({
    search: 'text',
    priority: LEAD_PRIORITIES,
    assignedTo: 'person',
    interest: 'text',
    due: LEAD_DUE,
    waiting: 'yes or no',
    sort: LEAD_SORTS,
  })
  const query = {
    ...asked,
    interest: asked.interest.length <= LONGEST_INTEREST ? asked.interest : '',
  }
  return { query, isNarrowed: NARROWING.some((name) => query[name] !== '') }
}

/** The same, for the list: there the status is one filter among others. */
export function useLeadListQuery() {
  const { query, isNarrowed } = useLeadQuery()
  const { status } = useListFilters({ status: [...LEAD_STATUSES, 'open'] }).query
  return { query: { ...query, status }, isNarrowed: isNarrowed || status !== '' }
}
