import type { Locale } from '#common/locale.ts'
import { type Currency, convertFromXof, currencyOf, type Money } from '#common/money.ts'

interface Words {
  thousand: string
  million: string
  billion: string
}

const SIGN: Record<Exclude<Currency, 'XOF'>, string> = { EUR: '€', USD: '$' }

/** Three figures at most: '1.6', '45', '545'. */
function few(amount: number, locale: Locale): string {
  const maximumFractionDigits = amount < 10 ? 1 : 0
  return new Intl.NumberFormat(locale, { maximumFractionDigits, useGrouping: false }).format(amount)
}

function scaled(amount: number, words: Words): [number, string] {
  // Rounded up to the next unit where three figures would not hold it: 999 600 is a million.
  if (amount < 999.5) return [Math.round(amount), '']
  if (amount < 999_500) return [amount / 1e3, words.thousand]
  if (amount < 999_500_000) return [amount / 1e6, words.million]
  return [amount / 1e9, words.billion]
}

/** A price for a marker of a thumb's width: '545 M', '1,6 M', '45 k'; '€831k' in another currency. */
export function shortPrice(price: string, money: Money, locale: Locale, words: Words): string {
  const currency = currencyOf(money)
  const [amount, unit] = scaled(Number(convertFromXof(price, money)), words)
  // Foreign amounts are written the English way everywhere on the site (formatMoney).
  if (currency !== 'XOF') return `${SIGN[currency]}${few(amount, 'en')}${unit}`
  return unit ? `${few(amount, locale)}\u00a0${unit}` : few(amount, locale)
}
