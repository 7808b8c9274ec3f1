import { z } from 'zod'
import { pagingSchema } from '#common/pagination.ts'
import { bodyId, optionalLine, optionalSearch, optionalYesOrNo, withoutControls } from '#common/schema.ts'
import { say } from '#common/validation.ts'
import { TASK_GROUPS } from './task-due.ts'
import { TASK_KINDS } from './task-kinds.ts'

const MAX_LINE = 200

export const taskListSchema = pagingSchema.extend({
  search: optionalSearch,
  /** Whose: an account's number, 'me' or 'nobody'. `mine=true`: one's own, and what is nobody's yet. */
  assignedTo: z
    .string()
    .regex(/^(me|nobody|\d{1,9})$/, say('chooseOne'))
    .optional(),
  mine: optionalYesOrNo,
  /** Without it: what is still to do. */
  open: optionalYesOrNo,
  leadId: z.coerce.number(say('id')).int(say('id')).positive(say('id')).max(2_147_483_647, say('id')).optional(),
  kind: z.enum(TASK_KINDS, say('chooseOne')).optional(),
  due: z.enum(TASK_GROUPS, say('chooseOne')).optional(),
})
export type TaskFilter = Omit<z.output<typeof taskListSchema>, 'limit' | 'cursor'>

const title = z
  .string(say('required'))
  .transform(withoutControls)
  .pipe(z.string().max(MAX_LINE, say('tooLong')))
const dueAt = z
  .preprocess(
    (value) => (value === '' ? null : value),
    z.iso
      .datetime({ offset: true, error: 'date' })
      .regex(/^(19|20|21)\d\d-/, say('date'))
      .transform((text) => new Date(text))
      .nullable(),
  )
  .describe('Without an hour its day in Dakar counts')

export const taskFields = z.object({
  /** A follow-up and a callback say by their kind what is to be done. */
  title: title.default(''),
  kind: z.enum(TASK_KINDS, say('chooseOne')).default('task'),
  dueAt: dueAt.default(null),
  hasHour: z.boolean(say('chooseOne')).default(false),
  /** Left out: the lead's owner, else whoever writes it down. Null: anybody's. */
  assignedTo: bodyId.nullish(),
  leadId: bodyId.nullish().default(null),
})
export const saysWhat = ({ kind, title }: { kind?: string | undefined; title?: string | undefined }) =>
  kind !== 'task' || title !== ''
export const taskInputSchema = taskFields.refine(saysWhat, { path: ['title'], ...say('required') })
export type TaskInput = z.output<typeof taskInputSchema>

/** PATCH: what is not named stays. */
export const taskChangeSchema = z
  .object({
    title,
    kind: z.enum(TASK_KINDS, say('chooseOne')),
    dueAt,
    hasHour: z.boolean(say('chooseOne')),
    assignedTo: bodyId.nullable(),
    isDone: z.boolean(say('chooseOne')),
    outcome: optionalLine,
  })
  .partial()
export type TaskChange = z.output<typeof taskChangeSchema>
