import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { ownDatabases } from '#tests/helpers/own-databases.ts'
import { LOCKS } from './locks.server.ts'
import { applyOne, migrateDatabase } from './migrate.server.ts'
import { type Migration, ourMigrations } from './migrations.server.ts'
import { inTurn } from './take-turns.server.ts'

const { newDatabase, dropDatabases } = ownDatabases()
afterAll(dropDatabases)

async function withClients(
  work: (client: pg.Client, other: pg.Client, third: pg.Client, config: pg.ClientConfig) => Promise<void>,
): Promise<void> {
  const config = await newDatabase('empty')
  const clients = [new pg.Client(config), new pg.Client(config), new pg.Client(config)] as const
  for (const client of clients) await client.connect()
  await work(...clients, config).finally(() => Promise.all(clients.map((client) => client.end())))
}

const newMigration = (...sql: string[]): Migration => ({
  ...{ sql, text: sql.join(), folderMillis: 7, hash: 'of the test', bps: true, number: '9999', unusedSince: null },
})
const columns = async (client: pg.Client, table: string) =>
  (await client.query(`select column_name as name from information_schema.columns where table_name = $1`, [table])).rows

test('Five who begin on one empty database at once apply each migration once', async () => {
  const config = await newDatabase()
  await Promise.all(Array.from({ length: 5 }, () => migrateDatabase(config)))
  const client = new pg.Client(config)
  await client.connect()
  const { rows } = await client.query('select hash from drizzle.__drizzle_migrations order by id')
  await client.end()
  expect(rows.map(({ hash }) => hash)).toEqual(ourMigrations().map(({ hash }) => hash))
})

test('A migration that finds its table held lets the others pass, and tries again until it is free', async () => {
  await withClients(async (client, other, third) => {
    await other.query('begin; select from settings; insert into settings values ($$a$$, $$1$$)')
    const applied = applyOne(client, newMigration('alter table settings add column colour text'), {
      lockMs: 30,
      pauseMs: 10,
    })
    // Behind a lock that is waited for nobody could read.
    for (let left = 20; left > 0; left -= 1) await third.query("set statement_timeout = '2s'; select from settings")
    await other.query('commit')
    await applied
    expect(await columns(client, 'settings')).toContainEqual({ name: 'colour' })
  })
})

test('One that fails in the middle leaves nothing of itself', async () => {
  await withClients(async (client) => {
    const broken = newMigration('create table half (a int)', 'select no_such_thing')
    await expect(applyOne(client, broken)).rejects.toMatchObject({ code: '42703' })
    expect(await columns(client, 'half')).toEqual([])
    expect((await client.query("select from drizzle.__drizzle_migrations where hash = 'of the test'")).rowCount).toBe(0)
  })
})

test('An index is built beside whoever writes, and one that was broken off is built again', async () => {
  await withClients(async (client, other) => {
    await client.query('create table long_list (a int); insert into long_list values (1), (1)')
    // Two of the same: it is left behind, and no good.
    await client.query('create unique index concurrently "by-a" on long_list (a)').catch(() => {})
    await client.query('delete from long_list')
    await other.query('begin; insert into settings values ($$b$$, $$1$$)')
    const applied = applyOne(
      client,
      newMigration('-- said first: an index concurrently built\ncreate index concurrently "by-a" on "long_list" ("a")'),
    )
    await other.query('insert into long_list values (2)')
    await other.query('commit')
    await applied
    const { rows } = await client.query(
      'select indisvalid as is_valid, indisunique as is_unique from pg_index where indexrelid = \'"by-a"\'::regclass',
    )
    expect(rows).toEqual([{ is_valid: true, is_unique: false }])
  })
})

test('Limits that the role has for visitors, as a pooler asks for, hold for no migration', async () => {
  await withClients(async (client, other, _third, config) => {
    await client.query('create table long_list (a int)')
    for (const limit of ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'])
      await client.query(`do $$ begin execute format(
        'alter role %I in database %I set ${limit} = 100', current_user, current_database()); end $$`)
    // What is built beside it has to wait for this one.
    await other.query('begin; insert into long_list values (1)')
    const applied = inTurn(config, LOCKS.migration, async (migrating) => {
      const migration = newMigration('create index concurrently by_a on long_list (a)')
      await applyOne(migrating, migration, { patienceMs: 0 })
      return (await migrating.query('show idle_in_transaction_session_timeout')).rows
    })
    const countPastLimits = async () =>
      (
        await client.query(`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
          and query like 'create index%' and clock_timestamp() - query_start > interval '200 ms'`)
      ).rowCount
    await Promise.race([applied, expect.poll(countPastLimits, { timeout: 5_000 }).toBe(1)])
    await other.query('commit')
    expect(await applied).toEqual([{ idle_in_transaction_session_timeout: '0' }])
  })
})
