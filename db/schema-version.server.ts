import type pg from 'pg'
import { ourMigrations } from './migrations.server.ts'

/** Said in words: older code would read or write what is not there any more, so it must not even begin. */
export class SchemaTooNew extends Error {
  constructor(unknown: number) {
    super(
      `This database was used by a newer version of Kais (${unknown} of its migrations ${unknown === 1 ? 'takes' : 'take'} ` +
        'away what this one lives on). Nothing was changed. Start the newer version again, or restore a backup made before the ' +
        'upgrade: docs/OPERATIONS.md, "Roll back".',
    )
  }
}

const isThere = async (client: pg.ClientBase, table: string) =>
  Boolean((await client.query('select to_regclass($1) as name', [table])).rows[0]?.name)

/**
 * Before anything is written. What newer code applied here may only have added something (decision 0041), or taken away what code
 * since some migration does without, and we know that one. Of what nobody says which, the worst is believed.
 */
export async function requireKnownSchema(client: pg.Client): Promise<void> {
  if (!(await isThere(client, 'drizzle.__drizzle_migrations'))) return
  const newest = Math.max(...ourMigrations().map(({ folderMillis }) => folderMillis))
  const unread = (await isThere(client, 'drizzle.migration_kinds'))
    ? `left join drizzle.migration_kinds kind on kind.created_at = applied.created_at
       where applied.created_at > $1 and (kind.created_at is null or kind.unused_since > $1)`
    : 'where applied.created_at > $1'
  const { rows } = await client.query<{ unknown: number }>(
    `select count(*)::int as unknown from drizzle.__drizzle_migrations applied ${unread}`,
    [newest],
  )
  const unknown = rows[0]?.unknown ?? 0
  if (unknown > 0) throw new SchemaTooNew(unknown)
}
