import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { LOCKS } from './locks.server.ts'
import { type Migration, makeLists, noteApplied, ourMigrations, writeKinds } from './migrations.server.ts'
import { requireKnownSchema } from './schema-version.server.ts'
import { inTurn } from './take-turns.server.ts'

const TIMING = {
  /** Whoever waits longer for a table makes all others wait behind them, who only want to read. */
  lockMs: 2_000,
  pauseMs: 500,
  /** Somebody has held the table for so long that a person must look. */
  patienceMs: 5 * 60_000,
}

/** Takes no lock that keeps others from writing, and stands in no transaction. */
export const IS_CONCURRENT = /^\s*(create (unique )?|drop )index concurrently\b/i
const INDEX_NAME = /index concurrently (?:if not exists )?"?([^\s"]+)"?/i

/** One that was broken off leaves an index that is kept up and never used. */
async function removeHalfMade(client: pg.Client, statement: string): Promise<void> {
  const [, name] = INDEX_NAME.exec(statement) ?? []
  const { rowCount } = await client.query(
    'select from pg_index where indexrelid = to_regclass($1) and not indisvalid',
    [name && `public.${client.escapeIdentifier(name)}`],
  )
  if (rowCount && name) await client.query(`drop index concurrently ${client.escapeIdentifier(name)}`)
}

async function buildBeside(client: pg.Client, migration: Migration): Promise<void> {
  for (const statement of migration.sql) {
    const plain = withoutComments(statement)
    if (/^\s*create/i.test(plain)) await removeHalfMade(client, plain)
    await client.query(statement)
  }
  await noteApplied(client, migration)
}

async function applyWhole(client: pg.Client, migration: Migration, lockMs: number): Promise<void> {
  await client.query(`begin; set local lock_timeout = ${lockMs}`)
  try {
    for (const statement of migration.sql) await client.query(statement)
    await noteApplied(client, migration)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
}

const withoutComments = (statement: string) => statement.replaceAll(/--[^\n]*|\/\*[\s\S]*?\*\//g, '')

/** Each whole or not at all: killed between two of them, the next start goes on with the second. */
export async function applyOne(
  client: pg.Client,
  migration: Migration,
  timing: Partial<typeof TIMING> = {},
): Promise<void> {
  const { lockMs, pauseMs, patienceMs } = { ...TIMING, ...timing }
  const isBeside = migration.sql.some((statement) => IS_CONCURRENT.test(withoutComments(statement)))
  for (const deadline = Date.now() + patienceMs; ; await sleep(pauseMs)) {
    try {
      return await (isBeside ? buildBeside(client, migration) : applyWhole(client, migration, lockMs))
    } catch (error) {
      const isLocked = error instanceof pg.DatabaseError && error.code === '55P03'
      if (!isLocked || Date.now() > deadline) throw error
    }
  }
}

/** Applies what is missing, one instance at a time: the others wait for their turn and then find nothing to do. */
export async function migrateDatabase(config: pg.PoolConfig): Promise<void> {
  await inTurn(config, LOCKS.migration, async (client) => {
    await client.query('set client_min_messages to warning')
    await requireKnownSchema(client)
    await makeLists(client)
    await writeKinds(client)
    const { rows } = await client.query('select max(created_at) as last from drizzle.__drizzle_migrations')
    const last = Number(rows[0]?.last ?? 0)
    for (const migration of ourMigrations()) if (migration.folderMillis > last) await applyOne(client, migration)
  })
}
