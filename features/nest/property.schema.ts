import { z } from 'zod'
import {
  area,
  bodyId,
  coordinate,
  count,
  countFromOne,
  line,
  optionalDate,
  optionalLine,
  optionalParagraph,
  optionalUrl,
  paragraph,
  picturePath,
  price,
  wholePoint,
  words,
} from '#common/schema.ts'
import { say, type ValidationKey } from '#common/validation.ts'
import type { PresetAmenity } from './amenities.ts'
import { type ListingFacts, NOISES, POOLS } from './listing-facts.ts'
import { findPlace } from './places.ts'
import { DEALS, KINDS } from './property-types.ts'
import { SALE_STATES } from './sale/sale-states.ts'
import { stayTermsSchema } from './stays/stay-terms.schema.ts'

export const MAX_IMAGES = 15

/** Terms of a lease as data of the property (SPEC section 9 names one villa's). */
export const rentalTermsSchema = z.object({
  monthlyRent: price,
  taxIncluded: z.boolean(),
  minimumLeaseMonths: countFromOne.max(1_200, say('tooLarge')),
  depositMonths: count.max(36, say('tooLarge')),
  advanceRentMonths: count.max(36, say('tooLarge')),
  agencyFeeMonths: count.max(36, say('tooLarge')),
})
export type RentalTerms = z.output<typeof rentalTermsSchema>

const location = line.transform((name, ctx) => {
  const place = findPlace(name)
  if (place) return place
  ctx.addIssue({ code: 'custom', message: 'unknownPlace' })
  return z.NEVER
})

const floorNumber = count.max(200, say('tooLarge')).nullish().default(null)
const stated = z.boolean(say('chooseOne')).nullish().default(null)

/** No listing says of one thing that it is there and that it is not. Blamed is the fact, next to what it contradicts. */
const noContradictions = z.superRefine<ListingFacts & { amenities: string[] }>((home, context) => {
  const refuse = (path: keyof ListingFacts, rule: ValidationKey) =>
    context.addIssue({ code: 'custom', path: [path], message: rule })
  const has = (preset: PresetAmenity) => home.amenities.some((name) => name.toLowerCase() === preset.toLowerCase())
  if (home.floor !== null && home.buildingFloors !== null && home.floor > home.buildingFloors)
    refuse('floor', 'floorAboveBuilding')
  if (home.hasLift === false && has('Elevator')) refuse('hasLift', 'amenitiesSayYes')
  if (home.pool === 'none' && has('Swimming Pool')) refuse('pool', 'amenitiesSayYes')
})

/** What a copy is called in each language, until somebody gives it a title of its own. */
export const COPY_MARKS = { title: '(copy)', titleFr: '(copie)' } as const

/** The titles of a home that still say that it is a copy. */
export function copiedTitles(home: { title: string; titleFr: string | null }): ('title' | 'titleFr')[] {
  return (['title', 'titleFr'] as const).filter((name) => home[name]?.trimEnd().endsWith(COPY_MARKS[name]))
}

/** What staff send to create or change a property: POST and PUT /api/admin/properties. */
export const propertyInputSchema = z
  .object({
    title: line,
    titleFr: optionalLine,
    description: paragraph,
    descriptionFr: optionalParagraph,
    price,
    location,
    latitude: coordinate(90, 'latitude'),
    longitude: coordinate(180, 'longitude'),
    type: z.enum(DEALS, say('chooseOne')),
    kind: z.enum(KINDS, say('chooseOne')).default('apartment'),
    bedrooms: count,
    bathrooms: count,
    area,
    levels: countFromOne.max(50, say('tooLarge')).nullish().default(null),
    floor: floorNumber,
    buildingFloors: floorNumber,
    hasLift: stated,
    isStepFree: stated,
    petsWelcome: stated,
    maxGuests: countFromOne.max(500, say('tooLarge')).nullish().default(null),
    minNights: countFromOne.max(365, say('tooLarge')).nullish().default(null),
    pool: z.enum(POOLS, say('chooseOne')).nullish().default(null),
    noise: z.enum(NOISES, say('chooseOne')).nullish().default(null),
    noiseNote: optionalLine,
    noiseNoteFr: optionalLine,
    images: z.array(picturePath).min(1, say('imageRequired')).max(MAX_IMAGES, say('tooManyImages')),
    amenities: words.refine((list) => list.length > 0, say('amenityRequired')),
    isVefa: z.boolean().default(false),
    isAvailable: z.boolean().default(true),
    isFeatured: z.boolean().default(false),
    // Beside the specification's `isAvailable`: whoever names a state decides it. What is not said of these stays as it is.
    saleState: z.enum(SALE_STATES, say('chooseOne')).optional(),
    priceReached: price.nullish(),
    adviserId: bodyId.nullish(),
    virtualTourUrl: optionalUrl,
    deliveryDate: optionalDate,
    rentalTerms: rentalTermsSchema.nullish().default(null),
    stayTerms: stayTermsSchema.nullish().default(null),
    arrivalNotes: optionalParagraph,
    arrivalNotesFr: optionalParagraph,
  })
  .check(wholePoint, noContradictions)

/** What a caller writes, before defaults and trimming; what the form holds. */
export type PropertyDraft = z.input<typeof propertyInputSchema>
export type PropertyInput = z.output<typeof propertyInputSchema>
