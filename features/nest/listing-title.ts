import { inLocale, type Locale } from '#common/locale.ts'
import { listingTitleMessages } from './listing-title-messages.ts'
import { nestMessages } from './messages.ts'
import { inPlace } from './place-phrases.ts'
import type { PublicProperty } from './property.public.ts'

/** What search engines and tabs show: 'Penthouse for sale in the Mamelles, 3 bedrooms: The lighthouse penthouse'. */
export function listingTitle(property: PublicProperty, locale: Locale): string {
  const messages = nestMessages[locale]
  const { titled, deals } = listingTitleMessages[locale]
  const { kind, type, isVefa, location, bedrooms, area } = property
  const size = bedrooms > 0 ? messages.bedrooms(bedrooms) : messages.area(area)
  const what = `${messages.kinds[kind]} ${deals[isVefa ? 'vefa' : type]} ${inPlace[locale](location)}, ${size}`
  return titled(what, inLocale(locale, property.title, property.titleFr))
}
