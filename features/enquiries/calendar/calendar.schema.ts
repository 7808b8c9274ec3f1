import { z } from 'zod'
import { idParam } from '#common/schema.ts'
import { say } from '#common/validation.ts'
import { day } from '#features/nest/stays/day.schema.ts'
import { countNights } from '#features/nest/stays/stay-days.ts'
import { ENTRY_KINDS } from './calendar-entry.ts'

/** Two months, as the fleet's. */
const MOST_DAYS = 62

const days = z.object({ from: day, to: day })

function inOrder({ from, to }: z.output<typeof days>, { addIssue }: z.RefinementCtx): void {
  if (to < from) addIssue({ code: 'custom', path: ['to'], message: 'endBeforeStart' })
  else if (countNights({ arrival: from, departure: to }) >= MOST_DAYS)
    addIssue({ code: 'custom', path: ['to'], message: `tooManyDays:${MOST_DAYS}` })
}

const kinds = z
  .string(say('chooseOne'))
  .transform((text) => text.split(',').filter(Boolean))
  .pipe(z.array(z.enum(ENTRY_KINDS, say('chooseOne'))))

/** Both days are included. */
export const calendarSchema = days
  .extend({
    /** Whose: 'me', 'nobody', or a number; everybody's without. */
    person: z.union([z.enum(['me', 'nobody']), idParam.shape.id], say('chooseOne')).optional(),
    /** 'viewing,task'; all without. */
    kinds: kinds.optional(),
  })
  .superRefine(inOrder)
export type CalendarQuery = z.output<typeof calendarSchema>

export const busySchema = days
  .extend({
    /** A home that is let by the night: its guests are in the way too. */
    propertyId: idParam.shape.id.optional(),
  })
  .superRefine(inOrder)
export type BusyQuery = z.output<typeof busySchema>

/** In which language a calendar elsewhere reads: it sends none that would be its owner's. */
export const staffCalendarQuery = z.object({ lang: z.enum(['en', 'fr']).catch('en') })
