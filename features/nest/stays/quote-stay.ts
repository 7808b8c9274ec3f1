import { divideRounded, toCentimes } from '#common/money.ts'
import { isWeekendNight, nightsOf } from './stay-days.ts'
import { type StayHome, type StayWish, seasonOf } from './stay-rules.ts'

/** One line of what a stay costs: so many nights at one price, or what comes on top. Amounts are francs as decimal texts. */
export type StayLine =
  | { item: 'nights'; nights: number; price: string; amount: string }
  | { item: 'extra-guests'; guests: number; nights: number; price: string; amount: string }
  | { item: 'cleaning'; amount: string }
  | { item: 'tourist-tax'; guests: number; nights: number; price: string; amount: string }
  /** Staff agreed on something else; below zero it is a reduction. */
  | { item: 'agreed'; reason: string; amount: string }

export interface StayQuote {
  nights: number
  lines: StayLine[]
  total: string
  /** Taken and given back: not part of the total. */
  deposit: string | null
}

export function decimal(centimes: bigint): string {
  const sign = centimes < 0n ? '-' : ''
  const whole = centimes < 0n ? -centimes : centimes
  return `${sign}${whole / 100n}.${String(whole % 100n).padStart(2, '0')}`
}

const times = (price: string, count: number) => decimal(toCentimes(price) * BigInt(count))

/** Of one night: the season's before the year's, and within each the weekend's before the day's. */
export function priceOfNight({ price, stayTerms }: StayHome, night: string): string {
  const season = seasonOf(stayTerms, night)
  const isWeekend = isWeekendNight(night)
  const ofSeason = isWeekend ? (season?.weekendPrice ?? season?.price) : season?.price
  return ofSeason ?? (isWeekend ? stayTerms.weekendPrice : null) ?? price
}

export const sumOf = (lines: readonly StayLine[]): string =>
  decimal(lines.reduce((sum, { amount }) => sum + toCentimes(amount), 0n))

/** What dates without problems cost. `touristTax`: for each guest and night, as the settings have it; '0' for none. */
export function quoteStay(home: StayHome, { arrival, departure, guests }: StayWish, touristTax: string): StayQuote {
  const { guestsIncluded, extraGuestPrice, cleaningFee, deposit } = home.stayTerms
  const nights = nightsOf({ arrival, departure })
  const byPrice = new Map<string, number>()
  for (const night of nights) {
    const price = decimal(toCentimes(priceOfNight(home, night)))
    byPrice.set(price, (byPrice.get(price) ?? 0) + 1)
  }
  const lines: StayLine[] = [...byPrice].map(([price, count]) => ({
    item: 'nights',
    nights: count,
    price,
    amount: times(price, count),
  }))
  const extra = guestsIncluded === null ? 0 : Math.max(0, guests - guestsIncluded)
  if (extra > 0 && extraGuestPrice !== null) {
    const amount = times(extraGuestPrice, extra * nights.length)
    lines.push({ item: 'extra-guests', guests: extra, nights: nights.length, price: extraGuestPrice, amount })
  }
  if (cleaningFee !== null) lines.push({ item: 'cleaning', amount: times(cleaningFee, 1) })
  if (toCentimes(touristTax) > 0n) {
    const amount = times(touristTax, guests * nights.length)
    lines.push({ item: 'tourist-tax', guests, nights: nights.length, price: touristTax, amount })
  }
  return { nights: nights.length, lines, total: sumOf(lines), deposit: deposit && times(deposit, 1) }
}

/** Staff and guest agreed on a total: what it differs by stands as a line of its own, in place of an earlier agreement. */
export function agreedQuote(quote: StayQuote, total: string, reason: string): StayQuote {
  const lines = quote.lines.filter(({ item }) => item !== 'agreed')
  const difference = toCentimes(total) - toCentimes(sumOf(lines))
  if (difference !== 0n) lines.push({ item: 'agreed', reason, amount: decimal(difference) })
  return { ...quote, lines, total: sumOf(lines) }
}

/** So many percent of an amount in centimes, to the franc. */
export const percentOf = (centimes: bigint, percent: number): bigint =>
  divideRounded(centimes * BigInt(percent), 10_000n) * 100n

export const shareOf = (amount: string, percent: number): string => decimal(percentOf(toCentimes(amount), percent))
