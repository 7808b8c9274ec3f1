import { z } from 'zod'
import { isComing, momentInDakar } from '#common/dakar-time.ts'
import { LOCALES } from '#common/locale.ts'
import { email, line, optionalParagraph, optionalPhone } from '#common/schema.ts'
import { say } from '#common/validation.ts'
import { flightNumber, hireBags, hireExtras, hireMoment, hirePassengers } from './booking.schema.ts'
import { problemOfTimes } from './hire-rules.ts'

const emptyToNull = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? null : value)

/** PostgreSQL's integer ends here. */
const MAX_ID = 2_147_483_647
/** Chosen from a list: whatever else it is, one has to be chosen. */
const carId = z.number(say('chooseOne')).int(say('chooseOne')).positive(say('chooseOne')).max(MAX_ID, say('chooseOne'))

/** Any moment: what has begun can still be given a later end. */
const anyMoment = z.string().transform((text, { addIssue }) => {
  const moment = momentInDakar(text)
  if (moment) return moment
  addIssue({ code: 'custom', message: 'dateTime' })
  return z.NEVER
})

const hireTimes = z.superRefine<{ pickupDateTime: Date; dropoffDateTime: Date }>(
  ({ pickupDateTime: pickup, dropoffDateTime: dropoff }, { addIssue }) => {
    const found = problemOfTimes({ pickup, dropoff })
    if (found) addIssue({ code: 'custom', path: [found.at], message: found.problem })
  },
)

/** POST /api/admin/bookings: somebody called, and staff write the hire down. There must be a way to reach them. */
export const staffHireSchema = z
  .object({
    name: line,
    email: z.preprocess(emptyToNull, email.nullish().default(null)),
    phone: optionalPhone,
    /** The language of the letters they get. */
    locale: z.enum(LOCALES, say('chooseOne')),
    vehicleId: carId,
    pickupDateTime: hireMoment,
    dropoffDateTime: hireMoment,
    passengers: z.preprocess(emptyToNull, hirePassengers.nullish().default(null)),
    bags: z.preprocess(emptyToNull, hireBags.nullish().default(null)),
    extras: hireExtras.default([]),
    flightNumber,
    message: optionalParagraph,
  })
  .refine(({ email: address, phone }) => address !== null || phone !== null, {
    path: ['email'],
    ...say('emailOrPhone'),
  })
  .check(hireTimes)
export type StaffHire = z.output<typeof staffHireSchema>

/** PUT /api/admin/bookings/{id}/hire: another car, other times, or both. The reason is for the visitor to read. */
export const hireChangeSchema = z
  .object({
    vehicleId: carId,
    pickupDateTime: anyMoment,
    dropoffDateTime: hireMoment,
    reason: optionalParagraph,
  })
  .check(hireTimes)
export type HireChange = z.output<typeof hireChangeSchema>

const DAY_MS = 24 * 3_600_000
const MOST_DAYS = 366

/** POST /api/admin/car-blocks. It may have begun: a car breaks down before anybody writes it down. */
export const carBlockSchema = z
  .object({ vehicleId: carId, from: anyMoment, until: anyMoment, reason: line })
  .superRefine(({ from, until }, { addIssue }) => {
    const problem = (message: string) => addIssue({ code: 'custom', path: ['until'], message })
    if (until <= from) problem('endBeforeStart')
    else if (!isComing(until)) problem('pastDate')
    else if (until.getTime() - from.getTime() > MOST_DAYS * DAY_MS) problem('carBlockTooLong')
  })
export type CarBlockInput = z.output<typeof carBlockSchema>
