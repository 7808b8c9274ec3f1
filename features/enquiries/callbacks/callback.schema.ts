import { z } from 'zod'
import { phoneKey } from '#common/contact-keys.ts'
import { line, optionalId } from '#common/schema.ts'
import { say } from '#common/validation.ts'
import { readTimeZone } from '../viewings/in-zone.ts'
import { CALLBACK_TIMES } from './callback-times.ts'

/** POST /api/callbacks. About one listing, or none: then it is about the house. */
export const callbackSchema = z
  .object({
    propertyId: optionalId,
    investmentId: optionalId,
    name: line,
    phone: z
      .string(say('required'))
      .trim()
      .min(1, say('required'))
      .max(40, say('tooLong'))
      .regex(/^[+()\d][\d\s().+/-]{4,}$/, say('phone'))
      // Fewer figures than a number has lead to nobody.
      .refine((phone) => phoneKey(phone) !== null, say('phone')),
    time: z.enum(CALLBACK_TIMES, say('chooseOne')),
    /** What names no zone is none: nobody typed it. */
    timeZone: z
      .string()
      .nullish()
      .transform((zone) => readTimeZone(zone)),
  })
  .refine(({ propertyId, investmentId }) => propertyId === null || investmentId === null, {
    path: ['propertyId'],
    ...say('oneSubject'),
  })
export type CallbackInput = z.output<typeof callbackSchema>
