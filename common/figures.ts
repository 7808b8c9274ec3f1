import type { Locale } from './locale.ts'

/** Counting stops here: 'more than 1,000' tells a reader as much, and costs the same in a house of any size. */
export const MOST_COUNTED = 1_000

const GROUP_SIGN = { en: ',', fr: '\u202f' } satisfies Record<Locale, string>

/**
 * A whole number: '1,600,000', and '1 600 000' in French. As Intl writes it, without it: a browser takes 20 ms to make its first
 * formatter, a poor phone 120, and every page with a price would. So it is with the decimals below, and with dates.
 */
export function formatWhole(whole: number | bigint, locale: Locale): string {
  return String(whole).replace(/\B(?=(?:\d{3})+$)/g, GROUP_SIGN[locale])
}

/** What was counted up to `MOST_COUNTED`: '1,000+' when there are more. */
export function formatCounted(counted: number, locale: Locale): string {
  return counted > MOST_COUNTED ? `${formatWhole(MOST_COUNTED, locale)}+` : String(counted)
}

const DECIMAL_SIGN = { en: '.', fr: ',' } satisfies Record<Locale, string>

function formatRounded(figure: number, decimals: number, locale: Locale): string {
  const unit = 10 ** decimals
  const units = Math.round(Math.abs(figure) * unit)
  // So large that a number holds nothing behind its point.
  if (Number.isFinite(figure) && !Number.isSafeInteger(units)) return formatWhole(BigInt(Math.round(figure)), locale)
  const rest = String(units % unit)
    .padStart(decimals, '0')
    .replace(/0+$/, '')
  const sign = figure < 0 && units > 0 ? '-' : ''
  return sign + formatWhole(Math.floor(units / unit), locale) + (rest && DECIMAL_SIGN[locale] + rest)
}

/** '17.3', and '17,3' in French; a whole number stays whole. */
export const formatTenths = (figure: number, locale: Locale) => formatRounded(figure, 1, locale)

/** '17.25', and '17,25' in French, of a figure that has no more decimals; no zeros at its end. */
export const formatHundredths = (figure: number, locale: Locale) => formatRounded(figure, 2, locale)

/** Intl writes French's space before the sign now one way and now another. */
const PERCENT_SIGN = { en: '%', fr: '\u00a0%' } satisfies Record<Locale, string>

/** '4.5%', and '4,5 %' in French with a space that does not break; the figure is already in its language. */
export function formatPercent(figure: string | number, locale: Locale): string {
  return `${figure}${PERCENT_SIGN[locale]}`
}

const KILOBYTE = 1_000
const MEGABYTE = 1_000_000
/** Symbols of the standard, each language's own. */
const UNITS = { en: ['kB', 'MB'], fr: ['ko', 'Mo'] } as const satisfies Record<Locale, readonly [string, string]>

/** How much somebody on a phone is about to fetch: '436 kB', '2,4 Mo'. */
export function formatBytes(bytes: number, locale: Locale): string {
  const [kilobytes, megabytes] = UNITS[locale]
  if (bytes < MEGABYTE) return `${Math.max(1, Math.round(bytes / KILOBYTE))}\u00a0${kilobytes}`
  return `${formatTenths(bytes / MEGABYTE, locale)}\u00a0${megabytes}`
}
