import { useSearchParams } from 'react-router'
import type { Locale } from '#common/locale.ts'
import { FilterSelect, FoldedFilters, SearchField, SortSelect } from '#platform/staff-kit/record-head.tsx'
import { useAddressParams, without } from '#ui/destination.ts'
import { namedOptions } from '#ui/options.ts'
import { useMessages, useSite } from '#ui/page/site.ts'
import { locationOptions } from '../location-options.ts'
import { nestMessages } from '../messages.ts'
import { DEALS, KINDS, PROPERTY_SORTS } from '../property-types.ts'
import { SALE_STATES } from '../sale/sale-states.ts'
import { nestStaffMessages } from './messages.ts'
import { saleStaffMessages } from './sale/messages.ts'

export const BY_STATE = 'state'
/** As visitors have it, without its groups. */
const placeOptions = (locale: Locale) =>
  locationOptions(nestMessages[locale].list.areas).flatMap(({ options }) => options)
/** What 'available' and 'unavailable' do not say already. */
const UNSAID = SALE_STATES.filter((state) => state !== 'available')
/** Named as the API names them; the deal is `type` there. */
const FILTERS: Record<string, readonly string[]> = {
  state: ['available', 'unavailable', ...SALE_STATES],
  type: DEALS,
  kind: KINDS,
  location: placeOptions('en').map(({ value }) => value),
  missing: ['french'],
}

/** What the address asks of the list. What it asks for and we do not know is left out, as on the public page. */
export function usePropertyQuery() {
  const [params] = useSearchParams()
  const known = Object.entries<readonly string[]>({ ...FILTERS, sort: [...PROPERTY_SORTS, BY_STATE] }).map(
    ([name, values]) => {
      const value = params.get(name)
      return [name, value !== null && values.includes(value) ? value : undefined]
    },
  )
  const query: Record<string, string | undefined> = Object.fromEntries(known)
  const search = params.get('search')?.trim() || undefined
  const set = Object.keys(FILTERS).filter((name) => query[name]).length
  // The API has it beside the orders that visitors know.
  const order = query.sort === BY_STATE ? { sort: undefined, order: 'state' } : {}
  return { query: { ...query, ...order, search }, set, isNarrowed: set > 0 || search !== undefined }
}

/** Search and filters. On a phone the filters wait behind a button, or they would push the homes off the screen. */
export function ListTools() {
  const { list: words } = useMessages(nestStaffMessages)
  const { deals, kinds } = useMessages(nestMessages)
  const sale = useMessages(saleStaffMessages)
  const { set } = usePropertyQuery()
  const [, change] = useAddressParams()
  const clear = () => change(without(Object.keys(FILTERS)), { replace: true })

  return (
    <>
      <SearchField label={words.search} />
      <FoldedFilters
        className="home-filters"
        buttonClass="home-filters__open"
        label={words.filters(set)}
        clearLabel={words.clearFilters}
        onClear={set > 0 ? clear : null}
      >
        <FilterSelect
          name="state"
          label={words.state}
          options={{
            available: words.available,
            unavailable: words.unavailable,
            ...Object.fromEntries(UNSAID.map((state) => [state, sale.states[state]])),
          }}
        />
        <FilterSelect name="type" label={words.deal} options={namedOptions(DEALS, deals)} />
        <FilterSelect name="kind" label={words.kind} options={namedOptions(KINDS, kinds)} />
        <FilterSelect name="location" label={words.place} options={placeOptions(useSite().locale)} />
        <FilterSelect name="missing" label={words.language} options={[{ value: 'french', label: words.missing }]} />
        <SortSelect
          label={words.sort}
          options={[...namedOptions(PROPERTY_SORTS, words.sorts), { value: BY_STATE, label: sale.byState }]}
        />
      </FoldedFilters>
    </>
  )
}
