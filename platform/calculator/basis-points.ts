import { formatPercent } from '#common/figures.ts'
import type { Locale } from '#common/locale.ts'
import { divideRounded } from '#common/money.ts'

/** Rates are whole basis points, hundredths of a per cent: 450 is 4.5 %. */
const WHOLE = 10_000n

export function partOf(amount: bigint, rate: number): bigint {
  return divideRounded(amount * BigInt(rate), WHOLE)
}

const DECIMAL_MARK = { en: '.', fr: ',' } satisfies Record<Locale, string>

/** '4.5%', '4,5 %': exact, since the points are whole. */
export function formatRate(basisPoints: bigint | number, locale: Locale): string {
  const points = BigInt(basisPoints)
  const size = points < 0n ? -points : points
  const decimals = String(size % 100n)
    .padStart(2, '0')
    .replace(/0+$/, '')
  const figure = `${points < 0n ? '-' : ''}${size / 100n}${decimals && DECIMAL_MARK[locale]}${decimals}`
  return formatPercent(figure, locale)
}

/** Beyond any home: what is larger is a slip of the finger. */
export const HIGHEST_PRICE = 100_000_000_000n
