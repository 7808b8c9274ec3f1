import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { isDay } from './stay-days.ts'
import { mostGuests, type StayHome, type StayWish } from './stay-rules.ts'

const NAMES = ['arrival', 'departure', 'guests'] as const

/** Where nobody has said how many they are. */
const USUAL_GUESTS = 2

export interface StayAsked extends StayWish {
  /** Both days are there: it can be judged, or was sent as it is. */
  isWhole: boolean
  isEmpty: boolean
}

/** What the address asks of a home: '?arrival=2027-03-03&departure=2027-03-10&guests=2'. */
export function readStayAddress(params: URLSearchParams, home: Pick<StayHome, 'maxGuests'>): StayAsked {
  const [arrival, departure, guests] = NAMES.map((name) => params.get(name)?.trim() ?? null)
  const isCount = /^\d{1,3}$/.test(guests ?? '')
  return {
    arrival: arrival ?? '',
    departure: departure ?? '',
    guests: isCount ? Number(guests) : guests ? Number.NaN : Math.min(USUAL_GUESTS, mostGuests(home)),
    // A form without scripts sends its empty fields too; a calendar in which only an arrival is chosen sends none.
    isWhole: arrival !== null && departure !== null,
    isEmpty: arrival === null && departure === null,
  }
}

/** The same page with these dates; a day that is none yet stays out of it. */
export function staySearch(params: URLSearchParams, { arrival, departure, guests }: StayWish): string {
  const others = [...params].filter(([name]) => !NAMES.some((one) => one === name))
  const dates = Object.entries({ arrival, departure }).filter(([, day]) => isDay(day))
  const said = dates.length > 0 && guests > 0 ? [['guests', String(guests)]] : []
  const next = new URLSearchParams([...others, ...dates, ...said])
  return next.size > 0 ? `?${next}` : ''
}

function withoutStay({ pathname, searchParams }: URL): string {
  return `${pathname}?${new URLSearchParams([...searchParams].filter(([name]) => !NAMES.some((one) => one === name)))}`
}

/** For the page of a home: other dates concern nobody but the panel, which asks by itself. */
export function keepOnStayChange({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const isStayChange = currentUrl.search !== nextUrl.search && withoutStay(currentUrl) === withoutStay(nextUrl)
  return isStayChange ? false : defaultShouldRevalidate
}
