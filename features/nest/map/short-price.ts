import { formatTenths } from '#common/figures.ts'
import type { Locale } from '#common/locale.ts'
import { CURRENCY_SIGNS, convertFromXof, isWrittenTheFrenchWay, type MoneyReader } from '#common/money.ts'

interface Words {
  thousand: string
  million: string
  billion: string
}

/** Three figures at most: '1.6', '45', '545'. */
function few(amount: number, locale: Locale): string {
  return amount < 10 ? formatTenths(amount, locale) : String(Math.round(amount))
}

function scaled(amount: number, words: Words): [number, string] {
  // Rounded up to the next unit where three figures would not hold it: 999 600 is a million.
  if (amount < 999.5) return [Math.round(amount), '']
  if (amount < 999_500) return [amount / 1e3, words.thousand]
  if (amount < 999_500_000) return [amount / 1e6, words.million]
  return [amount / 1e9, words.billion]
}

/** A price for a marker of a thumb's width: '545 M', '1,6 M', '45 k' of francs; '€831k', and '831 k€' in French. */
export function shortPrice(price: string, reader: MoneyReader, words: Words): string {
  const [amount, unit] = scaled(Number(convertFromXof(price, reader)), words)
  const figure = few(amount, reader.locale)
  // That a price is in francs goes without saying in Dakar.
  const sign = reader.currency === 'XOF' ? '' : CURRENCY_SIGNS[reader.currency]
  if (!isWrittenTheFrenchWay(reader)) return sign + figure + unit
  return unit || sign ? `${figure}\u00a0${unit}${sign}` : figure
}
