import { todayInDakar } from '#common/dakar-time.ts'
import { formatDay, sayClock } from '#common/dates.ts'
import { inLocale, type Locale } from '#common/locale.ts'
import { formatMoney } from '#common/money.ts'
import { cancellationSteps } from '#features/nest/stays/cancellation.ts'
import type { StayLine, StayQuote } from '#features/nest/stays/quote-stay.ts'
import type { StayRow } from '#features/nest/stays/stay.table.server.ts'
import { countNights } from '#features/nest/stays/stay-days.ts'
import { stayWords } from './stay-words.ts'

type Told = Pick<StayRow, 'homeTitle' | 'homeTitleFr' | 'arrival' | 'departure' | 'guests' | 'terms' | 'quote'>

const sayDay = (day: string, locale: Locale) => formatDay(new Date(`${day}T00:00Z`), locale, 'full')
/** Billed in francs, so said in francs. */
const francs = (amount: string) => formatMoney(amount, 'XOF')

/** Dates, home and guests: fit for staff and guest alike, for none of it was typed freely. */
export function stayFacts(stay: Told, locale: Locale): { label: string; text: string }[] {
  const words = stayWords[locale]
  const { checkIn, checkOut } = stay.terms
  return [
    { label: words.home, text: inLocale(locale, stay.homeTitle, stay.homeTitleFr) },
    { label: words.arrival, text: words.day(sayDay(stay.arrival, locale), sayClock(checkIn, locale)) },
    { label: words.departure, text: words.until(sayDay(stay.departure, locale), sayClock(checkOut, locale)) },
    { label: words.length, text: words.nights(countNights(stay)) },
    { label: words.guests, text: String(stay.guests) },
  ]
}

function sayLine(line: StayLine, locale: Locale): string {
  const { lines } = stayWords[locale]
  switch (line.item) {
    case 'nights':
      return lines.nights(line.nights, francs(line.price))
    case 'extra-guests':
    case 'tourist-tax':
      return lines[line.item](line.guests, line.nights, francs(line.price))
    case 'cleaning':
      return lines.cleaning
    case 'agreed':
      return lines.agreed(line.reason)
  }
}

/** As a letter, a confirmation and the guest's page show it. */
export function stayLedger(quote: StayQuote, locale: Locale) {
  const words = stayWords[locale]
  return {
    title: words.price,
    lines: quote.lines.map((line) => ({ label: sayLine(line, locale), amount: francs(line.amount) })),
    total: { label: words.total, amount: francs(quote.total) },
    deposit: quote.deposit && { label: words.deposit, amount: francs(quote.deposit) },
  }
}

/** What cancelling costs, as days of this stay. */
export function cancellationLines({ arrival, terms }: Pick<StayRow, 'arrival' | 'terms'>, locale: Locale): string[] {
  const words = stayWords[locale]
  const steps = cancellationSteps(terms.cancellation, arrival, todayInDakar())
  return [
    ...steps.map(({ until, keptPercent }) =>
      keptPercent === 0 ? words.free(sayDay(until, locale)) : words.kept(sayDay(until, locale), keptPercent),
    ),
    steps.length === 0 ? words.whole : words.after,
  ]
}
