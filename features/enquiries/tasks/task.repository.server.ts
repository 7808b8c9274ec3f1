import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '#db/client.server.ts'
import { leads } from '../leads/lead.table.server.ts'
import { tasks } from './task.table.server.ts'

/** The lead's next date is that of its earliest open task: called, in the same transaction, after any change of its tasks. */
export async function keepNextTask(tx: Database, leadId: number): Promise<void> {
  const earliest = tx
    .select({ at: sql`min(${tasks.dueAt})` })
    .from(tasks)
    .where(and(eq(tasks.leadId, leadId), isNull(tasks.doneAt)))
  await tx
    .update(leads)
    .set({ nextFollowUpDate: sql`(${earliest})` })
    .where(eq(leads.id, leadId))
}

export async function insertTask(tx: Database, task: typeof tasks.$inferInsert): Promise<number> {
  const [row] = await tx.insert(tasks).values(task).returning({ id: tasks.id })
  if (!row) throw new Error('An insert returns its row')
  if (task.leadId) await keepNextTask(tx, task.leadId)
  return row.id
}
