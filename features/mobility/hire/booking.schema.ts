import { z } from 'zod'
import { isComing, momentInDakar } from '#common/dakar-time.ts'
import { email, line, optionalId, optionalLine, optionalParagraph, optionalPhone } from '#common/schema.ts'
import { say } from '#common/validation.ts'
import { VEHICLE_CATEGORIES } from '../vehicle-categories.ts'
import { problemOfTimes } from './hire-rules.ts'
import { HIRE_EXTRAS, PASSENGERS } from './reservation.form.ts'

/** No car of any house seats more; whoever writes 500 has slipped. */
const MAX_PASSENGERS = 60

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

/** One of the form's four bands, or a number of people. */
const passengers = z
  .union([z.string(), z.number()], say('passengers'))
  .transform((value) => String(value).trim().replace(/[–—]/g, '-'))
  .refine((text) => {
    if (PASSENGERS.some((band) => band === text)) return true
    const people = /^\d{1,3}$/.test(text) ? Number(text) : 0
    return people >= 1 && people <= MAX_PASSENGERS
  }, say('passengers'))

/** 'AF 718', 'af718' and 'AF-718' are one flight. */
const flightNumber = optionalLine.transform((text, { addIssue }) => {
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
    passengers,
    extras: hireExtras.default([]),
    flightNumber,
    specialRequests: optionalParagraph,
  })
  .superRefine(({ pickupDateTime: pickup, dropoffDateTime: dropoff }, { addIssue }) => {
    const found = problemOfTimes({ pickup, dropoff })
    if (found) addIssue({ code: 'custom', path: [found.at], message: found.problem })
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

/** Of a band its lower end: that many will come for certain. */
export function fewestPassengers(text: string): number {
  return Number.parseInt(text, 10)
}
