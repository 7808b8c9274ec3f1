export const CURRENCIES = ['XOF', 'EUR', 'USD'] as const
export type Currency = (typeof CURRENCIES)[number]

export const DEFAULT_CURRENCY: Currency = 'XOF'
export const CURRENCY_COOKIE = 'kais_currency'

export interface Rate {
  /** Thousandths of a franc for one unit, a whole number, so that no sum is ever a floating-point one. */
  milliXof: number
  /** The day it is from, '2025-11-03'; null for the rate the site began with. */
  date: string | null
}
export type Rates = Readonly<Record<Exclude<Currency, 'XOF'>, Rate>>

/** SPEC section 9. The euro's is its parity with the franc. */
export const STARTING_RATES: Rates = { EUR: { milliXof: 655_957, date: null }, USD: { milliXof: 625_000, date: null } }

const SYMBOL: Record<Exclude<Currency, 'XOF'>, string> = { EUR: '€', USD: '$' }

const frenchGrouping = new Intl.NumberFormat('fr-FR')
const englishGrouping = new Intl.NumberFormat('en-GB')

let rates = STARTING_RATES

/** Staff set the rates (settings), and they are the same for everybody: the root sets them before a page is made. */
export function setRates(inForce: Rates): void {
  rates = inForce
}

export function ratesInForce(): Rates {
  return rates
}

function milliXofPerUnit(currency: Currency): bigint {
  return currency === 'XOF' ? 1_000n : BigInt(rates[currency].milliXof)
}

export function isCurrency(value: unknown): value is Currency {
  return CURRENCIES.some((currency) => currency === value)
}

/** Prices travel as decimal strings of francs: '1600000.00'. */
export function toCentimes(amount: string): bigint {
  const match = /^(-?\d+)(?:\.(\d{1,2}))?\d*$/.exec(amount.trim())
  if (!match?.[1]) throw new RangeError(`Not a decimal amount: ${amount}`)
  const francs = BigInt(match[1])
  const centimes = BigInt((match[2] ?? '').padEnd(2, '0'))
  return francs * 100n + (match[1].startsWith('-') ? -centimes : centimes)
}

/** To the nearest, halves away from zero. */
export function divideRounded(numerator: bigint, denominator: bigint): bigint {
  const half = denominator / 2n
  return numerator >= 0n ? (numerator + half) / denominator : -((-numerator + half) / denominator)
}

export function convertFromXof(amount: string, currency: Currency): bigint {
  return divideRounded(toCentimes(amount) * 1_000n, milliXofPerUnit(currency) * 100n)
}

/** Whole units of a currency as whole francs: what an amount chosen in euros is in an address, where all is in francs. */
export function convertToXof(units: number, currency: Currency): number {
  return Number(divideRounded(BigInt(units) * milliXofPerUnit(currency), 1_000n))
}

/** Whole units of a currency: '1 600 000 FCFA', '€2,439', '$2,560'. */
export function formatUnits(whole: bigint, currency: Currency): string {
  if (currency === 'XOF') return `${frenchGrouping.format(whole)}\u00a0FCFA`
  return `${whole < 0n ? '-' : ''}${SYMBOL[currency]}${englishGrouping.format(whole < 0n ? -whole : whole)}`
}

/** The one way an amount of francs is written, in any currency. */
export function formatMoney(amount: string, currency: Currency): string {
  return formatUnits(convertFromXof(amount, currency), currency)
}
