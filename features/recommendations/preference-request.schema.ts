import { z } from 'zod'
import { withoutControls } from '#common/schema.ts'
import { say, tooManyCharacters } from '#common/validation.ts'
import { findPlace } from '#features/nest/places.ts'
import { HIGHEST_PRICE } from '#platform/calculator/basis-points.ts'
import { type Answers, toFrancs, toRequest } from './answers.ts'
import {
  charactersIn,
  GOALS,
  LIFESTYLES,
  MOST_PEOPLE,
  MOST_WORDS,
  type Preferences,
  TIMEFRAMES,
  TRANSPORT_NEEDS,
  WANTED_KINDS,
  WORK_ARRANGEMENTS,
} from './preferences.ts'

const nothingAsNull = (value: unknown) => (value === '' || value === undefined ? null : value)

/** SPEC section 5: an entry that is no number counts as 0, and 0 is no limit. */
const budget = z
  .union([z.string(), z.number(), z.null()], say('number'))
  .transform((value) => {
    const francs = typeof value === 'string' ? toFrancs(value) : (value ?? 0)
    return francs >= 1 ? Math.round(francs) : null
  })
  .pipe(z.number().max(Number(HIGHEST_PRICE), say('tooLarge')).nullable())

/** 'Villa' as the SPEC writes it, or 'villa'. */
const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.preprocess(
    (value) => (typeof value === 'string' ? value.trim().toLowerCase() : value),
    z.enum(values, say('chooseOne')),
  )
const optionalOneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.preprocess(nothingAsNull, oneOf(values).nullable())

/** More rooms than any home has; '5+' of the forms is 5. */
const MOST_COUNTED = 50
const count = z.preprocess(
  (value) => nothingAsNull(typeof value === 'string' ? value.trim().replace(/\+$/, '') : value),
  z.coerce
    .number(say('number'))
    .int(say('wholeNumber'))
    .min(0, say('invalid'))
    .max(MOST_COUNTED, say('tooLarge'))
    .nullable()
    .transform((counted) => counted || null),
)

const place = z.preprocess(
  nothingAsNull,
  z
    .string(say('chooseOne'))
    .transform((name, { addIssue }) => {
      const found = findPlace(name)
      if (!found) addIssue({ code: 'custom', message: 'chooseOne' })
      return found ?? z.NEVER
    })
    .nullable(),
)

/** A form without scripts sends two characters for a line break, where the person typed one. */
const withPlainBreaks = (text: string) => text.replace(/\r\n?/g, '\n')

const words = z
  .string(say('invalid'))
  .transform((text) => withoutControls(withPlainBreaks(text)).trim())
  .superRefine((text, { addIssue }) => {
    const count = charactersIn(text)
    if (count > MOST_WORDS) addIssue({ code: 'custom', message: tooManyCharacters(count, MOST_WORDS) })
  })
  .nullish()
  .transform((text) => text ?? '')

const bounds = z
  .object({ min: budget.optional(), max: budget.optional() }, say('required'))
  .refine(({ min, max }) => min !== undefined || max !== undefined, say('required'))
  .transform(({ min = null, max = null }) => ({ min, max }))
  .superRefine(({ min, max }, { addIssue }) => {
    if (min === null || max === null || min <= max) return
    for (const end of ['min', 'max']) addIssue({ code: 'custom', path: [end], message: 'minAboveMax' })
  })

const optionalAnswers = {
  location: place.optional(),
  bedrooms: count.optional(),
  bathrooms: count.optional(),
  lifestyle: optionalOneOf(LIFESTYLES).optional(),
  familySize: count.transform((people) => people && Math.min(people, MOST_PEOPLE)).optional(),
  workArrangement: optionalOneOf(WORK_ARRANGEMENTS).optional(),
  transportNeeds: optionalOneOf(TRANSPORT_NEEDS).optional(),
  investmentGoals: optionalOneOf(GOALS).optional(),
  timeframe: optionalOneOf(TIMEFRAMES).optional(),
  additionalRequirements: words,
}

/** POST /api/property-recommendations (SPEC sections 3 and 5). */
export const preferenceRequestSchema = z.object({
  budget: bounds,
  propertyType: oneOf(WANTED_KINDS),
  ...optionalAnswers,
  /** Ours: what an address says besides these, as its parameters ('w=lift.exactly.true&open=kind'). */
  wishes: z.string(say('invalid')).max(4_000, say('tooLong')).default(''),
})

/** What can be used of an address, or of a wizard that is only half filled in. */
const partialRequestSchema = z.object({
  budget: bounds,
  propertyType: optionalOneOf(WANTED_KINDS).optional(),
  ...optionalAnswers,
})
type PartialRequest = z.output<typeof partialRequestSchema>

export function toPreferences({ budget, propertyType = null, ...asked }: PartialRequest): Preferences {
  return {
    minBudget: budget.min,
    maxBudget: budget.max,
    kind: propertyType,
    place: asked.location ?? null,
    bedrooms: asked.bedrooms ?? null,
    bathrooms: asked.bathrooms ?? null,
    lifestyle: asked.lifestyle ?? null,
    familySize: asked.familySize ?? null,
    work: asked.workArrangement ?? null,
    transport: asked.transportNeeds ?? null,
    goal: asked.investmentGoals ?? null,
    timeframe: asked.timeframe ?? null,
    words: asked.additionalRequirements,
  }
}

const NO_LIMITS = { min: 0, max: 0 }

/** Reads an address that a person may have typed or shared badly: what cannot be used is left out, the rest counts. */
export function readPreferences(answers: Answers): Preferences {
  const cut = withPlainBreaks(answers.words).slice(0, MOST_WORDS)
  const request: Record<string, unknown> = { ...toRequest({ ...answers, words: cut }) }
  let result = partialRequestSchema.safeParse(request)
  while (!result.success) {
    for (const { path } of result.error.issues) {
      if (path[0] === 'budget') request.budget = NO_LIMITS
      else delete request[String(path[0])]
    }
    result = partialRequestSchema.safeParse(request)
  }
  return toPreferences(result.data)
}
