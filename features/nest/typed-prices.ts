import { CURRENCIES, convertFromXof, convertToXof, type Exchange, type Rates } from '#common/money.ts'

const PRICES = ['minPrice', 'maxPrice'] as const

/** What a price typed without scripts is called in the address: 'minPrice.EUR', beside the 'minPrice' in francs that stood there. */
const SEPARATOR = '.'

/** The number fields of the price filter, in another currency than francs. None for francs: those are the address's own. */
export function typedPrices(money: Exchange) {
  if (money.currency === 'XOF') return undefined
  return {
    suffix: SEPARATOR + money.currency,
    toField: (francs: number) => Number(convertFromXof(String(Math.round(francs)), money)),
    fromField: (units: number) => convertToXof(Math.round(units), money),
  }
}

/** An address of a form sent without scripts, in francs as all are; null where it was sent with them. */
export function pricesInFrancs(params: URLSearchParams, rates: Rates): URLSearchParams | null {
  const inFrancs = new URLSearchParams(params)
  let isTyped = false
  for (const name of PRICES) {
    for (const currency of CURRENCIES) {
      const typed = params.get(name + SEPARATOR + currency)
      const fields = typedPrices({ currency, rates })
      if (typed === null || !fields) continue
      isTyped = true
      inFrancs.delete(name + SEPARATOR + currency)
      const stood = Number(params.get(name) || Number.NaN)
      const isUntouched = fields.toField(stood || 0) === Number(typed) && stood > 0
      if (isUntouched) continue
      const isAmount = typed.trim() !== '' && Number(typed) >= 0 && Number(typed) <= Number.MAX_SAFE_INTEGER
      // What is no amount stays as it was typed: the page says so.
      if (typed.trim() === '') inFrancs.delete(name)
      else inFrancs.set(name, isAmount ? String(fields.fromField(Number(typed))) : typed)
    }
  }
  return isTyped ? inFrancs : null
}
