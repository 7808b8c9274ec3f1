import type { Locale } from './locale.ts'

/** Dakar keeps UTC all year; the name is said so that nobody has to know that. */
const timeZone = 'Africa/Dakar'

/** Made once: a formatter costs more to build than a page full of dates costs to write. */
function formatters(options: Intl.DateTimeFormatOptions): Record<Locale, Intl.DateTimeFormat> {
  return {
    en: new Intl.DateTimeFormat('en-GB', { timeZone, ...options }),
    fr: new Intl.DateTimeFormat('fr-FR', { timeZone, ...options }),
  }
}

const months = formatters({ month: 'long', year: 'numeric' })
const moments = formatters({ dateStyle: 'long', timeStyle: 'short' })

/** 'June 2028', 'juin 2028'. */
export function formatMonth(isoDate: string, locale: Locale): string {
  return months[locale].format(new Date(isoDate))
}

/** '23 June 2025, 14:05', in Dakar. */
export function formatDateTime(iso: string, locale: Locale): string {
  return moments[locale].format(new Date(iso))
}
