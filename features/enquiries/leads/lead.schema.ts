import { z } from 'zod'
import { LOCALES } from '#common/locale.ts'
import { pagingSchema } from '#common/pagination.ts'
import {
  bodyId,
  email,
  optionalLine,
  optionalParagraph,
  optionalPhone,
  optionalSearch,
  optionalYesOrNo,
} from '#common/schema.ts'
import { say } from '#common/validation.ts'
import { STAFF_ACTIVITY_TYPES } from './activity-types.ts'
import { LEAD_PRIORITIES, LEAD_SOURCES, LEAD_STATUSES } from './lead-status.ts'

export const LEAD_SORTS = ['newest', 'waiting', 'follow-up'] as const
export type LeadSort = (typeof LEAD_SORTS)[number]

/** When a follow-up is due: before now, before tomorrow, within seven days. */
export const LEAD_DUE = ['overdue', 'today', 'week'] as const

/** What the list of leads can be narrowed to. `assignedTo` is an account's number, 'me' or 'nobody'. */
export const leadFilterSchema = z.object({
  search: optionalSearch,
  status: z.enum([...LEAD_STATUSES, 'open'], say('chooseOne')).optional(),
  priority: z.enum(LEAD_PRIORITIES, say('chooseOne')).optional(),
  assignedTo: z
    .string()
    .regex(/^(me|nobody|\d{1,9})$/, say('chooseOne'))
    .optional(),
  interest: z.string().trim().max(80, say('tooLong')).optional(),
  due: z.enum(LEAD_DUE, say('chooseOne')).optional(),
  /** Those who wait for a word from us, or those who do not. */
  waiting: optionalYesOrNo,
  sort: z.enum(LEAD_SORTS, say('chooseOne')).default('newest'),
})
export type LeadFilter = z.output<typeof leadFilterSchema>

export const leadListSchema = pagingSchema.extend(leadFilterSchema.shape)

const emptyToNull = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? null : value)
const optionalEmail = z.preprocess(emptyToNull, email.nullish().default(null))

/** What staff can say about the person and the matter. */
const details = {
  firstName: optionalLine,
  lastName: optionalLine,
  email: optionalEmail,
  phone: optionalPhone,
  interestedIn: optionalLine,
  budget: optionalLine,
  notes: optionalParagraph,
  locale: z.enum(LOCALES, say('chooseOne')).nullish().default(null),
  priority: z.enum(LEAD_PRIORITIES, say('chooseOne')).default('medium'),
  source: z.enum(LEAD_SOURCES, say('chooseOne')).default('other'),
}

/** The form of a lead: written down by staff, or corrected. There must be a name, and a way to reach them. */
export const leadInputSchema = z
  .object(details)
  .refine(({ firstName, lastName }) => firstName !== null || lastName !== null, {
    path: ['firstName'],
    ...say('required'),
  })
  .refine(({ email: address, phone }) => address !== null || phone !== null, {
    path: ['email'],
    ...say('emailOrPhone'),
  })
export type LeadDraft = z.input<typeof leadInputSchema>
export type LeadInput = z.output<typeof leadInputSchema>

/** PATCH: where it stands, whose it is, how urgent. What is not named stays. */
export const leadMoveSchema = z
  .object({
    status: z.enum(LEAD_STATUSES, say('chooseOne')),
    priority: z.enum(LEAD_PRIORITIES, say('chooseOne')),
    assignedTo: bodyId.nullable(),
  })
  .partial()
export type LeadMove = z.output<typeof leadMoveSchema>

/** Something that happened, as staff write it down. */
export const activityInputSchema = z.object({
  type: z.enum(STAFF_ACTIVITY_TYPES, say('chooseOne')),
  description: z.preprocess(
    emptyToNull,
    z.string(say('required')).trim().min(1, say('required')).max(5_000, say('tooLong')),
  ),
  outcome: optionalLine,
})
export type ActivityInput = z.output<typeof activityInputSchema>

/** Answered by a way that we do not see; what was said, if it helps the others. */
export const answerNoteSchema = z.object({ note: optionalParagraph })
export type AnswerNote = z.output<typeof answerNoteSchema>

export const mergeSchema = z.object({ otherId: bodyId })
