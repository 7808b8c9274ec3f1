import { z } from 'zod'
import { pagingSchema } from '#common/pagination.ts'
import { line, optionalSearch, optionalYesOrNo } from '#common/schema.ts'
import { say } from '#common/validation.ts'
import { day } from '#features/nest/stays/day.schema.ts'
import { monthsBetween } from '#features/nest/stays/occupancy.ts'
import { countNights } from '#features/nest/stays/stay-days.ts'
import { STAY_STATUSES } from '#features/nest/stays/stay-rules.ts'

const month = z.string(say('month')).regex(/^20\d\d-(0[1-9]|1[0-2])$/, say('month'))
const propertyId = z.coerce.number(say('id')).int(say('id')).positive(say('id')).max(2_147_483_647, say('id'))

export const stayListSchema = pagingSchema.extend({
  search: optionalSearch,
  status: z.enum(STAY_STATUSES, say('chooseOne')).optional(),
  propertyId: propertyId.optional(),
  /** A night of the stay lies in it. */
  month: month.optional(),
  /** Held back because it looks like spam, or not. */
  held: optionalYesOrNo,
})
export type StayFilter = Omit<z.output<typeof stayListSchema>, 'limit' | 'cursor'>

/** Without a day: today in Dakar. */
export const stayBoardSchema = z.object({ day: day.optional() })

const MOST_MONTHS = 24
const MOST_DAYS = 62

export const occupancySchema = z.object({ from: month, to: month }).superRefine(({ from, to }, { addIssue }) => {
  if (to < from) addIssue({ code: 'custom', path: ['to'], message: 'endBeforeStart' })
  else if (monthsBetween(from, to).length > MOST_MONTHS)
    addIssue({ code: 'custom', path: ['to'], message: `tooManyMonths:${MOST_MONTHS}` })
})

/** Of a home, or of one that is deleted, by the name that its stays kept. */
export const statementSchema = z
  .object({ propertyId: propertyId.optional(), deletedHome: line.optional(), month })
  .transform(({ propertyId, deletedHome, month }, { addIssue }) => {
    if (propertyId !== undefined && deletedHome === undefined) return { home: propertyId, month }
    if (deletedHome !== undefined && propertyId === undefined) return { home: deletedHome, month }
    addIssue({ code: 'custom', path: ['propertyId'], message: 'chooseOne' })
    return z.NEVER
  })
export type StatementQuery = z.output<typeof statementSchema>

/** Days of departures, both included. */
export const cleaningSchema = z.object({ from: day, to: day }).superRefine(({ from, to }, { addIssue }) => {
  if (to < from) addIssue({ code: 'custom', path: ['to'], message: 'endBeforeStart' })
  else if (countNights({ arrival: from, departure: to }) >= MOST_DAYS)
    addIssue({ code: 'custom', path: ['to'], message: `tooManyDays:${MOST_DAYS}` })
})
export type CleaningDays = z.output<typeof cleaningSchema>
