import type { Picture } from '#ui/picture-address.ts'
import type { PublicProperty } from './property.public.ts'
import type { AskedStay } from './stays/searched-stay.ts'
import { countNights } from './stays/stay-days.ts'

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
  | 'saleState'
  | 'deliveryDate'
  | 'bedrooms'
  | 'bathrooms'
  | 'area'

/** What a card shows, and no more: a page of twelve would otherwise carry twelve descriptions in two languages. */
export interface PropertyCardData extends Pick<PublicProperty, CardField> {
  picture: Picture | undefined
  /** Found for these days: what they cost in all. */
  stay?: PricedStay
}

export interface PricedStay extends AskedStay {
  nights: number
  total: string
}

export function withStay(card: PropertyCardData, asked: AskedStay, total: string | undefined): PropertyCardData {
  return total === undefined ? card : { ...card, stay: { ...asked, nights: countNights(asked), total } }
}

export function toCard(property: PublicProperty): PropertyCardData {
  const { id, reference, title, titleFr, price, location, type, kind } = property
  const { isVefa, saleState, deliveryDate, bedrooms, bathrooms, area, pictures } = property
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
    saleState,
    deliveryDate,
    bedrooms,
    bathrooms,
    area,
    picture: pictures[0],
  }
}
