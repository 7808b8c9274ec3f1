import { z } from 'zod'
import { count, countFromOne, line, optionalLine, optionalParagraph, price } from '#common/schema.ts'
import { say } from '#common/validation.ts'
import { day } from './day.schema.ts'

const optionalPrice = z.preprocess((value) => (value === '' ? null : value), price.nullish().default(null))
const clock = z.string(say('clock')).regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, say('clock'))
const nights = countFromOne.max(365, say('tooLarge')).nullish().default(null)

/** Days of the year with a price or a shortest stay of their own. What a season leaves open is as always. */
export const seasonSchema = z
  .object({
    name: line,
    nameFr: optionalLine,
    from: day,
    /** Its last night. */
    to: day,
    price: optionalPrice,
    weekendPrice: optionalPrice,
    minNights: nights,
  })
  .refine(({ from, to }) => from <= to, { path: ['to'], error: 'endBeforeStart' })

export const CANCELLATION_POLICIES = ['flexible', 'moderate', 'strict'] as const
export type CancellationPolicy = (typeof CANCELLATION_POLICIES)[number]

export const MAX_SEASONS = 60

export const MOST_PREPARATION_DAYS = 14
/** That a home may take stays ahead. */
export const MOST_MONTHS_AHEAD = 24

/** No night has two prices: blamed is the later of two seasons that share one. */
const seasons = z
  .array(seasonSchema)
  .max(MAX_SEASONS, say('tooLarge'))
  .default([])
  .superRefine((list, { addIssue }) => {
    list.forEach(({ from, to }, index) => {
      const isShared = list.slice(0, index).some((other) => other.from <= to && from <= other.to)
      if (isShared) addIssue({ code: 'custom', path: [index, 'from'], message: 'seasonsOverlap' })
    })
  })

/** How a home is let by the night. Its price a night, guests and shortest stay stand with the home itself. */
export const stayTermsSchema = z.object({
  /** Friday's and Saturday's nights. */
  weekendPrice: optionalPrice,
  seasons,
  maxNights: nights,
  /** So many are in the price of the night; null: all that the home takes. */
  guestsIncluded: countFromOne.max(500, say('tooLarge')).nullish().default(null),
  /** For each guest beyond these, a night. */
  extraGuestPrice: optionalPrice,
  cleaningFee: optionalPrice,
  /** Given back after the stay: never part of the total. */
  deposit: optionalPrice,
  checkIn: clock.default('15:00'),
  checkOut: clock.default('11:00'),
  /** Nobody arrives for so many days after a departure. */
  preparationDays: count.max(MOST_PREPARATION_DAYS, say('tooLarge')).default(0),
  /** The earliest arrival: so many days from today. */
  leadDays: count.max(60, say('tooLarge')).default(1),
  /** The latest departure: so many months from today. */
  monthsAhead: countFromOne.max(MOST_MONTHS_AHEAD, say('tooLarge')).default(12),
  cancellation: z.enum(CANCELLATION_POLICIES, say('chooseOne')).default('moderate'),
  houseRules: optionalParagraph,
  houseRulesFr: optionalParagraph,
})
export type StayTerms = z.output<typeof stayTermsSchema>
/** As it is typed. */
export type StayTermsDraft = z.input<typeof stayTermsSchema>
export type Season = StayTerms['seasons'][number]
