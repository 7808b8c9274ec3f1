import { type Currency, DEFAULT_CURRENCY, type Exchange, isCurrency, type Rates } from '#common/money.ts'
import {
  type AmountProblem,
  entryIn,
  groupDigits,
  LONGEST_ENTRY,
  readAmount,
} from '#platform/calculator/read-amount.ts'
import { type BuyingCosts, buyingCosts } from './buying-costs.ts'

export const COSTS_FIELDS = ['price', 'currency'] as const

export interface CostsAsked {
  /** As it was typed, or as the field shows it. */
  entry: string
  /** What that is in. */
  currency: Currency
  costs: BuyingCosts | null
  problem: AmountProblem | null
}

type Visitor = Exchange & { rates: Rates }

/** What the amount of an address is in, if it says so: the form does without scripts, and old links do. */
function statedCurrency(params: URLSearchParams): Currency | null {
  const currency = params.get('currency')
  return isCurrency(currency) ? currency : null
}

/** The price of an address: ?price=200000000 in francs, shown in the visitor's currency; or ?price=304898&currency=EUR. */
export function readCosts(params: URLSearchParams, visitor: Visitor): CostsAsked {
  const { rates } = visitor
  const stated = statedCurrency(params)
  const currency = stated ?? visitor.currency
  const price = params.get('price')
  if (price === null) return { entry: '', currency, costs: null, problem: null }
  const amount = readAmount(price, { money: { currency: stated ?? 'XOF', rates } })
  const entry = stated ? price : entryIn(price, visitor)
  if ('problem' in amount) return { entry, currency, costs: null, problem: amount.problem }
  return { entry, currency, costs: buyingCosts(amount.francs), problem: null }
}

/** The shortest address that means the same to everybody: francs. What cannot be read stays as it was typed, in its currency. */
export function tidyCosts(params: URLSearchParams, visitor: Visitor, before?: CostsAsked): URLSearchParams {
  const { entry, currency, costs } = readCosts(params, visitor)
  // Untouched, it is what the address said, to the franc.
  const stood = before?.costs?.price
  const shown = stood === undefined ? '' : entryIn(String(stood), { currency, rates: visitor.rates })
  const price = shown === groupDigits(entry) ? stood : costs?.price
  if (price !== undefined) return new URLSearchParams({ price: String(price) })
  const tidy = new URLSearchParams({ price: entry.slice(0, LONGEST_ENTRY) })
  if (currency !== DEFAULT_CURRENCY) tidy.set('currency', currency)
  return tidy
}
