import type { Picture } from '#ui/picture-address.ts'
import type { PropertyRow } from './property.table.server.ts'
import { propertyReference } from './property-types.ts'

/** What leaves the server about a property. A row never does. */
export interface PublicProperty extends Omit<PropertyRow, 'createdAt' | 'updatedAt'> {
  reference: string
  /** The pictures of `images` with what a page needs to show them. */
  pictures: Picture[]
  createdAt: string
  updatedAt: string
}

export function toPublicProperty(row: PropertyRow, pictures: Picture[]): PublicProperty {
  return {
    id: row.id,
    reference: propertyReference(row.id),
    title: row.title,
    titleFr: row.titleFr,
    description: row.description,
    descriptionFr: row.descriptionFr,
    price: row.price,
    location: row.location,
    latitude: row.latitude,
    longitude: row.longitude,
    type: row.type,
    kind: row.kind,
    bedrooms: row.bedrooms,
    bathrooms: row.bathrooms,
    area: row.area,
    floor: row.floor,
    images: row.images,
    pictures,
    amenities: row.amenities,
    isVefa: row.isVefa,
    isAvailable: row.isAvailable,
    isFeatured: row.isFeatured,
    virtualTourUrl: row.virtualTourUrl,
    pricePerSqm: row.pricePerSqm,
    deliveryDate: row.deliveryDate,
    rentalTerms: row.rentalTerms,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}
