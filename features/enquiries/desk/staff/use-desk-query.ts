import { useAddressParams, without } from '#ui/destination.ts'

const DAY = /^\d{4}-\d{2}-\d{2}$/
const OWNER = /^(me|nobody|\d{1,9})$/

interface DeskFilters {
  statuses: readonly string[]
  types: readonly string[]
  hasPeriod?: boolean
}

/** What the address asks of a list. What it asks for and we do not know is left out. */
export function useDeskQuery({ statuses, types, hasPeriod = false }: DeskFilters) {
  const [params, change] = useAddressParams()
  const known: Record<string, (value: string) => boolean> = {
    status: (value) => statuses.includes(value),
    type: (value) => types.includes(value),
    assignedTo: (value) => OWNER.test(value),
    held: (value) => value === 'true' || value === 'false',
    ...(hasPeriod && {
      pickupFrom: (value: string) => DAY.test(value),
      pickupTo: (value: string) => DAY.test(value),
    }),
  }
  const filters = Object.fromEntries(
    Object.entries(known).flatMap(([name, isKnown]) => {
      const value = params.get(name) ?? ''
      return isKnown(value) ? [[name, value]] : []
    }),
  )
  const search = params.get('search')?.trim()
  const set = Object.keys(filters).length
  return {
    query: search ? { ...filters, search } : filters,
    /** How many filters are set, the search not among them. */
    set,
    isNarrowed: set > 0 || Boolean(search),
    clear: () => change(without(Object.keys(known)), { replace: true }),
  }
}
