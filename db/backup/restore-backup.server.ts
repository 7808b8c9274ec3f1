import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { DamagedObject, type ObjectStore } from '#common/object-store.ts'
import { leave } from '../pool.server.ts'
import type { Manifest, TableEntry } from './manifest.server.ts'
import { measure } from './measure.server.ts'
import { applyMigrations, countKnown, forgetMigrations } from './migrations.server.ts'
import { type Backup, UnusableBackup } from './read-backup.server.ts'
import { connectForCopy } from './session.server.ts'
import { writeStoredFile } from './stored-file.server.ts'
import { copyIn, dropEverything, findFilledTable, listTables, named, withLateReferences } from './tables.server.ts'

/** Said in one line, with the way out. */
export class RestoreRefused extends Error {}

interface RestoreOptions<Adapted> {
  config: pg.ClientConfig
  /** Where pictures and files are brought back to. */
  objects: ObjectStore
  draftFolder: string
  /** Whether what the database holds may be thrown away. */
  isReplacing: boolean
  /** What must be different here from where the backup was made, as part of the same transaction. What it says is handed on. */
  adapt: (client: pg.Client) => Promise<Adapted>
}

/** How many of our migrations the backup's database had had. */
export function versionOf({ path, manifest }: Backup): number {
  const version = countKnown(manifest.migrations)
  if (version !== null) return version
  throw new UnusableBackup(path, 'it was made by a newer Kais than this one. Update Kais first, then restore.')
}

/** A database that holds something is only replaced by who says so, and one that is not ours by nobody. */
export async function requireRestorable(config: pg.ClientConfig, isReplacing: boolean): Promise<'empty' | 'filled'> {
  const client = await connectForCopy(config, 'kais restore')
  try {
    const tables = await listTables(client)
    const { rows } = await client.query<{ ours: string | null }>(
      "select to_regclass('drizzle.__drizzle_migrations')::text as ours",
    )
    if (tables.length > 0 && !rows[0]?.ours)
      throw new RestoreRefused('The database holds tables that are not of Kais. Restore into a database of its own.')
    const filled = await findFilledTable(client)
    if (filled === undefined) return 'empty'
    if (isReplacing) return 'filled'
    throw new RestoreRefused(
      `The database is not empty (there is something in ${filled}). ` +
        'With --replace it is saved in a backup of its own and then replaced.',
    )
  } finally {
    await leave(client)
  }
}

/** A server on an external database holds no lock that we could ask for, but its listeners give it away. */
export async function requireNobodyServes(config: pg.ClientConfig): Promise<void> {
  const client = await connectForCopy(config, 'kais restore')
  try {
    const { rows } = await client.query<{ pid: number }>(
      `select pid from pg_stat_activity
       where datname = current_database() and application_name in ('kais listener', 'kais mailer', 'kais backup')`,
    )
    if (rows.length > 0) throw new RestoreRefused('A Kais is running on this database. Stop it first.')
  } finally {
    await leave(client)
  }
}

interface Place {
  objects: ObjectStore
  draftFolder: string
  name: string
}

async function isThere({
  objects,
  name,
  bytes,
  sha256,
}: Omit<Place, 'draftFolder'> & { bytes: number; sha256: string }) {
  if ((await objects.stat(name))?.bytes !== bytes) return false
  try {
    const found = await objects.read(name)
    return found !== null && (await measure(found.content)).sha256 === sha256
  } catch (error) {
    if (error instanceof DamagedObject) return false
    throw error
  }
}

/** Only adds: what lies there already under its content's address is what the backup holds, or is mended by it. */
async function restoreFiles(backup: Backup, { objects, draftFolder }: Omit<Place, 'name'>): Promise<number> {
  let written = 0
  for (const { name, bytes, sha256 } of backup.manifest.files) {
    if (await isThere({ objects, name, bytes, sha256 })) continue
    const isRight = (found: string) => found === sha256
    await writeStoredFile(backup.readFile(name), { objects, draftFolder, name, isRight })
    written += 1
  }
  return written
}

/** The tables as our migrations make them are those that the backup was written from. */
async function requireSameTables({ path, manifest }: Backup, client: pg.Client): Promise<void> {
  const describe = (tables: readonly Pick<TableEntry, 'name' | 'columns'>[]) =>
    new Map(tables.map(({ name, columns }) => [name, [...columns].sort().join()]))
  const ours = describe(await listTables(client))
  for (const [name, columns] of describe(manifest.tables)) {
    if (ours.get(name) === columns) continue
    throw new UnusableBackup(path, `its table ${name} is not as this version of Kais makes it.`)
  }
}

async function loadTables(backup: Backup, client: pg.Client): Promise<void> {
  for (const table of backup.manifest.tables) {
    const copy = client.query(copyFrom(copyIn(table)))
    await pipeline(backup.readTable(table), copy)
    if (copy.rowCount !== table.rows) throw new Error(`Of the table ${table.name} not every row has arrived.`)
  }
}

async function setSequences({ sequences }: Manifest, client: pg.Client): Promise<void> {
  for (const { name, value } of sequences)
    if (value !== null) await client.query('select setval($1, $2)', [`public.${named(name)}`, value])
}

/**
 * All of the database in one transaction: killed at any moment, it leaves what was there before. The files come first and
 * under their own names, so that a second try goes on where the first one ended. `backup` has been checked by openBackup.
 */
export async function restoreBackup<Adapted>(
  backup: Backup,
  options: RestoreOptions<Adapted>,
): Promise<{ filesWritten: number; adapted: Adapted }> {
  const version = versionOf(backup)
  await requireNobodyServes(options.config)
  await requireRestorable(options.config, options.isReplacing)
  const filesWritten = await restoreFiles(backup, options)
  const client = await connectForCopy(options.config, 'kais restore')
  try {
    await client.query('begin')
    await dropEverything(client)
    await forgetMigrations(client)
    await applyMigrations(client, 0, version)
    await requireSameTables(backup, client)
    const names = backup.manifest.tables.map(({ name }) => `public.${named(name)}`)
    // What a migration has written by itself is in the backup too.
    await client.query(`truncate ${names.join(', ')} restart identity cascade`)
    await withLateReferences(client, () => loadTables(backup, client))
    await setSequences(backup.manifest, client)
    await applyMigrations(client, version)
    const adapted = await options.adapt(client)
    await client.query('commit')
    // Plans are made from what is known of the tables, and of these nothing is yet; and an index alone answers only for pages that
    // are known to be seen by all.
    // It stands by now, whatever becomes of this; PostgreSQL does it by itself later.
    await client.query('vacuum analyze').catch(() => {})
    return { filesWritten, adapted }
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  } finally {
    await leave(client)
  }
}
