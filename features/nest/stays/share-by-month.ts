import { toCentimes } from '#common/money.ts'
import { percentOf, type StayLine, type StayQuote } from './quote-stay.ts'
import { nightsOf, type StayDates } from './stay-days.ts'

/** A month as '2027-03'. All amounts here are centimes, so that no sum is ever a floating-point one. */

const CENTIMES = 100n

/** How many nights of a stay each month has, in their order. */
export function nightsByMonth(dates: StayDates): Map<string, number> {
  const counts = new Map<string, number>()
  for (const night of nightsOf(dates)) counts.set(night.slice(0, 7), (counts.get(night.slice(0, 7)) ?? 0) + 1)
  return counts
}

/**
 * An amount by the nights that each month has of it, in whole francs: what rounding leaves goes to the last month, so that the
 * months come to the amount again, to the centime.
 */
export function shareByMonth(amount: bigint, dates: StayDates): Map<string, bigint> {
  const months = [...nightsByMonth(dates)]
  const nights = BigInt(months.reduce((sum, [, count]) => sum + count, 0))
  let left = amount
  return new Map(
    months.map(([month, count], index) => {
      const share = index === months.length - 1 ? left : ((amount * BigInt(count)) / (nights * CENTIMES)) * CENTIMES
      left -= share
      return [month, share]
    }),
  )
}

/** What a stay costs, by whom it is for: never below zero, and together the total. The deposit is no part of it. */
export interface StayParts {
  /** Nights, guests beyond those included, and what was agreed on instead. */
  rental: bigint
  cleaning: bigint
  /** Collected for the state. */
  tax: bigint
}

const sumOfItem = (lines: readonly StayLine[], item: StayLine['item']) =>
  lines.filter((line) => line.item === item).reduce((sum, { amount }) => sum + toCentimes(amount), 0n)

const least = (one: bigint, other: bigint) => (one < other ? one : other)

/** A total that was agreed on below tax and cleaning pays for these first. */
export function partsOf({ lines, total }: Pick<StayQuote, 'lines' | 'total'>): StayParts {
  const whole = toCentimes(total)
  const tax = least(sumOfItem(lines, 'tourist-tax'), whole)
  const cleaning = least(sumOfItem(lines, 'cleaning'), whole - tax)
  return { rental: whole - tax - cleaning, cleaning, tax }
}

export interface MonthShare extends StayParts {
  nights: number
}

/** A stay month by month. */
export function sharesOf(dates: StayDates, quote: Pick<StayQuote, 'lines' | 'total'>): Map<string, MonthShare> {
  const parts = partsOf(quote)
  const [rental, cleaning, tax] = [parts.rental, parts.cleaning, parts.tax].map((part) => shareByMonth(part, dates))
  return new Map(
    [...nightsByMonth(dates)].map(([month, nights]) => [
      month,
      {
        nights,
        rental: rental?.get(month) ?? 0n,
        cleaning: cleaning?.get(month) ?? 0n,
        tax: tax?.get(month) ?? 0n,
      },
    ]),
  )
}

/**
 * What the house keeps of a stay that was cancelled, in whole francs: the same percentage of each part, so that no fee is taken of
 * cleaning and tax. What rounding leaves is the rental's; together they are what the guest was told.
 */
export function keptPartsOf(quote: Pick<StayQuote, 'lines' | 'total'>, keptPercent: number | null): StayParts {
  const percent = keptPercent ?? 0
  const parts = partsOf(quote)
  const kept = percentOf(toCentimes(quote.total), percent)
  const tax = least(percentOf(parts.tax, percent), kept)
  const cleaning = least(percentOf(parts.cleaning, percent), kept - tax)
  return { rental: kept - tax - cleaning, cleaning, tax }
}
