import { inLocale } from '#common/locale.ts'
import type { Site } from '#ui/page/site.ts'
import type { PublicProperty } from './property.public.ts'
import { propertyLink } from './property-link.ts'

const AVAILABILITY = {
  available: 'InStock',
  'under-offer': 'LimitedAvailability',
  sold: 'SoldOut',
  let: 'SoldOut',
  // No page is shown of these.
  draft: 'Discontinued',
  withdrawn: 'Discontinued',
} satisfies Record<PublicProperty['saleState'], string>

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
      availability: `https://schema.org/${AVAILABILITY[property.saleState]}`,
    },
    about: {
      '@type': property.kind === 'land' || property.kind === 'commercial' ? 'Place' : 'Accommodation',
      address: { '@type': 'PostalAddress', addressLocality: property.location, addressCountry: 'SN' },
      ...(property.bedrooms > 0 && { numberOfBedrooms: property.bedrooms, numberOfBathroomsTotal: property.bathrooms }),
      floorSize: { '@type': 'QuantitativeValue', value: property.area, unitCode: 'MTK' },
    },
  }
}
