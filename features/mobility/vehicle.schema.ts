import { z } from 'zod'
import {
  count,
  countFromOne,
  francs,
  line,
  optionalLine,
  optionalParagraph,
  picturePath,
  wholeNumber,
  words,
} from '#common/schema.ts'
import { say } from '#common/validation.ts'
import { CHAUFFEUR_TERMS, VEHICLE_CATEGORIES } from './vehicle-categories.ts'

export const MAX_VEHICLE_PICTURES = 15

export const vehicleInputSchema = z.object({
  name: line,
  brand: line,
  model: line,
  category: z.enum(VEHICLE_CATEGORIES, say('chooseOne')),
  pricePerDay: francs('pricePerDayRequired'),
  chauffeurPrice: francs('chauffeurPriceRequired'),
  chauffeur: z.enum(CHAUFFEUR_TERMS, say('chooseOne')).default('optional'),
  maxPassengers: countFromOne.default(4),
  maxBags: count.default(2),
  features: words.default([]),
  featuresFr: words.default([]),
  images: z.array(picturePath).max(MAX_VEHICLE_PICTURES, say('tooManyImages')).default([]),
  isAvailable: z.boolean().default(true),
  description: optionalParagraph,
  descriptionFr: optionalParagraph,
  year: wholeNumber(1950, 'year')
    .max(2100, say('year'))
    .default(() => new Date().getUTCFullYear()),
  transmission: optionalLine,
  fuelType: optionalLine,
})
export type VehicleDraft = z.input<typeof vehicleInputSchema>
export type VehicleInput = z.output<typeof vehicleInputSchema>
