import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm'
import type { Database } from '#db/client.server.ts'
import { users } from '#platform/accounts/user.table.server.ts'
import { leads } from '../leads/lead.table.server.ts'
import { queueDeskMessages } from '../letters/desk-message.server.ts'
import { tasks } from '../tasks/task.table.server.ts'

const AT_ONCE = 50

/** At its hour; of a day without one, when the house opens. */
const calledAt = sql`case when ${tasks.hasHour} then ${tasks.dueAt} else date_trunc('day', ${tasks.dueAt}, 'Africa/Dakar') + interval '8 hours' end`

/** Held until the reminder is written: whoever erases a person takes it away too. Undefined: somebody has it in hand, or it is gone. */
async function holdLead(tx: Database, id: number) {
  const [lead] = await tx
    .select({ locale: leads.locale })
    .from(leads)
    .where(eq(leads.id, id))
    .for('no key update', { skipLocked: true })
  return lead
}

/**
 * Writes one letter for each task that is due and was not called yet, and says how many: devices have a clock of their own. What another instance has in hand
 * at this moment is passed over; what it wrote down is found as done.
 */
export async function remindOwners(db: Database): Promise<number> {
  return db.transaction(async (tx) => {
    const due = await tx
      .select({
        id: tasks.id,
        at: tasks.dueAt,
        leadId: tasks.leadId,
        owner: { id: users.id, email: users.email, isActive: users.isActive },
      })
      .from(tasks)
      .leftJoin(users, eq(users.id, tasks.assignedTo))
      .where(
        and(
          isNull(tasks.doneAt),
          // What an index finds, before it is looked at closely.
          lte(tasks.dueAt, sql`now() + interval '1 day'`),
          lte(calledAt, sql`now()`),
          sql`${tasks.remindedOf} is distinct from ${tasks.dueAt}`,
        ),
      )
      .orderBy(asc(tasks.dueAt))
      .limit(AT_ONCE)
      .for('update', { of: tasks, skipLocked: true })
    let called = 0
    for (const { id, at, leadId, owner } of due) {
      const lead = leadId === null ? null : await holdLead(tx, leadId)
      if (!at || lead === undefined) continue
      await queueDeskMessages(tx, {
        kind: 'follow-up-reminder',
        // Whoever is gone is not written to: then it is everybody's.
        recipient: owner?.isActive ? owner.email : null,
        locale: lead?.locale ?? 'en',
        payload: { taskId: id, leadId, at: at.toISOString() },
      })
      await tx
        .update(tasks)
        .set({
          // Copied there: our dates have no microseconds, and a date that differs by one would call for ever.
          remindedOf: sql`${tasks.dueAt}`,
          // Not a change of the task: somebody who has it open is not told to look again.
          updatedAt: sql`${tasks.updatedAt}`,
        })
        .where(eq(tasks.id, id))
      called += 1
    }
    return called
  })
}
