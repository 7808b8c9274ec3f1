import { useSearchParams } from 'react-router'
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

/** What a filter may say: anything people type, yes or no, or one of these. */
type Allowed = 'text' | 'yes or no' | readonly string[]

const YES_OR_NO = ['true', 'false']

function isAllowed(value: string, allowed: Allowed): boolean {
  return allowed === 'text' || (allowed === 'yes or no' ? YES_OR_NO : allowed).includes(value)
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
