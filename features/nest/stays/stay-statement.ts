import { managementFeeOf } from '../management-fees.ts'
import type { StayQuote } from './quote-stay.ts'
import { keptPartsOf, type StayParts, sharesOf } from './share-by-month.ts'
import type { StayDates } from './stay-days.ts'
import type { StayStatus } from './stay-rules.ts'

export interface StatedStay extends StayDates {
  status: StayStatus
  quote: Pick<StayQuote, 'lines' | 'total'>
  keptPercent: number | null
}

/** What a month of a stay comes to for the owner of the home. Amounts are centimes. */
export interface StatementFigures {
  nights: number
  /** Rental and cleaning. */
  gross: bigint
  cleaning: bigint
  tax: bigint
  /** Ours, of the rental alone. */
  fee: bigint
  /** What is left of the rental: cleaning goes to those who clean, the tax to the state. */
  net: bigint
}

function figuresOf({ nights, rental, cleaning, tax }: StayParts & { nights: number }): StatementFigures {
  const fee = managementFeeOf('shortTerm', rental)
  return { nights, gross: rental + cleaning, cleaning, tax, fee, net: rental - fee }
}

/** Null where the stay has nothing to do with the month. What a cancelled one left belongs to the month of its arrival. */
export function statementOf(stay: StatedStay, month: string): StatementFigures | null {
  if (stay.status === 'confirmed') {
    const share = sharesOf(stay, stay.quote).get(month)
    return share ? figuresOf(share) : null
  }
  if (stay.status !== 'cancelled' || !stay.arrival.startsWith(month)) return null
  const kept = keptPartsOf(stay.quote, stay.keptPercent)
  return kept.rental + kept.cleaning + kept.tax > 0n ? figuresOf({ nights: 0, ...kept }) : null
}

/** The line under them all. */
export function totalOf(figures: readonly StatementFigures[]): StatementFigures {
  const none: StatementFigures = { nights: 0, gross: 0n, cleaning: 0n, tax: 0n, fee: 0n, net: 0n }
  return figures.reduce(
    (sum, one) => ({
      nights: sum.nights + one.nights,
      gross: sum.gross + one.gross,
      cleaning: sum.cleaning + one.cleaning,
      tax: sum.tax + one.tax,
      fee: sum.fee + one.fee,
      net: sum.net + one.net,
    }),
    none,
  )
}
