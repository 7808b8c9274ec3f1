import { type Locale, withLocalePrefix } from '#common/locale.ts'

const HOME = { en: 'Back to the home page', fr: 'Retour à l’accueil' }

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** One sentence as a page, for what is refused before any page of ours is drawn. It needs no style, no script, no database. */
export function barePage(message: string, locale: Locale): string {
  const text = escapeText(message)
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>Kais</title></head><body><h1>Kais</h1><p>${text}</p><p><a href="${withLocalePrefix('/', locale)}">${HOME[locale]}</a></p></body></html>`
}
