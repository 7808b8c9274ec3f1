import type { Picture } from '#ui/picture-address.ts'
import type { PublicProperty } from './property.public.ts'

type CardField =
  | 'id'
  | 'reference'
  | 'title'
  | 'titleFr'
  | 'price'
  | 'location'
  | 'type'
  | 'kind'
  | 'isVefa'
  | 'deliveryDate'
  | 'bedrooms'
  | 'bathrooms'
  | 'area'

/** What a card shows, and no more: a page of twelve would otherwise carry twelve descriptions in two languages. */
export interface PropertyCardData extends Pick<PublicProperty, CardField> {
  picture: Picture | undefined
}

export function toCard(property: PublicProperty): PropertyCardData {
  const { id, reference, title, titleFr, price, location, type, kind } = property
  const { isVefa, deliveryDate, bedrooms, bathrooms, area, pictures } = property
  return {
    id,
    reference,
    title,
    titleFr,
    price,
    location,
    type,
    kind,
    isVefa,
    deliveryDate,
    bedrooms,
    bathrooms,
    area,
    picture: pictures[0],
  }
}
