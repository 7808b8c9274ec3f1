import { and, asc, eq, gt, isNotNull, lte, sql } from 'drizzle-orm'
import type { Database } from '#db/client.server.ts'
import { queueDeskMessages } from '../letters/desk-message.server.ts'
import { viewings } from './viewing.table.server.ts'

const AT_ONCE = 50

/** The afternoon before: who looks in the evening has it, and who has to move it still can. */
const REMINDER_HOUR = 15

const dayBefore = sql`date_trunc('day', ${viewings.startsAt}, 'Africa/Dakar') - interval '1 day' + ${REMINDER_HOUR} * interval '1 hour'`

/**
 * Reminds each visitor of each start once, the day before. Who booked or moved after that hour knows it from the letter that
 * said so. What another instance has in hand is passed over; what it wrote down is found as done.
 */
export async function remindVisitors(db: Database): Promise<number> {
  return db.transaction(async (tx) => {
    const due = await tx
      .select()
      .from(viewings)
      .where(
        and(
          eq(viewings.status, 'confirmed'),
          gt(viewings.startsAt, sql`now()`),
          lte(dayBefore, sql`now()`),
          sql`${viewings.remindedOf} is distinct from ${viewings.startsAt}`,
          isNotNull(viewings.email),
        ),
      )
      .orderBy(asc(viewings.startsAt))
      .limit(AT_ONCE)
      .for('update', { skipLocked: true })
    for (const { id: viewingId, email, locale, startsAt, updatedAt } of due) {
      const hour = new Date(startsAt)
      hour.setUTCDate(hour.getUTCDate() - 1)
      hour.setUTCHours(REMINDER_HOUR, 0, 0, 0)
      const payload = { viewingId, startsAt: startsAt.toISOString() }
      // Changed after that hour: it was said by that letter.
      if (updatedAt < hour) await queueDeskMessages(tx, { kind: 'viewing-reminder', recipient: email, locale, payload })
      await tx
        .update(viewings)
        // Copied there: our dates have no microseconds. And no change of the viewing: its version stays.
        .set({ remindedOf: sql`${viewings.startsAt}`, updatedAt: sql`${viewings.updatedAt}` })
        .where(eq(viewings.id, viewingId))
    }
    return due.length
  })
}
