import { useSearchParams } from 'react-router'
import { readDay } from '#common/typed-dates.ts'
import { useAddressParams } from '#ui/destination.ts'

/** A filter of a list, in the address: it survives a reload and can be sent to a colleague. */
export function useListFilter(name: string): [string, (value: string) => void] {
  const [params, change] = useAddressParams()
  return [
    params.get(name) ?? '',
    // Drawn at once: a choice must not jump back to the old one until the list has come.
    (value) => change({ [name]: value || null }, { replace: true, flushSync: true }),
  ]
}

/** What a filter may say: anything people type, one of these kinds, or one of these words. */
type Allowed = 'text' | keyof typeof KINDS | readonly string[]

const KINDS = {
  'yes or no': (value: string) => value === 'true' || value === 'false',
  day: (value: string) => readDay(value) === value,
  id: (value: string) => /^[1-9]\d{0,8}$/.test(value),
  person: (value: string) => /^(me|nobody|[1-9]\d{0,8})$/.test(value),
}

function isAllowed(value: string, allowed: Allowed): boolean {
  if (allowed === 'text') return true
  return typeof allowed === 'string' ? KINDS[allowed](value) : allowed.includes(value)
}

/** All filters of a list, as its address says them. A value that an old or mistyped address brings is no filter. */
export function useListFilters<Name extends string>(
  filters: Record<Name, Allowed>,
): { query: Record<Name, string>; isNarrowed: boolean } {
  const [params] = useSearchParams()
  const query = Object.fromEntries(
    Object.entries<Allowed>(filters).map(([name, allowed]) => {
      const value = params.get(name) ?? ''
      return [name, isAllowed(value, allowed) ? value : '']
    }),
  ) as Record<Name, string>
  return { query, isNarrowed: Object.values(query).some(Boolean) }
}
