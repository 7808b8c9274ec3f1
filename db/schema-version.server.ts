import { readMigrationFiles } from 'drizzle-orm/migrator'
import type pg from 'pg'
import { fromProjectRoot } from './project-root.server.ts'

/** Said in words: older code would write rows that the newer one does not understand, so it must not even begin. */
export class SchemaTooNew extends Error {
  constructor(unknown: number) {
    super(
      `This database was used by a newer version of Kais (${unknown} of its migrations ${unknown === 1 ? 'is' : 'are'} ` +
        'unknown to this one). Nothing was changed. Start the newer version again, or restore a backup made before the ' +
        'upgrade: docs/OPERATIONS.md, "Roll back".',
    )
  }
}

/** Before anything is written: what was applied here must be known to us. */
export async function requireKnownSchema(client: pg.Client): Promise<void> {
  const { rows: tables } = await client.query("select to_regclass('drizzle.__drizzle_migrations') as name")
  if (!tables[0]?.name) return
  const ours = readMigrationFiles({ migrationsFolder: fromProjectRoot('db/migrations') })
  const newest = Math.max(...ours.map(({ folderMillis }) => folderMillis))
  const { rows } = await client.query<{ unknown: number }>(
    'select count(*)::int as unknown from drizzle.__drizzle_migrations where created_at > $1',
    [newest],
  )
  const unknown = rows[0]?.unknown ?? 0
  if (unknown > 0) throw new SchemaTooNew(unknown)
}
