import { formatWhole } from './figures.ts'
import type { Locale } from './locale.ts'

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

/** A currency and the rates that amounts of francs need to become it: francs need none. */
export type Exchange = { currency: 'XOF'; rates?: Rates } | { currency: Currency; rates: Rates }
export type Money = 'XOF' | Exchange
/** Whom an amount is written for. Francs look alike in both languages, euros and dollars do not. A Site is one. */
export type MoneyReader = Exchange & { locale: Locale }
export type WrittenMoney = 'XOF' | MoneyReader

export const currencyOf = (money: Money): Currency => (money === 'XOF' ? money : money.currency)

export const CURRENCY_SIGNS: Record<Currency, string> = { XOF: 'FCFA', EUR: '€', USD: '$' }

function milliXofPerUnit(money: Money): bigint {
  return money === 'XOF' || money.currency === 'XOF' ? 1_000n : BigInt(money.rates[money.currency].milliXof)
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

export function convertFromXof(amount: string, money: Money): bigint {
  return divideRounded(toCentimes(amount) * 1_000n, milliXofPerUnit(money) * 100n)
}

/** Whole units of a currency as whole francs: what an amount chosen in euros is in an address, where all is in francs. */
export function convertToXof(units: number, money: Money): number {
  return Number(divideRounded(BigInt(units) * milliXofPerUnit(money), 1_000n))
}

/** SPEC section 9: euros and dollars the English way, but on French pages as French has it; francs always. */
export function isWrittenTheFrenchWay(money: WrittenMoney): boolean {
  return money === 'XOF' || money.currency === 'XOF' || money.locale === 'fr'
}

/** Whole units of a currency: '1 600 000 FCFA', '€2,439', '$2,560', and in French '2 439 €', '2 560 $'. */
export function formatUnits(whole: bigint, money: WrittenMoney): string {
  const sign = CURRENCY_SIGNS[currencyOf(money)]
  if (isWrittenTheFrenchWay(money)) return `${formatWhole(whole, 'fr')}\u00a0${sign}`
  return `${whole < 0n ? '-' : ''}${sign}${formatWhole(whole < 0n ? -whole : whole, 'en')}`
}

/** The one way an amount of francs is written, in any currency and language. */
export function formatMoney(amount: string, money: WrittenMoney): string {
  return formatUnits(convertFromXof(amount, money), money)
}
