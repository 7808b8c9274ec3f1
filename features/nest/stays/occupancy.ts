import { decimal, type StayQuote } from './quote-stay.ts'
import { keptPartsOf, sharesOf } from './share-by-month.ts'
import { addMonths, nightsOf, type StayDates } from './stay-days.ts'
import type { StayStatus } from './stay-rules.ts'

/** A stay as far as figures go: the confirmed ones, and those that were cancelled and left something. */
export interface CountedStay extends StayDates {
  propertyId: number | null
  homeTitle: string
  homeTitleFr: string | null
  status: StayStatus
  quote: Pick<StayQuote, 'lines' | 'total'>
  keptPercent: number | null
}

export interface CountedHome {
  id: number
  title: string
  titleFr: string | null
  /** The day it came to us. */
  since: string
  /** By the night, as things stand. */
  isLet: boolean
  /** When its first guest ever came and its last one leaves. */
  firstArrival: string | null
  lastDeparture: string | null
}

export interface CountedHold {
  propertyId: number
  /** Up to the first day that is free again. */
  from: string
  until: string
  kind: 'block' | 'calendar'
}

export interface MonthOfHome {
  month: string
  /** Nights of the month on which it was to be had, without those that staff blocked. */
  available: number
  sold: number
  blocked: number
  /** That other calendars had. */
  elsewhere: number
  /** Francs for nights of this month, with cleaning and what cancelled stays left; without tourist tax and deposits. */
  income: string
  tax: string
}

export interface HomeOccupancy {
  /** Null: the home is deleted, its stays are not. */
  propertyId: number | null
  title: string
  titleFr: string | null
  months: MonthOfHome[]
}

/** Each from the first of the month up to the first of the next one. */
export function monthsBetween(from: string, to: string): string[] {
  const months: string[] = []
  for (let day = `${from}-01`; day.slice(0, 7) <= to; day = addMonths(day, 1)) months.push(day.slice(0, 7))
  return months
}

export const boundsOf = (month: string) => ({ from: `${month}-01`, until: addMonths(`${month}-01`, 1) })

interface Window {
  from: string
  /** Null: it is let still. */
  until: string | null
}

/**
 * No table remembers since when a home is let by the night: from the day it came to us, or its first guest where that was
 * earlier; one that is let no longer, up to its last guest's departure.
 */
function lettingOf({ since, isLet, firstArrival: first, lastDeparture: last }: Omit<CountedHome, 'id'>): Window | null {
  if (isLet) return { from: first !== null && first < since ? first : since, until: null }
  return first === null || last === null ? null : { from: first, until: last }
}

function nightsIn(month: string, { from, until }: Window): string[] {
  const bounds = boundsOf(month)
  return nightsOf({
    arrival: from > bounds.from ? from : bounds.from,
    departure: until !== null && until < bounds.until ? until : bounds.until,
  })
}

interface Figures {
  homes: readonly CountedHome[]
  /** Those that touch the months. */
  stays: readonly CountedStay[]
  holds: readonly CountedHold[]
  months: readonly string[]
}

/** A home, or what is known of one that is deleted. */
type Known = Omit<CountedHome, 'id'> & { id: number | null }

function countHome({ id, ...home }: Known, { stays, holds, months }: Omit<Figures, 'homes'>): HomeOccupancy {
  const sold = stays.filter(({ status }) => status === 'confirmed')
  const shares = sold.map((stay) => sharesOf(stay, stay.quote))
  const letting = lettingOf(home)
  const heldNights = (kind: CountedHold['kind']) =>
    new Set(
      holds
        .filter((hold) => hold.kind === kind)
        .flatMap(({ from, until }) => nightsOf({ arrival: from, departure: until })),
    )
  const [blocked, elsewhere] = [heldNights('block'), heldNights('calendar')]
  return {
    propertyId: id,
    title: home.title,
    titleFr: home.titleFr,
    months: months.map((month) => {
      const nights = letting ? nightsIn(month, letting) : []
      const ofMonth = shares.flatMap((share) => share.get(month) ?? [])
      const left = stays
        .filter(({ status, arrival }) => status === 'cancelled' && arrival.startsWith(month))
        .map(({ quote, keptPercent }) => keptPartsOf(quote, keptPercent))
      const earned = [...ofMonth, ...left]
      const income = earned.reduce((sum, { rental, cleaning }) => sum + rental + cleaning, 0n)
      const blockedHere = nights.filter((night) => blocked.has(night)).length
      return {
        month,
        available: nights.length - blockedHere,
        sold: ofMonth.reduce((sum, { nights: count }) => sum + count, 0),
        blocked: blockedHere,
        elsewhere: nights.filter((night) => elsewhere.has(night)).length,
        income: decimal(income),
        tax: decimal(earned.reduce((sum, { tax }) => sum + tax, 0n)),
      }
    }),
  }
}

const hasAnything = ({ months }: HomeOccupancy) =>
  months.some(({ available, sold, income }) => available > 0 || sold > 0 || income !== decimal(0n))

/** Home by home and month by month; homes without anything to tell are left out. */
export function countOccupancy({ homes, stays, holds, months }: Figures): HomeOccupancy[] {
  const known = homes.map((home) =>
    countHome(home, {
      months,
      stays: stays.filter(({ propertyId }) => propertyId === home.id),
      holds: holds.filter(({ propertyId }) => propertyId === home.id),
    }),
  )
  const lost = stays.filter(({ propertyId }) => propertyId === null)
  const deleted = [...new Set(lost.map(({ homeTitle }) => homeTitle))].map((title) => {
    const ofHome = lost.filter(({ homeTitle }) => homeTitle === title)
    const known = {
      id: null,
      title,
      titleFr: ofHome[0]?.homeTitleFr ?? null,
      since: '',
      isLet: false,
      firstArrival: ofHome.map(({ arrival }) => arrival).sort()[0] ?? null,
      lastDeparture:
        ofHome
          .map(({ departure }) => departure)
          .sort()
          .at(-1) ?? null,
    }
    return countHome(known, { months, stays: ofHome, holds: [] })
  })
  return [...known, ...deleted].filter(hasAnything)
}

/** Of the nights that were to be had, how many in a hundred; null where there were none. */
export function percentSold(months: readonly Pick<MonthOfHome, 'available' | 'sold'>[]): number | null {
  const available = months.reduce((sum, month) => sum + month.available, 0)
  const sold = months.reduce((sum, month) => sum + month.sold, 0)
  return available === 0 ? null : Math.round((sold / available) * 100)
}
