import type { MouseEvent } from 'react'
import { inLocale, type Locale, withLocalePrefix } from '#common/locale.ts'
import type { Crumb } from '#ui/page/seo.ts'
import type { Site } from '#ui/page/site.ts'
import type { PublicProperty } from './property.public.ts'
import { propertyMessages } from './property-messages.ts'

/** Where the form for a question stands on the page of a home, a project or a car. */
export const INQUIRY_ID = 'enquiry'

/** The address of a home's page in the reader's language, whole: what is sent to somebody else. */
export function propertyLink({ publicUrl, locale }: Pick<Site, 'publicUrl' | 'locale'>, id: number): string {
  return publicUrl + withLocalePrefix(`/property/${id}`, locale)
}

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

/** A press with a key held down, or with another button, opens a tab or a window or saves; that is the browser's. */
export function isPlainPress(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
}
