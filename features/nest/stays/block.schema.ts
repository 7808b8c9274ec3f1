import { z } from 'zod'
import type { Permission } from '#common/permissions.ts'
import { bodyId, line } from '#common/schema.ts'
import { say } from '#common/validation.ts'
import { day } from './day.schema.ts'
import { countNights } from './stay-days.ts'

/** Whoever writes homes, and whoever answers guests on the phone: who blocks nights, and is told of those booked twice. */
export const WHO_BLOCKS = ['property:write', 'enquiry:write'] as const satisfies readonly Permission[]

/** Longer is a home that is not let any more: its terms say so, not its calendar. */
const MOST_NIGHTS = 731

/** `to` is the last night, as a season's. */
function inOrder<Days extends { from: string; to: string }>(
  { from, to }: Days,
  { addIssue }: { addIssue: (issue: { code: 'custom'; path: string[]; message: string }) => void },
): void {
  if (to < from) addIssue({ code: 'custom', path: ['to'], message: 'endBeforeStart' })
  else if (countNights({ arrival: from, departure: to }) >= MOST_NIGHTS)
    addIssue({ code: 'custom', path: ['to'], message: `blockTooLong:${MOST_NIGHTS}` })
}

/** Nights that staff keep from visitors: a repair, the owner who comes. */
export const blockSchema = z
  .object({
    propertyId: bodyId,
    from: day,
    to: day,
    /** For staff only: visitors see that the nights are taken. */
    reason: line,
  })
  .superRefine(inOrder)
export type BlockInput = z.output<typeof blockSchema>

/** Of a block, the nights that are opened; without them, all. */
export const openedNights = z
  .object({ from: day.optional(), to: day.optional() })
  .superRefine(({ from, to }, context) => {
    if (from !== undefined && to !== undefined) inOrder({ from, to }, context)
    else if (from !== to) context.addIssue({ code: 'custom', path: [from ? 'to' : 'from'], message: 'required' })
  })
export type OpenedNights = z.output<typeof openedNights>

export const heldNightsQuery = z
  .object({
    propertyId: z.coerce.number(say('id')).int(say('id')).positive(say('id')).max(2_147_483_647, say('id')),
    from: day,
    to: day,
  })
  .superRefine(inOrder)
export type HeldNightsQuery = z.output<typeof heldNightsQuery>
