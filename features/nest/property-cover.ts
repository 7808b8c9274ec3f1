import { formatMonth } from '#common/dates.ts'
import { inLocale, type Locale } from '#common/locale.ts'
import { formatMoney } from '#common/money.ts'
import type { Cover } from '#ui/page/cover.ts'
import { nestMessages } from './messages.ts'
import { pricePeriod } from './price-period.ts'
import type { PublicProperty } from './property.public.ts'

type Shown = Pick<
  PublicProperty,
  'id' | 'title' | 'titleFr' | 'location' | 'kind' | 'type' | 'isVefa' | 'deliveryDate' | 'price' | 'images'
>

/**
 * What a link to a home shows where it is shared. Francs for everybody: the picture is the same for all who get the link,
 * and they chose no currency yet.
 */
export function propertyCover(property: Shown, locale: Locale): Cover {
  const messages = nestMessages[locale]
  const title = inLocale(locale, property.title, property.titleFr)
  const { location, kind, type, isVefa, deliveryDate } = property
  const deal = isVefa ? messages.offPlan(deliveryDate && formatMonth(deliveryDate, locale)) : messages.deals[type]
  return {
    name: `property-${property.id}`,
    locale,
    title,
    // A title that names its place is not followed by the same word.
    facts: [title.includes(location) ? messages.kinds[kind] : location, deal],
    price: { amount: formatMoney(property.price, 'XOF'), period: pricePeriod(messages, property) },
    picture: property.images[0],
  }
}
