import { sql } from 'drizzle-orm'
import type { Database } from '#db/client.server.ts'
import { DESK_CHANGED } from '#platform/forms/desk-announcement.server.ts'

/** On the channel of the open staff screens: somebody may no longer look. */
export const ACCESS_CHANGED = 'access'

/** Tells every instance, when the transaction commits, that a session ended or that somebody's role changed. */
export async function announceAccessChange(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_notify(${DESK_CHANGED}, ${ACCESS_CHANGED})`)
}
