import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'

/**
 * PostgreSQL's advisory locks know no names: each of ours is one arbitrary number. They stand together because two with
 * the same number keep each other out, and nobody would see why.
 */
export const LOCKS = {
  migration: 7_204_001,
  serving: 7_204_002,
  backup: 7_204_003,
  preparing: 7_204_005,
} as const

/**
 * Until the transaction ends: one at a time writes or removes the bytes and the row of an upload. A row is of PostgreSQL and
 * its bytes are of the disk, so that no transaction alone keeps them together.
 */
export async function lockUpload(tx: Pick<NodePgDatabase, 'execute'>, path: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${path}, 0))`)
}
