import type { Locale } from './locale.ts'

/** Dakar keeps UTC all year; the name is said so that nobody has to know that. */
const TIME_ZONE = 'Africa/Dakar'
const INTL_LOCALE: Record<Locale, string> = { en: 'en-GB', fr: 'fr-FR' }

/** 'June 2028', 'juin 2028'. */
export function formatMonth(isoDate: string, locale: Locale): string {
  return new Intl.DateTimeFormat(INTL_LOCALE[locale], { month: 'long', year: 'numeric', timeZone: TIME_ZONE }).format(
    new Date(isoDate),
  )
}

/** '23 June 2025, 14:05', in Dakar. */
export function formatDateTime(iso: string, locale: Locale): string {
  return new Intl.DateTimeFormat(INTL_LOCALE[locale], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: TIME_ZONE,
  }).format(new Date(iso))
}
