import { z } from 'zod'
import { LOCALES } from '#common/locale.ts'
import { bodyId, email, francs, line, optionalId, optionalParagraph, optionalPhone } from '#common/schema.ts'
import { say } from '#common/validation.ts'

/** Said by the home's own rules (stay-rules.ts), so that every door says the same. */
const day = z.string(say('date')).trim().max(10, say('date'))
const guests = z.preprocess(
  (value) => (typeof value === 'string' && /^\s*\d{1,4}\s*$/.test(value) ? Number(value) : value),
  z.number(say('countFromOne')).int(say('countFromOne')),
)

/** The numbers of our own forms: '7' of one without scripts, 7 of the others. */
const propertyId = z
  .preprocess((value) => value, optionalId)
  .transform((id, { addIssue }) => {
    if (id !== null) return id
    addIssue({ code: 'custom', message: 'required' })
    return z.NEVER
  })

/** What a guest sends: POST /api/stays. */
export const stayRequestSchema = z.object({
  propertyId,
  arrival: day,
  departure: day,
  guests,
  name: line,
  email,
  phone: optionalPhone,
  message: optionalParagraph,
})
export type StayRequest = z.output<typeof stayRequestSchema>

const reason = line.pipe(z.string().max(500, say('tooLong')))
const optionalReason = z.preprocess((value) => (value === '' ? null : value), reason.nullish().default(null))
const agreedTotal = z.preprocess((value) => (value === '' ? null : value), francs('price').nullish().default(null))
const optionalEmail = z.preprocess((value) => (value === '' ? null : value), email.nullish().default(null))

/** What staff write down for somebody who called: POST /api/admin/stays. */
export const staffStaySchema = z
  .object({
    propertyId: bodyId,
    arrival: day,
    departure: day,
    guests,
    name: line,
    email: optionalEmail,
    phone: optionalPhone,
    locale: z.enum(LOCALES, say('chooseOne')).default('fr'),
    message: optionalParagraph,
    /** Instead of what the prices come to. */
    agreedTotal,
  })
  .refine((stay) => stay.email !== null || stay.phone !== null, { path: ['email'], error: 'emailOrPhone' })
export type StaffStayInput = z.output<typeof staffStaySchema>

/** What staff do about a stay: PATCH /api/admin/stays/:id. */
export const stayActSchema = z.discriminatedUnion('act', [
  z.object({ act: z.literal('accept') }),
  z.object({ act: z.literal('decline'), reason }),
  z.object({ act: z.literal('propose'), arrival: day, departure: day, note: optionalReason }),
  z.object({ act: z.literal('cancel'), reason }),
  z.object({
    act: z.literal('change'),
    arrival: day.optional(),
    departure: day.optional(),
    guests: guests.optional(),
    agreedTotal,
    reason,
  }),
  z.object({ act: z.literal('assign'), assignedTo: bodyId.nullable() }),
])
export type StayAct = z.output<typeof stayActSchema>
