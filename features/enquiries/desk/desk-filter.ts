import { z } from 'zod'
import { pagingSchema } from '#common/pagination.ts'
import { bodyId, optionalParagraph, optionalSearch, optionalYesOrNo } from '#common/schema.ts'
import { say } from '#common/validation.ts'
import { BOOKING_STATUSES } from '#features/mobility/hire/hire-rules.ts'
import { CONTACT_STATUSES, CONTACT_TYPES } from '../contact/contact-types.ts'
import { INQUIRY_STATUSES } from './desk-status.ts'

const shared = {
  search: optionalSearch,
  /** An account's number, 'me' or 'nobody'. */
  assignedTo: z
    .string()
    .regex(/^(me|nobody|\d{1,9})$/, say('chooseOne'))
    .optional(),
  /** Held back because it looks like spam, or not. */
  held: optionalYesOrNo,
}

/** A caller of the API may have made up a kind of its own. */
const anyType = z
  .string()
  .regex(/^[a-z][a-z-]{0,39}$/, say('chooseOne'))
  .optional()
const day = z.iso.date(say('date')).optional()

export const contactFilterSchema = z.object({
  ...shared,
  status: z.enum(CONTACT_STATUSES, say('chooseOne')).optional(),
  type: z.enum(CONTACT_TYPES, say('chooseOne')).optional(),
})
export const inquiryFilterSchema = z.object({
  ...shared,
  status: z.enum(INQUIRY_STATUSES, say('chooseOne')).optional(),
  type: anyType,
})
export const bookingFilterSchema = z.object({
  ...shared,
  status: z.enum(BOOKING_STATUSES, say('chooseOne')).optional(),
  type: anyType,
  /** Days in Dakar, the last one included. */
  pickupFrom: day,
  pickupTo: day,
})
export type ContactFilter = z.output<typeof contactFilterSchema>
export type InquiryFilter = z.output<typeof inquiryFilterSchema>
export type BookingFilter = z.output<typeof bookingFilterSchema>

export const contactListSchema = pagingSchema.extend(contactFilterSchema.shape)
export const inquiryListSchema = pagingSchema.extend(inquiryFilterSchema.shape)
export const bookingListSchema = pagingSchema.extend(bookingFilterSchema.shape)

const assignedTo = bodyId.nullable()

/** PATCH: where it stands, and whose it is. What is not named stays. */
export const contactChangeSchema = z
  .object({ status: z.enum(CONTACT_STATUSES, say('chooseOne')), assignedTo })
  .partial()
export const inquiryChangeSchema = z
  .object({ status: z.enum(INQUIRY_STATUSES, say('chooseOne')), assignedTo })
  .partial()
export const bookingChangeSchema = z
  .object({ status: z.enum(BOOKING_STATUSES, say('chooseOne')), assignedTo })
  .partial()
  /** Why it is cancelled, for the visitor to read. */
  .extend({ reason: optionalParagraph })
  .refine(({ status, reason }) => reason === null || status === 'cancelled', { path: ['reason'], ...say('invalid') })
