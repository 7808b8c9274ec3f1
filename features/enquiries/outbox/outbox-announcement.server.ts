import { sql } from 'drizzle-orm'
import type { Database } from '#db/client.server.ts'

/** The channel on which the mailer of any instance hears that there is something to send. */
export const OUTBOX_FILLED = 'kais_outbox'

/** Heard when the transaction commits, and not at all when it does not. */
export async function announceOutbox(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_notify(${OUTBOX_FILLED}, '')`)
}
