import { z } from 'zod'
import { isComing, momentInDakar } from '#common/dakar-time.ts'
import { email, line, optionalId, optionalLine, optionalParagraph, optionalPhone } from '#common/schema.ts'
import { say } from '#common/validation.ts'
import { VEHICLE_CATEGORIES } from '../vehicle-categories.ts'
import { problemOfTimes } from './hire-rules.ts'
import { BAGS, HIRE_EXTRAS, PASSENGERS } from './reservation.form.ts'

/** No car of any house takes more; whoever writes 500 has slipped. */
const MAX_LOAD = 60

/** The SPEC gives the options as the words on the screen; programs may send those. */
const CODE_OF_WORD: Record<string, string> = {
  'luxury-sedan': 'sedan',
  'luxury-suv': 'suv',
  'executive-van': 'van',
  'professional-chauffeur': 'chauffeur',
  'wifi-hotspot': 'wifi',
}

function toCode(word: unknown): unknown {
  if (typeof word !== 'string') return word
  const slug = word.trim().toLowerCase().replace(/\s+/g, '-')
  return CODE_OF_WORD[slug] ?? slug
}

export const hireCategory = z.preprocess(toCode, z.enum(VEHICLE_CATEGORIES, say('chooseOne')))

export const hireExtras = z
  .array(z.preprocess(toCode, z.enum(HIRE_EXTRAS, say('chooseOne'))), say('chooseOne'))
  .max(20, say('tooLarge'))
  .transform((extras) => HIRE_EXTRAS.filter((extra) => extras.includes(extra)))

/** A moment on Dakar's clock, or with a zone of its own. */
export const hireMoment = z
  .string()
  .transform((text, { addIssue }) => {
    const moment = momentInDakar(text)
    if (moment) return moment
    addIssue({ code: 'custom', message: 'dateTime' })
    return z.NEVER
  })
  .refine((moment) => isComing(moment), say('pastDate'))

/** One of the form's bands, or a number. */
const loadOf = (bands: readonly string[], least: number, problem: 'passengers' | 'bags') =>
  z
    .union([z.string(), z.number()], say(problem))
    .transform((value) => String(value).trim().replace(/[–—]/g, '-'))
    .refine((text) => {
      if (bands.includes(text)) return true
      const number = /^\d{1,3}$/.test(text) ? Number(text) : -1
      return number >= least && number <= MAX_LOAD
    }, say(problem))

export const hirePassengers = loadOf(PASSENGERS, 1, 'passengers')
export const hireBags = loadOf(BAGS, 0, 'bags')

/** 'AF 718', 'af718' and 'AF-718' are one flight. */
export const flightNumber = optionalLine.transform((text, { addIssue }) => {
  if (text === null) return null
  const [, airline, number] = /^([A-Z\d]{2}|[A-Z]{3})[\s-]?(\d{1,4}[A-Z]?)$/.exec(text.toUpperCase()) ?? []
  if (airline && number) return `${airline} ${number}`
  addIssue({ code: 'custom', message: 'flight' })
  return z.NEVER
})

const bookingData = z
  .object({
    vehicleCategory: hireCategory,
    vehicleId: optionalId,
    pickupDateTime: hireMoment,
    dropoffDateTime: hireMoment,
    passengers: hirePassengers,
    bags: z.preprocess((value) => (value === '' ? null : value), hireBags.nullish().default(null)),
    extras: hireExtras.default([]),
    flightNumber,
    specialRequests: optionalParagraph,
    isRequest: z.boolean(say('invalid')).default(false),
  })
  .superRefine(({ pickupDateTime: pickup, dropoffDateTime: dropoff, vehicleId, isRequest }, { addIssue }) => {
    const found = problemOfTimes({ pickup, dropoff })
    if (found) addIssue({ code: 'custom', path: [found.at], message: found.problem })
    if (isRequest && vehicleId !== null) addIssue({ code: 'custom', path: ['vehicleId'], message: 'requestWithCar' })
  })

/** POST /api/bookings (SPEC section 7), with the car of our choosing. */
export const bookingSchema = z.object({
  type: z.literal('vehicle-rental', say('chooseOne')),
  name: line,
  email,
  phone: optionalPhone,
  message: optionalParagraph,
  bookingData,
})
export type BookingInput = z.output<typeof bookingSchema>
