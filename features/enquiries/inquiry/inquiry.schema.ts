import { z } from 'zod'
import { email, line, optionalId, optionalPhone, paragraph } from '#common/schema.ts'
import { say } from '#common/validation.ts'

/** POST /api/inquiries, and the form on the page of a listing: a question about one home, one project or one car. */
export const inquirySchema = z
  .object({
    propertyId: optionalId,
    investmentId: optionalId,
    vehicleId: optionalId,
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
