import type { Locale } from '#common/locale.ts'
import { formatMoney } from '#common/money.ts'
import { nestMessages } from '#features/nest/messages.ts'
import { findArea, PETITE_COTE, PLACES_BY_REGION } from '#features/nest/places.ts'
import { pricePeriod } from '#features/nest/price-period.ts'
import type { Reason } from '../score-match.ts'
import type { Wishes } from '../wishes.schema.ts'
import { matchMessages } from './messages.ts'

const either = {
  en: new Intl.ListFormat('en-GB', { type: 'disjunction' }),
  fr: new Intl.ListFormat('fr-FR', { type: 'disjunction' }),
} satisfies Record<Locale, Intl.ListFormat>

function priceInWords({ deal, minPrice, maxPrice }: Wishes, locale: Locale): string | null {
  const { wishes: words } = matchMessages[locale]
  const [low, high] = [minPrice && formatMoney(minPrice, 'XOF'), maxPrice && formatMoney(maxPrice, 'XOF')]
  const range = low && high ? words.priceBetween(low, high) : low ? words.priceFrom(low) : high && words.priceUpTo(high)
  const period = deal && pricePeriod(nestMessages[locale], { type: deal })
  return range && [range, period].filter(Boolean).join(' ')
}

/** A whole region by its name: nobody reads thirty districts. */
function byArea(places: readonly string[]): readonly string[] {
  const areas = [PETITE_COTE, ...Object.keys(PLACES_BY_REGION)].flatMap((name) => findArea(name) ?? [])
  const whole = areas.find((area) => area.places.length > 1 && area.places.every((place) => places.includes(place)))
  return whole ? [whole.name, ...places.filter((place) => !whole.places.includes(place))] : places
}

/** Each wish in a few words; none of what is not asked for. */
export function wishesInWords(wishes: Wishes, locale: Locale): string[] {
  const { wishes: words } = matchMessages[locale]
  const nest = nestMessages[locale]
  const { deal, kinds, places, minBedrooms, minArea } = wishes
  return [
    deal && nest.deals[deal],
    either[locale].format(kinds.map((kind) => nest.kinds[kind])),
    either[locale].format(byArea(places)),
    priceInWords(wishes, locale),
    minBedrooms !== null && words.bedrooms(nest.bedrooms(minBedrooms)),
    minArea !== null && words.area(nest.area(minArea)),
  ].filter((said) => !!said) as string[]
}

/** A reason as it stands behind 'Fits', 'Nearly' or 'Misses'. */
export function reasonInWords(reason: Reason, locale: Locale): string {
  const { fit: words } = matchMessages[locale]
  const nest = nestMessages[locale]
  const isMet = reason.verdict === 'met'
  switch (reason.wish) {
    case 'deal':
      return nest.deals[reason.offered]
    case 'kind': {
      const asked = reason.asked.map((kind) => nest.kinds[kind].toLocaleLowerCase(locale))
      const offered = nest.kinds[reason.offered]
      return isMet ? offered : words.instead(offered, either[locale].format(asked))
    }
    case 'place':
      return isMet ? reason.offered : words.beside(reason.offered, either[locale].format(reason.asked))
    case 'price':
      if (reason.percentOff === 0) return words.withinBudget
      return reason.percentOff > 0 ? words.overBudget(reason.percentOff) : words.underBudget(-reason.percentOff)
    case 'bedrooms':
      return isMet ? nest.bedrooms(reason.offered) : words.asked(nest.bedrooms(reason.offered), `${reason.asked}`)
    case 'area':
      return isMet ? nest.area(reason.offered) : words.asked(nest.area(reason.offered), nest.area(reason.asked))
  }
}
