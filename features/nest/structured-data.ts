import type { Site } from '#app/site.ts'
import { inLocale, withLocalePrefix } from '#common/locale.ts'
import type { PublicProperty } from './property.public.ts'

/** A listing for search engines, as schema.org words it. */
export function describeListing({ locale, publicUrl }: Site, property: PublicProperty): Record<string, unknown> {
  return {
    '@type': 'RealEstateListing',
    name: inLocale(locale, property.title, property.titleFr),
    description: inLocale(locale, property.description, property.descriptionFr),
    url: publicUrl + withLocalePrefix(`/property/${property.id}`, locale),
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
