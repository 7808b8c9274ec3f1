import { readFileSync } from 'node:fs'
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'
import type pg from 'pg'
import { fromProjectRoot } from './project-root.server.ts'

const FOLDER = 'db/migrations'
const CONTRACT = /^-- contract: (\d{4})\b/m

export interface Migration extends MigrationMeta {
  /** '0024': what people call it. */
  number: string
  /** The whole file. */
  text: string
  /** It takes away what older code lives on; code that knows this migration (by its time) lives without it. Null: it only adds. */
  unusedSince: number | null
}

/** Ours, in their order. */
export function ourMigrations(): Migration[] {
  const { entries } = JSON.parse(readFileSync(fromProjectRoot(FOLDER, 'meta/_journal.json'), 'utf8')) as {
    entries: { tag: string; when: number }[]
  }
  return readMigrationFiles({ migrationsFolder: fromProjectRoot(FOLDER) }).map((migration, place) => {
    const tag = entries[place]?.tag ?? ''
    const text = readFileSync(fromProjectRoot(FOLDER, `${tag}.sql`), 'utf8')
    const [, since] = CONTRACT.exec(text) ?? []
    const known = entries.find((entry) => entry.tag.startsWith(`${since}_`))
    const unusedSince = since === undefined ? null : (known?.when ?? migration.folderMillis)
    return { ...migration, number: tag.slice(0, 4), text, unusedSince }
  })
}

/** Drizzle's own list, and beside it what each of them means for code that does not know it. */
export async function makeLists(client: pg.ClientBase): Promise<void> {
  await client.query('create schema if not exists drizzle')
  await client.query(`create table if not exists drizzle.__drizzle_migrations
    (id serial primary key, hash text not null, created_at bigint)`)
  await client.query(`create table if not exists drizzle.migration_kinds
    (created_at bigint primary key, name text not null, unused_since bigint)`)
}

/** Before they are applied: whoever finds one of them applied finds its kind. */
export async function writeKinds(client: pg.ClientBase): Promise<void> {
  for (const { folderMillis, number, unusedSince } of ourMigrations())
    await client.query(
      `insert into drizzle.migration_kinds (created_at, name, unused_since) values ($1, $2, $3)
       on conflict (created_at) do nothing`,
      [folderMillis, number, unusedSince],
    )
}

export async function noteApplied(client: pg.ClientBase, { hash, folderMillis }: Migration): Promise<void> {
  await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
    hash,
    folderMillis,
  ])
}
