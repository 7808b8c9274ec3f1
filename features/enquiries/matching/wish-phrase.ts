import { LOCALES, type Locale } from '#common/locale.ts'
import { wordingMessages } from '#features/recommendations/wording/messages.ts'
import { matchMessages } from './staff/messages.ts'
import type { Wishes } from './wishes.schema.ts'

/** Whoever names more places than these looks in the whole town. */
const MOST_NAMED = 3

function phraseIn(locale: Locale, { kinds, deal, places }: Wishes): string {
  const { home } = wordingMessages[locale]
  const words = matchMessages[locale].phrase
  const either = new Intl.ListFormat(locale, { type: 'disjunction' })
  const what = kinds.length > 0 ? either.format(kinds.map((kind) => home.kinds[kind].a)) : words.home
  const where = places.length <= MOST_NAMED ? either.format(places.map((place) => home.inPlace(place))) : ''
  return [what, deal && words.deals[deal], where].filter(Boolean).join(' ')
}

/** A wish as it stands in a sentence: 'You wrote to us about a villa to rent in Ngor.' Null: it names neither what nor where. */
export function wishPhrase(wishes: Wishes): Record<Locale, string> | null {
  const { kinds, deal, places } = wishes
  if (kinds.length === 0 && deal === null && places.length === 0) return null
  return Object.fromEntries(LOCALES.map((locale) => [locale, phraseIn(locale, wishes)])) as Record<Locale, string>
}
