import type { Locale } from '#common/locale.ts'

/** A text and the language it is in, where that is not the reader's. */
export interface BilingualText {
  text: string
  lang: Locale | undefined
}

/** The reader's language where there is one, else English, which then says so to a screen reader. */
export function textIn(reader: Locale, english: string, french: string | null): BilingualText {
  if (reader === 'en') return { text: english, lang: undefined }
  return french ? { text: french, lang: undefined } : { text: english, lang: 'en' }
}
