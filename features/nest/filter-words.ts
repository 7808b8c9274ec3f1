import { formatMoney, type WrittenMoney } from '#common/money.ts'
import { ownEntry } from '#common/own-entry.ts'
import { type FilterName, STAY_FILTERS } from './filter-defaults.ts'
import type { NestMessages } from './messages.ts'
import { findArea, PETITE_COTE } from './places.ts'
import { KINDS } from './property-types.ts'
import { askedStay } from './stays/searched-stay.ts'
import type { StaySearchMessages } from './stays/stay-search-messages.ts'

interface AreaWords {
  whole: (region: string) => string
  town: (place: string) => string
}

/** 'Ngor'; 'All of Dakar'; 'Thiès (town)' where the region of that name is not meant. */
function areaWords(value: string, { whole, town }: AreaWords): string {
  const area = findArea(value)
  const [place] = area?.places ?? []
  if (!area || !place || area.name === PETITE_COTE) return area?.name ?? value
  if (area.places.length > 1) return whole(area.name)
  return area.name === place ? place : town(place)
}

interface Words extends NestMessages {
  stays: StaySearchMessages
}

/** A set filter in words: 'Almadies', '3 bedrooms or more', 'Up to €500,000', '3 to 10 March'. */
export function filterWords(name: FilterName, params: URLSearchParams, messages: Words, money: WrittenMoney) {
  const { list, stays } = messages
  const value = params.get(name) ?? ''
  switch (name) {
    case 'search':
      return list.set.search(value)
    case 'location':
      return areaWords(value, list.areas)
    case 'type':
      return ownEntry(list.dealTabs, value) ?? value
    case 'kind': {
      const kind = KINDS.find((candidate) => candidate === value)
      return kind ? messages.kinds[kind] : value
    }
    case 'isVefa':
      return value === 'true' ? list.vefaOnly : list.vefaNone
    case 'isUnderOffer':
      return value === 'true' ? list.underOfferOnly : list.underOfferNone
    case 'bedrooms':
    case 'bathrooms':
      return list.set[name](Number(value))
    case 'minPrice':
    case 'maxPrice': {
      const periods = { rent: messages.perMonth, 'short-stay': messages.perNight }
      const period = ownEntry(periods, params.get('type') ?? '')
      // Not as it stands in the address, where '1e6' is a number too.
      const amount = formatMoney(String(Math.round(Number(value) || 0)), money)
      return list.set[name === 'minPrice' ? 'from' : 'upTo'](period ? `${amount} ${period}` : amount)
    }
    case 'minArea':
    case 'maxArea':
      return list.set[name === 'minArea' ? 'from' : 'upTo'](messages.area(Number(value)))
    case 'bounds':
      return list.set.bounds
    case 'arrival':
    case 'departure': {
      const stay = askedStay(params)
      return stay ? stays.days(stay.arrival, stay.departure) : value
    }
    case 'guests':
      return stays.people(Number(value))
  }
}

/** What goes with a filter when it is taken away. */
const GOES_WITH: Partial<Record<FilterName, readonly FilterName[]>> = { arrival: ['departure'], type: STAY_FILTERS }

/** The address without one filter. */
export function withoutFilter(params: URLSearchParams, name: FilterName): URLSearchParams {
  const rest = new URLSearchParams(params)
  for (const each of [name, ...(GOES_WITH[name] ?? [])]) rest.delete(each)
  return rest
}
