import type { PublicProperty } from '../property.public.ts'
import { type PropertyCardData, toCard } from '../property-card.ts'

/** A home as the shortlist shows it: its card, and what is compared. */
export interface ShortlistHome
  extends PropertyCardData,
    Pick<PublicProperty, 'kind' | 'pricePerSqm' | 'amenities' | 'rentalTerms'> {
  /** The first alone: what a shared link shows. */
  images: string[]
}

export function toShortlistHome(property: PublicProperty): ShortlistHome {
  const { kind, pricePerSqm, amenities, rentalTerms, images } = property
  return { ...toCard(property), kind, pricePerSqm, amenities, rentalTerms, images: images.slice(0, 1) }
}
