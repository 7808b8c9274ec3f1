import { z } from 'zod'
import { email, line, optionalPhone, paragraph } from '#common/schema.ts'
import { say } from '#common/validation.ts'

const MAX_ID = 2_147_483_647

/** A form without JavaScript sends its number as text, and those it has no number for as nothing. */
const subjectId = z.preprocess(
  (value) => (value === '' ? null : value),
  z
    .union(
      [
        z.number(),
        z
          .string()
          .regex(/^\d{1,10}$/)
          .transform(Number),
      ],
      say('id'),
    )
    .pipe(z.number().int(say('id')).positive(say('id')).max(MAX_ID, say('id')))
    .nullish()
    .default(null),
)

/** POST /api/inquiries, and the form on the page of a listing: a question about one home, one project or one car. */
export const inquirySchema = z
  .object({
    propertyId: subjectId,
    investmentId: subjectId,
    vehicleId: subjectId,
    /** What kind of question; without one, what it is about: 'property', 'investment' or 'vehicle'. */
    inquiryType: z
      .string()
      .regex(/^[a-z][a-z-]{0,39}$/, say('invalid'))
      .optional(),
    name: line,
    email,
    phone: optionalPhone,
    message: paragraph,
  })
  .refine(
    ({ propertyId, investmentId, vehicleId }) =>
      [propertyId, investmentId, vehicleId].filter((id) => id !== null).length === 1,
    { path: ['propertyId'], ...say('oneSubject') },
  )
export type InquiryInput = z.output<typeof inquirySchema>
