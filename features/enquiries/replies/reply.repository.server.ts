import { eq } from 'drizzle-orm'
import type { Database } from '#db/client.server.ts'
import { activities } from '../leads/lead.table.server.ts'
import { outbox } from '../outbox/outbox.table.server.ts'

type NewMessage = typeof outbox.$inferInsert

/** The message that carries an entry of a timeline; each knows the other. */
export async function insertReplyMessage(
  tx: Database,
  activityId: number,
  message: Pick<NewMessage, 'recipient' | 'locale'>,
): Promise<void> {
  const [row] = await tx
    .insert(outbox)
    .values({ ...message, kind: 'lead-reply', payload: { activityId } })
    .returning({ id: outbox.id })
  if (!row) throw new Error('PostgreSQL returned no row for an insert')
  await tx.update(activities).set({ outboxId: row.id }).where(eq(activities.id, activityId))
}
