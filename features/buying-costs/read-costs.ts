import { type Currency, DEFAULT_CURRENCY, isCurrency, type Rates } from '#common/money.ts'
import { type AmountProblem, LONGEST_ENTRY, readAmount } from '#platform/calculator/read-amount.ts'
import { type BuyingCosts, buyingCosts } from './buying-costs.ts'

export const COSTS_FIELDS = ['price', 'currency'] as const

export interface CostsAsked {
  /** As it was typed. */
  entry: string
  /** What it was typed in. */
  currency: Currency
  costs: BuyingCosts | null
  problem: AmountProblem | null
}

function currencyOf(params: URLSearchParams): Currency {
  const currency = params.get('currency')
  return isCurrency(currency) ? currency : DEFAULT_CURRENCY
}

/** The price of an address: ?price=200000000, or ?price=304898&currency=EUR. */
export function readCosts(params: URLSearchParams, rates: Rates): CostsAsked {
  const currency = currencyOf(params)
  const entry = params.get('price')
  if (entry === null) return { entry: '', currency, costs: null, problem: null }
  const amount = readAmount(entry, { money: { currency, rates } })
  if ('problem' in amount) return { entry, currency, costs: null, problem: amount.problem }
  return { entry, currency, costs: buyingCosts(amount.francs), problem: null }
}

/** The shortest address that shows the same. What cannot be read stays as it was typed. */
export function tidyCosts(params: URLSearchParams, rates: Rates): URLSearchParams {
  const currency = currencyOf(params)
  const entry = params.get('price') ?? ''
  const amount = readAmount(entry, { money: { currency, rates } })
  const tidy = new URLSearchParams({ price: 'units' in amount ? String(amount.units) : entry.slice(0, LONGEST_ENTRY) })
  if (currency !== DEFAULT_CURRENCY) tidy.set('currency', currency)
  return tidy
}
