import { inLocale, type Locale } from '#common/locale.ts'
import type { Crumb } from '#ui/page/structured-trail.ts'
import type { PublicProperty } from './property.public.ts'
import { propertyMessages } from './property-messages.ts'

/** From the front door to this home: the house, its homes, those of the same place, this one. */
export function propertyCrumbs(locale: Locale, property: PublicProperty): Crumb[] {
  const words = propertyMessages[locale]
  return [
    { label: words.home, path: '/' },
    { label: words.nest, path: '/kais-nest' },
    { label: property.location, path: `/kais-nest?location=${encodeURIComponent(property.location)}` },
    { label: inLocale(locale, property.title, property.titleFr), path: `/property/${property.id}` },
  ]
}
