import { sql } from 'drizzle-orm'
import type { Actor } from '#common/permissions.ts'
import type { Database } from './client.server.ts'

/** What the disk still takes. Each throws a refusal in words. */
export interface Room {
  forFile(bytes: number): Promise<void>
  /** Messages are taken longer than anything else. */
  forMessage(): void
}

/** What every use case is handed: where to read and write, and on whose behalf. */
export interface Context {
  db: Database
  actor: Actor
  /** Absent where nobody watches the disk: tools, demo content. */
  room?: Room | undefined
}

export const CONTENT_CHANGED = 'content_changed'

/**
 * Tells every instance, when the transaction commits and not before, to forget its rendered pages.
 * Called by each use case that changes what visitors see.
 */
export async function announceContentChange(db: Database): Promise<void> {
  await db.execute(sql`select pg_notify(${CONTENT_CHANGED}, '')`)
}
