import type { Locale } from './locale.ts'

const ONE_DECIMAL = {
  en: new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 }),
  fr: new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 }),
} satisfies Record<Locale, Intl.NumberFormat>

/** '17.3', and '17,3' in French; a whole number stays whole. */
export function formatTenths(figure: number, locale: Locale): string {
  return ONE_DECIMAL[locale].format(figure)
}

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
