export const LOCALES = ['en', 'fr'] as const
export type Locale = (typeof LOCALES)[number]

const DEFAULT_LOCALE: Locale = 'en'
export const LOCALE_COOKIE = 'kais_language'
export const FRENCH_PREFIX = '/fr'

function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value)
}

/** French when the browser's first language starts with fr, otherwise English (SPEC section 4). */
export function localeFromAcceptLanguage(header: string | undefined): Locale {
  return header?.trim().toLowerCase().startsWith('fr') ? 'fr' : DEFAULT_LOCALE
}

/** True for /fr and everything below it; the address decides before cookie and browser do. */
export function isFrenchPath(pathname: string): boolean {
  return /^\/fr(\/|$)/i.test(pathname)
}

export function withoutLocalePrefix(pathname: string): string {
  if (!isFrenchPath(pathname)) return pathname
  return pathname.slice(FRENCH_PREFIX.length) || '/'
}

export function withLocalePrefix(pathname: string, locale: Locale): string {
  const bare = withoutLocalePrefix(pathname)
  if (locale === DEFAULT_LOCALE) return bare
  return bare === '/' ? FRENCH_PREFIX : FRENCH_PREFIX + bare
}

export interface LocaleHints {
  pathname: string
  cookie: string | undefined
  acceptLanguage: string | undefined
}

export function resolveLocale({ pathname, cookie, acceptLanguage }: LocaleHints): Locale {
  if (isFrenchPath(pathname)) return 'fr'
  if (isLocale(cookie)) return cookie
  return localeFromAcceptLanguage(acceptLanguage)
}

/** A text in the reader's language. Staff see which French texts are missing; a visitor then reads English. */
export function inLocale(locale: Locale, english: string, french: string | null | undefined): string {
  return locale === 'fr' && french ? french : english
}
