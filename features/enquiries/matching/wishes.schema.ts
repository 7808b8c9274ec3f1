import { z } from 'zod'
import { area, count, price } from '#common/schema.ts'
import { say } from '#common/validation.ts'
import { findPlace } from '#features/nest/places.ts'
import { DEALS, KINDS } from '#features/nest/property-types.ts'

const emptyToNull = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? null : value)
const once = <Value>(list: Value[]) => [...new Set(list)]
const MOST_PLACES = 50

const place = z.string(say('unknownPlace')).transform((name, ctx) => {
  const known = findPlace(name)
  if (known) return known
  ctx.addIssue({ code: 'custom', message: 'unknownPlace' })
  return z.NEVER
})
const optionalPrice = z.preprocess(emptyToNull, price.nullish().default(null))

/** PUT /api/admin/leads/:id/wishes: all of them at once. What is not named is not asked for: an empty list and null mean 'any'. */
export const wishesSchema = z
  .object({
    deal: z.preprocess(emptyToNull, z.enum(DEALS, say('chooseOne')).nullish().default(null)),
    kinds: z
      .array(z.enum(KINDS, say('chooseOne')))
      .max(50, say('tooLarge'))
      .default([])
      .transform(once),
    /** Names as in features/nest/places.ts. */
    places: z.array(place).max(MOST_PLACES, say('tooLarge')).default([]).transform(once),
    /** Francs; the whole price, a month or a night, as the deal says. */
    minPrice: optionalPrice,
    maxPrice: optionalPrice,
    minBedrooms: count.max(50, say('tooLarge')).nullish().default(null),
    minArea: area.nullish().default(null),
  })
  .check((ctx) => {
    const { deal, minPrice, maxPrice } = ctx.value
    const report = (path: string, message: string) =>
      ctx.issues.push({ code: 'custom', message, path: [path], input: ctx.value })
    // An amount says nothing until one knows whether it is a month, a night or the whole house.
    if (deal === null && (minPrice !== null || maxPrice !== null)) report('deal', 'chooseOne')
    if (minPrice !== null && maxPrice !== null && Number(minPrice) > Number(maxPrice)) report('minPrice', 'minAboveMax')
  })

/** What somebody looks for. */
export type Wishes = z.output<typeof wishesSchema>
export const NO_WISHES: Wishes = wishesSchema.parse({})

/** PUT /api/admin/leads/:id/unsuitable/:propertyId. */
export const unsuitableSchema = z.object({
  reason: z.preprocess(emptyToNull, z.string().trim().max(200, say('tooLong')).nullish().default(null)),
})
