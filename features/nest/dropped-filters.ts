import { todayInDakar } from '#common/dakar-time.ts'
import { FILTER_NAMES, type FilterName, isAtDefault, MAX_SEARCH_LENGTH, STAY_FILTERS } from './filter-defaults.ts'
import type { PropertyFilters } from './property-filters.ts'
import { KINDS, type Kind } from './property-types.ts'
import { problemsOfDates } from './stays/stay-search.ts'

/** What an address asked for and the search left out, so that the page can say so instead of showing something else. */
export type DroppedFilter =
  | { reason: 'unknownPlace'; name: 'location'; value: string }
  | { reason: 'tooLong'; name: 'search'; value: string }
  /** Both ends of a range whose lower end lies above its upper one. */
  | { reason: 'inverted'; name: 'minPrice' | 'maxPrice' | 'minArea' | 'maxArea'; value: string }
  /** A kind in `type`, as in old links, beside another one in `kind`. */
  | { reason: 'secondKind'; name: 'type'; value: Kind }
  /** Days that no stay can have, both of them; `problem` as the API names it, without its figure. */
  | { reason: 'dates'; name: 'arrival' | 'departure'; value: string; problem: string }
  /** Days or guests beside a deal that has none. */
  | { reason: 'otherDeal'; name: (typeof STAY_FILTERS)[number]; value: string }
  | { reason: 'unreadable'; name: Exclude<FilterName, 'arrival' | 'departure'>; value: string }

const RANGES = [
  ['minPrice', 'maxPrice'],
  ['minArea', 'maxArea'],
] as const

/** An address typed by hand may be thousands of letters long; the page repeats it only so far. */
const MAX_REPEATED = 60

function isInverted(name: FilterName, asked: URLSearchParams): name is (typeof RANGES)[number][number] {
  const range = RANGES.find((ends) => ends.some((end) => end === name))
  if (!range) return false
  const [low, high] = range.map((end) => asked.get(end)?.trim() ?? '')
  return low !== '' && high !== '' && Number(low) >= 0 && Number(high) >= 0 && Number(low) > Number(high)
}

function isKept(name: FilterName, kept: PropertyFilters): boolean {
  if (name === 'type') return kept.type !== 'all'
  return kept[name] !== undefined
}

const isOfStay = (name: FilterName): name is (typeof STAY_FILTERS)[number] => STAY_FILTERS.some((each) => each === name)

function droppedOfStay(
  name: (typeof STAY_FILTERS)[number],
  asked: URLSearchParams,
  { type }: PropertyFilters,
): DroppedFilter {
  const value = (asked.get(name)?.trim() ?? '').slice(0, MAX_REPEATED)
  if (type === 'buy' || type === 'rent' || type === 'vefa') return { reason: 'otherDeal', name, value }
  if (name === 'guests') return { reason: 'unreadable', name, value }
  const [arrival = '', departure = ''] = [asked.get('arrival')?.trim(), asked.get('departure')?.trim()]
  const [problem = 'date'] = Object.values(problemsOfDates({ arrival, departure }, todayInDakar()))
  return { reason: 'dates', name, value, problem: problem.replace(/:.*/, '') }
}

/** Compares the address with what `readFiltersLeniently` could use of it. */
export function droppedFilters(asked: URLSearchParams, kept: PropertyFilters): DroppedFilter[] {
  return FILTER_NAMES.flatMap((name): DroppedFilter[] => {
    const value = asked.get(name)?.trim() ?? ''
    if (isAtDefault(name, value, asked)) return []
    if (name === 'search') {
      return value.length > MAX_SEARCH_LENGTH ? [{ reason: 'tooLong', name, value: value.slice(0, MAX_REPEATED) }] : []
    }
    if (isKept(name, kept)) return []
    if (isOfStay(name)) return [droppedOfStay(name, asked, kept)]
    if (name === 'type' && kept.kind !== undefined) {
      const kind = KINDS.find((candidate) => candidate === value)
      if (kind) return kind === kept.kind ? [] : [{ reason: 'secondKind', name, value: kind }]
    }
    if (name === 'location') return [{ reason: 'unknownPlace', name, value: value.slice(0, MAX_REPEATED) }]
    return [{ reason: isInverted(name, asked) ? 'inverted' : 'unreadable', name, value } as DroppedFilter]
  })
}

/** The search as it was really made. */
export function withoutDropped(params: URLSearchParams, dropped: readonly DroppedFilter[]): URLSearchParams {
  const rest = new URLSearchParams(params)
  for (const { name, value } of dropped) if (rest.get(name)?.trim().startsWith(value)) rest.delete(name)
  return rest
}
