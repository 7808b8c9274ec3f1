import { z } from 'zod'
import { momentInDakar } from '#common/dakar-time.ts'
import { LOCALES } from '#common/locale.ts'
import { pagingSchema } from '#common/pagination.ts'
import {
  bodyId,
  email,
  line,
  optionalId,
  optionalLine,
  optionalParagraph,
  optionalPhone,
  optionalSearch,
  optionalUrl,
  optionalYesOrNo,
} from '#common/schema.ts'
import { say } from '#common/validation.ts'
import { day } from '#features/nest/stays/day.schema.ts'
import { readTimeZone } from './in-zone.ts'
import { INTERESTS, LONGEST_REASON, VIEWING_KINDS, VIEWING_STATES, VIEWING_STATUSES } from './viewing-status.ts'

const kind = z.enum(VIEWING_KINDS, say('chooseOne'))

/** An instant, as it was offered: '2026-12-01T10:00:00.000Z'. One that names no zone is read on Dakar's clock. */
const start = z
  .string(say('required'))
  .trim()
  .transform((text, { addIssue }) => {
    const moment = momentInDakar(text)
    if (moment) return moment
    addIssue({ code: 'custom', message: text === '' ? 'required' : 'dateTime' })
    return z.NEVER
  })

/** Asked also where other fields are refused: whoever fills in a form is told of all at once. */
const always = { when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null }

const oneSubject = z.refine<{ propertyId: number | null; investmentId: number | null }>(
  ({ propertyId, investmentId }) => (propertyId === null) !== (investmentId === null),
  { path: ['propertyId'], ...say('chooseOne'), ...always },
)

/** The home of a project is no home: one of the two. */
const subjectIds = { propertyId: optionalId, investmentId: optionalId }

/** What a visitor sends: POST /api/viewings. */
export const viewingRequestSchema = z
  .object({
    ...subjectIds,
    kind: z.preprocess((value) => (value === '' ? undefined : value), kind.default('in-person')),
    startsAt: start,
    /** What names no zone is left out: nobody should be kept from a viewing by their browser. */
    timeZone: z
      .unknown()
      .optional()
      .transform((text) => readTimeZone(typeof text === 'string' ? text : null)),
    name: line,
    email,
    phone: optionalPhone,
    message: optionalParagraph,
  })
  .check(oneSubject)
export type ViewingRequest = z.output<typeof viewingRequestSchema>

/** GET /api/viewings/slots. */
export const slotsSchema = z.object({ ...subjectIds, kind: kind.default('in-person') }).check(oneSubject)

/** As long as the forms let it be. */
const reason = optionalParagraph.pipe(z.string().max(LONGEST_REASON, say('tooLong')).nullable()).prefault(null)

/** What a visitor presses on their own page. */
export const visitorMoveSchema = z.object({ startsAt: start })
export const visitorCancelSchema = z.object({ reason })

const wholeMinutes = (least: number, most: number, rule: 'viewingMinutes' | 'bufferMinutes') =>
  z.number(say(rule)).int(say(rule)).min(least, say(rule)).max(most, say(rule))
const minutes = wholeMinutes(10, 480, 'viewingMinutes')

/** What staff write down for somebody: POST /api/admin/viewings. Of a lead its name and addresses are taken. */
export const staffViewingSchema = z
  .object({
    ...subjectIds,
    leadId: bodyId.nullish().default(null),
    name: optionalLine,
    email: z.preprocess((value) => (value === '' ? null : value), email.nullish().default(null)),
    phone: optionalPhone,
    locale: z.enum(LOCALES, say('chooseOne')).default('fr'),
    kind: kind.default('in-person'),
    startsAt: start,
    minutes: minutes.optional(),
    /** Nobody named: whose turn it is. */
    adviserId: bodyId.nullish().default(null),
    place: optionalLine,
    videoUrl: optionalUrl,
    message: optionalParagraph,
  })
  .check(oneSubject)
  .refine(({ leadId, name }) => leadId !== null || name !== null, { path: ['name'], ...say('required'), ...always })
  .refine(({ leadId, email: address, phone }) => leadId !== null || address !== null || phone !== null, {
    path: ['phone'],
    ...say('emailOrPhone'),
    ...always,
  })
export type StaffViewingInput = z.output<typeof staffViewingSchema>

/** PATCH /api/admin/viewings/:id. What is not named stays as it is. */
export const viewingChangeSchema = z.object({
  status: z.enum(VIEWING_STATUSES, say('chooseOne')).exclude(['asked']).optional(),
  startsAt: start.optional(),
  minutes: minutes.optional(),
  adviserId: bodyId.nullable().optional(),
  kind: kind.optional(),
  place: optionalLine.optional(),
  videoUrl: optionalUrl.optional(),
  /** Why it is moved or cancelled: the visitor reads it. */
  reason,
  interest: z.enum(INTERESTS, say('chooseOne')).nullable().optional(),
  feedback: optionalParagraph.optional(),
})
export type ViewingChange = z.output<typeof viewingChangeSchema>

const id = z.coerce.number(say('id')).int(say('id')).positive(say('id')).max(2_147_483_647, say('id'))

const moment = z.iso.datetime({ offset: true, error: 'date' })

export const viewingListSchema = pagingSchema.extend({
  search: optionalSearch,
  status: z.enum(VIEWING_STATES, say('chooseOne')).optional(),
  /** 'me' or somebody's number. */
  adviser: z.union([z.enum(['me', 'nobody']), id], say('chooseOne')).optional(),
  leadId: id.optional(),
  propertyId: id.optional(),
  /** Held back because it looks like spam, or not. */
  held: optionalYesOrNo,
  /** Days of Dakar, both included; or moments, the last excluded. */
  from: day.or(moment).optional(),
  to: day.or(moment).optional(),
  /** Open: what waits for our word, then what is to come or to be closed, soonest first. */
  view: z.enum(['open', 'all'], say('chooseOne')).default('all'),
})
export type ViewingFilter = Omit<z.output<typeof viewingListSchema>, 'limit' | 'cursor'>

/** GET /api/admin/viewing-slots. */
export const staffSlotsSchema = z
  .object({
    ...subjectIds,
    kind: kind.default('in-person'),
    adviser: id.optional(),
    moved: id.optional(),
    /** How long staff mean it to take; else as long as it usually does. */
    minutes: z.coerce.number(say('viewingMinutes')).pipe(minutes).optional(),
  })
  .check(oneSubject)
export type StaffSlotsQuery = z.output<typeof staffSlotsSchema>

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/
const clock = z.string(say('invalid')).regex(CLOCK, say('invalid'))

/** In order, and apart: a start belongs to one of them. */
const spans = z
  .array(z.object({ from: clock, to: clock }))
  .max(6, say('tooLarge'))
  .refine((list) => list.every(({ from, to }, index) => from < to && (list[index - 1]?.to ?? '') <= from), {
    error: 'hoursInOrder',
  })

const MOST_DAYS_OFF = 60

/** PUT /api/admin/advisers/:userId. */
export const adviserSchema = z.object({
  takesViewings: z.boolean(),
  hours: z.array(spans).length(7, say('invalid')),
  minutes,
  bufferMinutes: wholeMinutes(0, 240, 'bufferMinutes'),
  daysOff: z
    .array(
      z
        .object({ firstDay: day, lastDay: day })
        .refine(({ firstDay, lastDay }) => firstDay <= lastDay, { path: ['lastDay'], error: 'endBeforeStart' }),
    )
    .max(MOST_DAYS_OFF, say('tooLarge')),
})
export type AdviserInput = z.output<typeof adviserSchema>
