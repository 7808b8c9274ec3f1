import { z } from 'zod'
import { todayInDakar } from '#common/dakar-time.ts'
import { say } from '#common/validation.ts'
import { readBox } from '#platform/map/geometry.ts'
import { AREA_SCALE, MAX_SEARCH_LENGTH } from './filter-defaults.ts'
import { findArea } from './places.ts'
import { priceScaleEnd, priceScaleFor } from './price-scales.ts'
import { DEALS, type Deal, KINDS, type Kind, PROPERTY_SORTS, TYPE_FILTERS, type TypeFilter } from './property-types.ts'
import { MOST_GUESTS } from './stays/stay-rules.ts'
import { problemsOfDates } from './stays/stay-search.ts'

const amount = z.coerce.number(say('number')).min(0, say('notNegative')).max(9_999_999_999, say('tooLarge')).optional()
const squareMetres = z.coerce
  .number(say('number'))
  .min(0, say('notNegative'))
  .max(2_147_483_647, say('tooLarge'))
  .optional()
const atLeast = z.coerce
  .number(say('number'))
  .int(say('wholeNumber'))
  .min(0, say('notNegative'))
  .max(50, say('tooLarge'))
  .optional()

/** Looked at together, below. */
const day = z
  .string()
  .trim()
  .transform((text) => text || undefined)
  .optional()
const guests = z.preprocess(
  (value) => (typeof value === 'string' && value.trim() === '' ? undefined : value),
  z.coerce
    .number(say('countFromOne'))
    .int(say('countFromOne'))
    .min(1, say('countFromOne'))
    .max(MOST_GUESTS, say('tooLarge'))
    .optional(),
)

/** The part of the map in view, as `west,south,east,north` in degrees. */
const bounds = z.string().transform((text, ctx) => {
  const box = readBox(text)
  if (box) {
    const [west, south, east, north] = box
    return { west, south, east, north }
  }
  ctx.addIssue({ code: 'custom', message: 'invalid' })
  return z.NEVER
})

const yesOrNo = z
  .enum(['true', 'false'], say('chooseOne'))
  .optional()
  .transform((value) => (value === undefined ? undefined : value === 'true'))

/** The ten filters of GET /api/properties (SPEC section 7) and six of ours, each optional: one at its default is not sent. */
export const propertyFiltersSchema = z
  .object({
    search: z.string().trim().max(MAX_SEARCH_LENGTH, say('tooLong')).optional(),
    location: z
      .string()
      .trim()
      .optional()
      .transform((name, ctx) => {
        if (!name || name === 'all') return undefined
        const area = findArea(name)
        if (!area) ctx.addIssue({ code: 'custom', message: 'unknownPlace' })
        return area
      }),
    type: z.enum(TYPE_FILTERS, say('chooseOne')).default('all'),
    minPrice: amount,
    maxPrice: amount,
    bedrooms: atLeast,
    bathrooms: atLeast,
    minArea: squareMetres,
    maxArea: squareMetres,
    isVefa: yesOrNo,
    isUnderOffer: yesOrNo,
    kind: z
      .enum(['all', ...KINDS], say('chooseOne'))
      .default('all')
      .transform((kind) => (kind === 'all' ? undefined : kind)),
    bounds: bounds.optional(),
    arrival: day,
    departure: day,
    guests,
    sort: z.enum(PROPERTY_SORTS, say('chooseOne')).default('newest'),
  })
  // Who says when they come and how many they are looks for a stay.
  .overwrite(({ type, ...filters }) => {
    const isOfStay = filters.arrival !== undefined || filters.departure !== undefined || filters.guests !== undefined
    return { ...filters, type: type === 'all' && isOfStay ? 'short-stay' : type }
  })
  // The end of a slider is no limit (SPEC sections 4 and 9), for the API as for the page.
  .overwrite(({ maxPrice, maxArea, ...filters }) => ({
    ...filters,
    maxPrice: maxPrice === priceScaleEnd(priceScaleFor(filters.type, filters.isVefa === true)) ? undefined : maxPrice,
    maxArea: maxArea === AREA_SCALE.max ? undefined : maxArea,
  }))
  .check((ctx) => {
    for (const [low, high] of [
      ['minPrice', 'maxPrice'],
      ['minArea', 'maxArea'],
    ] as const) {
      const [min, max] = [ctx.value[low], ctx.value[high]]
      if (min !== undefined && max !== undefined && min > max) {
        for (const end of [low, high])
          ctx.issues.push({ code: 'custom', message: 'minAboveMax', path: [end], input: ctx.value })
      }
    }
    const { arrival = '', departure = '' } = ctx.value
    for (const [name, message] of Object.entries(problemsOfDates({ arrival, departure }, todayInDakar())))
      ctx.issues.push({ code: 'custom', message, path: [name], input: ctx.value })
  })

export type PropertyFilters = z.output<typeof propertyFiltersSchema>

/** The one reading of the public `type` value. */
export function readTypeFilter(type: TypeFilter): { deal?: Deal; kind?: Kind; isVefa?: true } {
  if (type === 'vefa') return { isVefa: true }
  const deal = DEALS.find((candidate) => candidate === type)
  if (deal) return { deal }
  const kind = KINDS.find((candidate) => candidate === type)
  return kind ? { kind } : {}
}

const DAYS_OF_STAY = ['arrival', 'departure']
const isDayOfStay = (name: string) => DAYS_OF_STAY.includes(name)

/** Reads an address a person may have typed or shared badly: what cannot be used is left out, the rest counts. */
export function readFiltersLeniently(params: URLSearchParams): PropertyFilters {
  const raw: Record<string, string> = Object.fromEntries([...params].filter(([, value]) => value.trim() !== ''))
  let result = propertyFiltersSchema.safeParse(raw)
  // A range is only looked at once its ends are usable, so leaving out may take more than one round.
  while (!result.success) {
    for (const { path } of result.error.issues) {
      const name = String(path[0])
      // One day of a stay without the other says nothing.
      for (const each of isDayOfStay(name) ? DAYS_OF_STAY : [name]) delete raw[each]
    }
    result = propertyFiltersSchema.safeParse(raw)
  }
  return result.data
}
