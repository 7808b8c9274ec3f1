import { todayInDakar } from '#common/dakar-time.ts'
import { AppError } from '#common/errors.ts'
import type { Deal } from '../property-types.ts'
import { problemOfSale, stateAsked } from './sale-rules.ts'
import { isGone, isListed, type SaleState } from './sale-states.ts'

/** Where a home stands, as its row keeps it. */
export interface SaleStanding {
  saleState: SaleState
  isAvailable: boolean
  saleStateSince: string
  priceReached: string | null
}

export interface SaleChange {
  saleState?: SaleState | undefined
  isAvailable?: boolean | undefined
  saleStateSince?: string | undefined
  priceReached?: string | null | undefined
}

/**
 * Where a home stands after a change, whichever door it comes through. What is not said stays; a price reached goes with the
 * sale it was reached in. `before` is null for a new home.
 */
export function nextStanding(
  before: Omit<SaleStanding, 'isAvailable'> | null,
  type: Deal,
  { isAvailable = before === null || isListed(before.saleState), ...asked }: SaleChange,
  today = todayInDakar(),
): SaleStanding {
  const saleState = stateAsked(before?.saleState ?? null, { ...asked, isAvailable })
  const kept = before !== null && isGone(saleState) && before.saleState === saleState ? before.priceReached : null
  const priceReached = asked.priceReached === undefined ? kept : asked.priceReached
  const problem = problemOfSale(before?.saleState ?? null, { saleState, type, priceReached })
  if (problem) throw new AppError('invalid_input', { fields: { [problem[0]]: problem[1] } })
  if (asked.saleStateSince !== undefined && asked.saleStateSince > today)
    throw new AppError('invalid_input', { fields: { saleStateSince: 'dayToCome' } })
  const since = before?.saleState === saleState ? before.saleStateSince : today
  return { saleState, isAvailable: isListed(saleState), saleStateSince: asked.saleStateSince ?? since, priceReached }
}
