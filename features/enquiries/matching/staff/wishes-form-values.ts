import { z } from 'zod'
import type { Deal, Kind } from '#features/nest/property-types.ts'
import { wishesSchema } from '../wishes.schema.ts'
import type { Wishes } from '../wishes.ts'

/** What the inputs hold: numbers are text while someone types them. */
export interface WishesFormValues {
  deal: Deal | ''
  kinds: Kind[]
  places: string[]
  minPrice: string
  maxPrice: string
  minBedrooms: string
  minArea: string
}

/** Nobody writes centimes. */
const francs = (amount: string | null) => amount?.replace(/\.0+$/, '') ?? ''

export function toFormValues(wishes: Wishes): WishesFormValues {
  const { deal, kinds, places, minPrice, maxPrice, minBedrooms, minArea } = wishes
  return {
    deal: deal ?? '',
    kinds,
    places,
    minPrice: francs(minPrice),
    maxPrice: francs(maxPrice),
    minBedrooms: minBedrooms?.toString() ?? '',
    minArea: minArea?.toString() ?? '',
  }
}

const numberOf = (text: string) => (text.trim() === '' ? null : Number(text.replace(/\s/g, '')))

function toDraft(values: WishesFormValues): z.input<typeof wishesSchema> {
  return { ...values, minBedrooms: numberOf(values.minBedrooms), minArea: numberOf(values.minArea) }
}

/** The API's own schema, reached from what the inputs hold. */
export const wishesFormSchema = z.custom<WishesFormValues>().transform(toDraft).pipe(wishesSchema)
