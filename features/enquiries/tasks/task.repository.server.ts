import { and, asc, desc, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/client.server.ts'
import { findLead } from '../leads/lead.repository.server.ts'
import { activities, leads } from '../leads/lead.table.server.ts'
import { CLOSED_LEAD_STATUSES } from '../leads/lead-status.ts'
import { type TaskRow, tasks } from './task.table.server.ts'
import { dueMoment } from './task-due.ts'

/**
 * The lead's next date is that of its earliest open task: called, in the same transaction, after any change of its tasks.
 * Locked first: of two who add a task at once the second has to see the first one's.
 */
export async function keepNextTask(tx: Database, leadId: number): Promise<void> {
  await findLead(tx, leadId)
  const earliest = tx
    .select({ at: sql`min(${tasks.dueAt})` })
    .from(tasks)
    .where(and(eq(tasks.leadId, leadId), isNull(tasks.doneAt)))
  await tx
    .update(leads)
    .set({ nextFollowUpDate: sql`(${earliest})` })
    // Only a new date is a change of the lead, which others may have open.
    .where(and(eq(leads.id, leadId), sql`${leads.nextFollowUpDate} is distinct from (${earliest})`))
}

export async function insertTask(tx: Database, task: typeof tasks.$inferInsert): Promise<number> {
  const dueAt = dueMoment(task.dueAt ?? null, task.hasHour ?? false)
  const [row] = await tx
    .insert(tasks)
    .values({ ...task, dueAt })
    .returning({ id: tasks.id })
  if (!row) throw new Error('An insert returns its row')
  if (task.leadId) await keepNextTask(tx, task.leadId)
  return row.id
}

/** With its lead locked before it, as whoever closes or joins leads has them. */
export async function lockTask(tx: Database, id: number): Promise<TaskRow | undefined> {
  for (;;) {
    const [known] = await tx.select({ leadId: tasks.leadId }).from(tasks).where(eq(tasks.id, id))
    if (known?.leadId) await findLead(tx, known.leadId)
    const [task] = await tx.select().from(tasks).where(eq(tasks.id, id)).for('update')
    // While we waited it may have moved to another lead.
    if (!task || task.leadId === known?.leadId) return task
  }
}

export async function updateTask(tx: Database, id: number, changes: Partial<typeof tasks.$inferInsert>): Promise<void> {
  await tx.update(tasks).set(changes).where(eq(tasks.id, id))
}

export async function deleteTask(tx: Database, id: number): Promise<void> {
  await tx.delete(tasks).where(eq(tasks.id, id))
}

const isOpenOf = (leadId: number): SQL | undefined => and(eq(tasks.leadId, leadId), isNull(tasks.doneAt))

/** What staff mean to do next for a lead. */
export async function findNextTask(db: Database, leadId: number): Promise<TaskRow | undefined> {
  const [row] = await db
    .select()
    .from(tasks)
    .where(and(isOpenOf(leadId), isNotNull(tasks.dueAt)))
    .orderBy(asc(tasks.dueAt), asc(tasks.id))
    .limit(1)
  return row
}

/** A closed lead calls for nothing any more. Done at the very moment of the transaction, as its entry on the timeline is. */
export async function finishTasksOf(tx: Database, leadId: number, doneBy: number | null): Promise<void> {
  await tx.update(tasks).set({ doneAt: sql`now()`, doneBy }).where(isOpenOf(leadId))
  await keepNextTask(tx, leadId)
}

/** What ended when the lead was closed, and not because somebody was done with it. */
export async function reopenTasksOf(tx: Database, leadId: number): Promise<void> {
  const closing = tx
    .select({ at: activities.createdAt })
    .from(activities)
    .where(
      and(
        eq(activities.leadId, leadId),
        eq(activities.type, 'status'),
        inArray(activities.subject, [...CLOSED_LEAD_STATUSES]),
      ),
    )
    .orderBy(desc(activities.id))
    .limit(1)
  await tx
    .update(tasks)
    .set({ doneAt: null, doneBy: null })
    .where(and(eq(tasks.leadId, leadId), sql`${tasks.doneAt} = (${closing})`))
  await keepNextTask(tx, leadId)
}

interface Handover {
  leadId: number
  from: number | null
  to: number | null
}

/** Whoever gets a lead gets what its owner, or anybody, had to do for it. They have not been reminded of anything yet. */
export async function passTasksOn(tx: Database, { leadId, from, to }: Handover): Promise<void> {
  await tx
    .update(tasks)
    .set({ assignedTo: to, remindedOf: null })
    .where(
      and(
        isOpenOf(leadId),
        or(isNull(tasks.assignedTo), sql`${tasks.assignedTo} = ${from}::int`),
        sql`${tasks.assignedTo} is distinct from ${to}::int`,
      ),
    )
}

interface MovedCall {
  leadId: number
  /** By which somebody asked to be called. */
  wish: { createdAt: Date; callbackAt: Date | null }
  to: number
}

/**
 * A wish to be called turns out to be somebody else's: the call goes along, until it was made. Of two that are planned for one
 * hour it is the one that was planned with the wish.
 */
export async function moveCallback(tx: Database, { leadId, wish: { createdAt, callbackAt }, to }: MovedCall) {
  if (!callbackAt) return
  const isFromThen = sql`abs(extract(epoch from ${tasks.createdAt} - ${createdAt.toISOString()}::timestamptz))`
  const call = tx
    .select({ id: tasks.id })
    .from(tasks)
    .where(and(isOpenOf(leadId), eq(tasks.kind, 'callback'), or(eq(tasks.dueAt, callbackAt), sql`${isFromThen} < 1`)))
    .orderBy(isFromThen, desc(tasks.id))
    .limit(1)
  await tx.update(tasks).set({ leadId: to }).where(inArray(tasks.id, call))
  await keepNextTask(tx, leadId)
  await keepNextTask(tx, to)
}

/** Two leads are one: all that is to do for the one is to do for the other. */
export async function moveTasks(tx: Database, from: number, to: number): Promise<void> {
  await tx.update(tasks).set({ leadId: to }).where(eq(tasks.leadId, from))
}

export function countTasksOf(db: Database, leadId: number): Promise<number> {
  return db.$count(tasks, eq(tasks.leadId, leadId))
}
