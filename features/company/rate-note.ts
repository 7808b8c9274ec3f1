import { formatDay } from '#common/dates.ts'
import type { Locale } from '#common/locale.ts'
import type { Currency, Rate, Rates } from '#common/money.ts'
import { convertedMessages, rateMessages } from './rate-messages.ts'

/** Francs for one unit, as they are read: '655.957', '655,957'. */
export function rateFigure({ milliXof }: Rate, locale: Locale): string {
  const figure = String(milliXof / 1_000)
  return locale === 'fr' ? figure.replace('.', ',') : figure
}

interface Reader {
  locale: Locale
  rates: Rates
}

/** Pieces of one note: '€1 = …; USD amounts are indicative (…)'. Francs need none. */
function piecesOf({ locale, rates }: Reader, shown: readonly Currency[]): string {
  const words = rateMessages[locale]
  const { EUR, USD } = rates
  const dayOf = ({ date }: Rate) => date && formatDay(new Date(date), locale)
  const euroDay = dayOf(EUR)
  const euro = rateFigure(EUR, locale)
  return [
    ...(shown.includes('EUR') ? [euroDay ? words.euro(euro, euroDay) : words.parity(euro)] : []),
    ...(shown.includes('USD') ? [words.dollar(rateFigure(USD, locale), dayOf(USD))] : []),
  ].join(words.between)
}

/** At which rates the amounts above it were converted, and from which day those are. */
export function rateNote(reader: Reader, shown: readonly Currency[]): string | null {
  const pieces = piecesOf(reader, shown)
  return pieces === '' ? null : `${pieces.charAt(0).toUpperCase()}${pieces.slice(1)}.`
}

/** The same for a whole page in a visitor's currency: none for francs. */
export function convertedNotes(reader: Reader & { currency: Currency }): string[] {
  const { locale, currency } = reader
  return currency === 'XOF' ? [] : [convertedMessages[locale](piecesOf(reader, [currency]))]
}
