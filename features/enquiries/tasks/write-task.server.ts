import { AppError } from '#common/errors.ts'
import { type Actor, actorId, requirePermission } from '#common/permissions.ts'
import type { Database } from '#db/client.server.ts'
import type { Context } from '#db/context.server.ts'
import { againAfterClash } from '#db/database-error.server.ts'
import { recordChange } from '#platform/content/record-change.server.ts'
import { requireVersion } from '#platform/content/write-content.server.ts'
import { announceDeskChange } from '#platform/forms/desk-announcement.server.ts'
import { storeOnce } from '#platform/forms/idempotency.server.ts'
import { lockLead } from '../leads/change-lead.server.ts'
import { noteOnTimeline } from '../leads/list-activities.server.ts'
import { findStaffMember } from '../leads/staff-member.repository.server.ts'
import { noteCallMade, takeCallBack } from './callback-answers.server.ts'
import { getTask } from './list-tasks.server.ts'
import type { StaffTask } from './task.public.ts'
import { deleteTask, insertTask, keepNextTask, lockTask, updateTask } from './task.repository.server.ts'
import { saysWhat, type TaskChange, type TaskInput } from './task.schema.ts'
import type { TaskRow } from './task.table.server.ts'
import { dueMoment } from './task-due.ts'

/** What the audit trail may keep of a task: its words may be about a person. */
function audited({ kind, dueAt, hasHour, assignedTo, doneAt }: TaskRow) {
  return { taskKind: kind, dueAt, hasHour, assignedTo, isDone: doneAt !== null }
}

async function tellTrail(tx: Database, actor: Actor, before: TaskRow | null, after: TaskRow | null): Promise<void> {
  const id = (after ?? before)?.id ?? 0
  await recordChange(tx, actor, {
    action: before ? (after ? 'update' : 'delete') : 'create',
    entity: 'task',
    entityId: id,
    label: `#${id}`,
    before: before && audited(before),
    after: after && audited(after),
  })
  await announceDeskChange(tx)
}

/** What became of it, where the lead's story is told. */
export type TaskNews = 'planned' | 'done' | 'reopened' | 'deleted'
async function tellTimeline(tx: Database, actor: Actor, task: TaskRow, news: TaskNews): Promise<void> {
  const { leadId, kind, title: nextAction, dueAt: scheduledDate, doneAt: completedDate, outcome } = task
  if (!leadId) return
  // Where the words are empty, the kind says what it was.
  const entry = {
    type: 'task',
    subject: news,
    description: kind,
    nextAction,
    scheduledDate,
    completedDate,
    outcome,
  } as const
  await noteOnTimeline(tx, actor, { leadId, ...entry })
}

async function requireStaff(tx: Database, id: number | null | undefined): Promise<void> {
  if (id && !(await findStaffMember(tx, id)))
    throw new AppError('invalid_input', { fields: { assignedTo: 'chooseOne' } })
}

/** Something to do, for a lead or for the house. */
export async function addTask(
  context: Context,
  input: TaskInput,
  idempotencyKey: string | undefined,
): Promise<StaffTask> {
  const { db, actor } = context
  requirePermission(actor, 'enquiry:write')
  const { leadId, assignedTo, title, kind, hasHour, dueAt } = input
  const id = await storeOnce(db, { scope: 'task', key: idempotencyKey, content: input }, async (tx) => {
    // Who was forgotten or joined meanwhile is said at the field that names them.
    const lead = leadId
      ? await lockLead(tx, leadId).catch((cause) => {
          throw new AppError('invalid_input', { fields: { leadId: 'chooseOne' }, cause })
        })
      : null
    await requireStaff(tx, assignedTo)
    const owner = assignedTo === undefined ? (lead?.assignedTo ?? actorId(actor)) : assignedTo
    const createdBy = actorId(actor)
    const task = { leadId, kind, title, dueAt, hasHour: hasHour && dueAt !== null, assignedTo: owner, createdBy }
    const taskId = await insertTask(tx, task)
    const stored = await lockTask(tx, taskId)
    if (!stored) throw new Error('What was inserted is there')
    await tellTimeline(tx, actor, stored, 'planned')
    await tellTrail(tx, actor, null, stored)
    return taskId
  })
  return getTask(context, id)
}

/** What is said of it, as the row has it. */
function changesOf(task: TaskRow, change: TaskChange, actor: Actor): Partial<TaskRow> {
  const { title = task.title, kind = task.kind, assignedTo = task.assignedTo, isDone } = change
  if (!saysWhat({ kind, title })) throw new AppError('invalid_input', { fields: { title: 'required' } })
  const at = change.dueAt === undefined ? task.dueAt : change.dueAt
  const hasHour = at !== null && (change.hasHour ?? task.hasHour)
  const wasDone = task.doneAt !== null
  return {
    title,
    kind,
    assignedTo,
    hasHour,
    dueAt: dueMoment(at, hasHour),
    // A new owner has not been reminded of anything yet.
    ...(assignedTo !== task.assignedTo && { remindedOf: null }),
    ...(isDone === true && !wasDone && { doneAt: new Date(), doneBy: actorId(actor) }),
    ...(isDone === false && wasDone && { doneAt: null, doneBy: null, outcome: null }),
    ...(isDone !== false && change.outcome !== undefined && { outcome: change.outcome }),
  }
}

interface ChangeRequest {
  id: number
  change: TaskChange
  version: string | null
}

/** Whoever answers enquiries may do what a colleague did not come to: the trail says who did it. */
export async function changeTask(context: Context, { id, change, version }: ChangeRequest): Promise<StaffTask> {
  const { db, actor } = context
  requirePermission(actor, 'enquiry:write')
  await againAfterClash(() =>
    db.transaction(async (tx) => {
      const before = await lockTask(tx, id)
      if (!before) throw new AppError('not_found')
      requireVersion(before, version)
      // Whoever has left keeps what they had until somebody else takes it.
      if (change.assignedTo !== before.assignedTo) await requireStaff(tx, change.assignedTo)
      await updateTask(tx, id, changesOf(before, change, actor))
      if (before.leadId) await keepNextTask(tx, before.leadId)
      const after = await lockTask(tx, id)
      if (!after) throw new AppError('not_found')
      if (before.doneAt === null && after.doneAt !== null) {
        if (after.kind === 'callback' && after.leadId) await noteCallMade(tx, actor, after)
        else await tellTimeline(tx, actor, after, 'done')
      }
      if (before.doneAt !== null && after.doneAt === null) {
        if (before.kind === 'callback' && before.leadId) await takeCallBack(tx, before)
        else await tellTimeline(tx, actor, after, 'reopened')
      }
      await tellTrail(tx, actor, before, after)
    }),
  )
  return getTask(context, id)
}

/** It was never meant, or is somebody else's: what was done is finished instead. */
export async function removeTask({ db, actor }: Context, id: number): Promise<void> {
  requirePermission(actor, 'enquiry:write')
  await againAfterClash(() =>
    db.transaction(async (tx) => {
      const task = await lockTask(tx, id)
      if (!task) throw new AppError('not_found')
      await deleteTask(tx, id)
      if (task.leadId) await keepNextTask(tx, task.leadId)
      await tellTimeline(tx, actor, task, 'deleted')
      await tellTrail(tx, actor, task, null)
    }),
  )
}
