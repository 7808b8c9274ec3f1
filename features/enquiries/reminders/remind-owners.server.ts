import { and, asc, eq, isNotNull, lte, notInArray, sql } from 'drizzle-orm'
import type { Database } from '#db/client.server.ts'
import { users } from '#platform/accounts/user.table.server.ts'
import { leads } from '../leads/lead.table.server.ts'
import { CLOSED_LEAD_STATUSES } from '../leads/lead-status.ts'
import { queueDeskMessages } from '../letters/desk-message.server.ts'

const AT_ONCE = 50

/**
 * Writes one reminder for each follow-up that is due and was not called yet, and says how many. What another instance has
 * in hand at this moment is passed over; what it wrote down is found as done.
 */
export async function remindOwners(db: Database): Promise<number> {
  return db.transaction(async (tx) => {
    const due = await tx
      .select({
        id: leads.id,
        at: leads.nextFollowUpDate,
        locale: leads.locale,
        owner: { email: users.email, isActive: users.isActive },
      })
      .from(leads)
      .leftJoin(users, eq(users.id, leads.assignedTo))
      .where(
        and(
          isNotNull(leads.nextFollowUpDate),
          lte(leads.nextFollowUpDate, sql`now()`),
          sql`${leads.remindedOf} is distinct from ${leads.nextFollowUpDate}`,
          notInArray(leads.status, CLOSED_LEAD_STATUSES),
        ),
      )
      .orderBy(asc(leads.nextFollowUpDate))
      .limit(AT_ONCE)
      .for('update', { of: leads, skipLocked: true })
    for (const { id, at, locale, owner } of due) {
      if (!at) continue
      await queueDeskMessages(tx, {
        kind: 'follow-up-reminder',
        // Whoever is gone is not written to: then it is everybody's.
        recipient: owner?.isActive ? owner.email : null,
        locale: locale ?? 'en',
        payload: { leadId: id, at: at.toISOString() },
      })
      await tx
        .update(leads)
        .set({
          // Copied there: our dates have no microseconds, and a date that differs by one would call for ever.
          remindedOf: sql`${leads.nextFollowUpDate}`,
          // Not a change of the lead: somebody who has it open is not told to look again.
          updatedAt: sql`${leads.updatedAt}`,
        })
        .where(eq(leads.id, id))
    }
    return due.length
  })
}
