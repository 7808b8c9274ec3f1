import type pg from 'pg'
import { makeLists, noteApplied, ourMigrations, writeKinds } from '../migrations.server.ts'

/** What Drizzle's migrator knows and does, one step at a time and within a transaction of ours. */

export interface AppliedMigration {
  hash: string
  at: number
}

export async function listApplied(client: pg.ClientBase): Promise<AppliedMigration[]> {
  const { rows } = await client.query<{ hash: string; created_at: string }>(
    'select hash, created_at from drizzle.__drizzle_migrations order by created_at',
  )
  return rows.map(({ hash, created_at }) => ({ hash, at: Number(created_at) }))
}

/** How many of our migrations a database with these has had; null when it had one that we do not know. */
export function countKnown(applied: readonly AppliedMigration[]): number | null {
  const ours = ourMigrations()
  return applied.every(({ hash }, place) => ours[place]?.hash === hash) ? applied.length : null
}

/** Begins anew, with nothing applied. */
export async function forgetMigrations(client: pg.ClientBase): Promise<void> {
  await makeLists(client)
  await writeKinds(client)
  await client.query('truncate drizzle.__drizzle_migrations restart identity')
}

/** Those from one place of the list up to another. Nobody works beside us, so that indexes are built within the transaction. */
export async function applyMigrations(client: pg.ClientBase, from: number, to?: number): Promise<void> {
  for (const migration of ourMigrations().slice(from, to)) {
    for (const statement of migration.sql) await client.query(statement.replaceAll(/\bconcurrently\b/gi, ''))
    await noteApplied(client, migration)
  }
}
