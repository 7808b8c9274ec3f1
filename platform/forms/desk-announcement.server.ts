import { sql } from 'drizzle-orm'
import type { Database } from '#db/client.server.ts'

export const DESK_CHANGED = 'desk_changed'

/** 'received': somebody wrote to us. 'changed': anything else. */
export type DeskNews = 'received' | 'changed'

/**
 * Tells every open staff screen, when the transaction commits, that something came in or moved. Called by whoever writes
 * an enquiry, a booking, a lead or its timeline.
 */
export async function announceDeskChange(tx: Database, news: DeskNews = 'changed'): Promise<void> {
  await tx.execute(sql`select pg_notify(${DESK_CHANGED}, ${news})`)
}
