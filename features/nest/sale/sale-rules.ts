import { todayInDakar } from '#common/dakar-time.ts'
import type { ValidationKey } from '#common/validation.ts'
import type { Deal } from '../property-types.ts'
import { addDays } from '../stays/stay-days.ts'
import { isGone, isListed, type SaleState } from './sale-states.ts'

/**
 * Where a home may go from where it stands. A draft is offered before anything becomes of it. Every way can be gone back: what
 * was pressed by mistake is taken back by the same rules.
 */
const MOVES: Record<SaleState, readonly SaleState[]> = {
  draft: ['available'],
  available: ['draft', 'under-offer', 'sold', 'let', 'withdrawn'],
  'under-offer': ['available', 'sold', 'let', 'withdrawn'],
  sold: ['available', 'under-offer', 'withdrawn'],
  let: ['available', 'under-offer', 'withdrawn'],
  withdrawn: ['available', 'under-offer', 'sold', 'let'],
}

/** The states that a home may have next, its own first. */
export function nextStates(from: SaleState, type: Deal): SaleState[] {
  return [from, ...MOVES[from]].filter((state) => state === from || state !== 'let' || type === 'rent')
}

interface AskedState {
  saleState?: SaleState | undefined
  isAvailable: boolean
}

/** The specification's callers say only whether visitors find a home: then what is listed stays as it is, or is withdrawn. */
export function stateAsked(before: SaleState | null, { saleState, isAvailable }: AskedState): SaleState {
  if (saleState) return saleState
  if (before === null) return isAvailable ? 'available' : 'draft'
  if (isAvailable === isListed(before)) return before
  return isAvailable ? 'available' : 'withdrawn'
}

export interface SaleFacts {
  saleState: SaleState
  type: Deal
  priceReached: string | null
}

export type SaleProblem = [field: 'saleState' | 'priceReached', rule: ValidationKey]

/** What speaks against it. `before` is null for a new home, which may begin anywhere. */
export function problemOfSale(
  before: SaleState | null,
  { saleState, type, priceReached }: SaleFacts,
): SaleProblem | null {
  if (before !== null && before !== saleState && !MOVES[before].includes(saleState)) return ['saleState', 'saleMove']
  if (saleState === 'let' && type !== 'rent') return ['saleState', 'letNeedsRent']
  if (priceReached !== null && !isGone(saleState)) return ['priceReached', 'priceReachedTooEarly']
  return null
}

/** So many days the page of a home that was sold or let says so; then it leads to homes one can have. */
export const DAYS_SHOWN_GONE = 90

/** The first day on which a home may have gone and is still shown. */
export function firstDayShownGone(today = todayInDakar()): string {
  return addDays(today, -DAYS_SHOWN_GONE)
}

interface Standing {
  saleState: SaleState
  saleStateSince: string
}

/** Whether the page of a home tells visitors anything but that it is not there. */
export function hasPage({ saleState, saleStateSince }: Standing, today = todayInDakar()): boolean {
  return isListed(saleState) || (isGone(saleState) && saleStateSince >= firstDayShownGone(today))
}
