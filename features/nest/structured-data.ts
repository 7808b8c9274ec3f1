import type { Site } from '#app/site.ts'
import { inLocale, withLocalePrefix } from '#common/locale.ts'
import type { PublicProperty } from './property.public.ts'
import type { Crumb } from './property-crumbs.ts'
import { propertyLink } from './property-link.ts'

/** A listing for search engines, as schema.org words it. */
export function describeListing(site: Site, property: PublicProperty): Record<string, unknown> {
  const { locale, publicUrl } = site
  return {
    '@type': 'RealEstateListing',
    name: inLocale(locale, property.title, property.titleFr),
    description: inLocale(locale, property.description, property.descriptionFr),
    url: propertyLink(site, property.id),
    datePosted: property.createdAt,
    image: property.images.map((path) => publicUrl + path),
    offers: {
      '@type': 'Offer',
      price: property.price,
      priceCurrency: 'XOF',
      availability: 'https://schema.org/InStock',
    },
    about: {
      '@type': property.kind === 'land' || property.kind === 'commercial' ? 'Place' : 'Accommodation',
      address: { '@type': 'PostalAddress', addressLocality: property.location, addressCountry: 'SN' },
      ...(property.bedrooms > 0 && { numberOfBedrooms: property.bedrooms, numberOfBathroomsTotal: property.bathrooms }),
      floorSize: { '@type': 'QuantitativeValue', value: property.area, unitCode: 'MTK' },
    },
  }
}

/** The way to a page, as a search engine shows it above a result. */
export function describeTrail({ locale, publicUrl }: Site, crumbs: readonly Crumb[]): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, path }, position) => ({
      '@type': 'ListItem',
      position: position + 1,
      name: label,
      item: publicUrl + withLocalePrefix(path, locale),
    })),
  }
}
