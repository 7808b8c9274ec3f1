import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { atDatabase } from '#tests/helpers/postgres.setup.ts'
import { migrateDatabase } from './migrate.server.ts'
import { ourMigrations } from './migrations.server.ts'

const NEXT_YEAR = Date.now() + 365 * 86_400_000
const newest = () => Math.max(...ourMigrations().map(({ folderMillis }) => folderMillis))
const APPLIED = 'select hash, created_at from drizzle.__drizzle_migrations order by id'

async function withDatabase(work: (client: pg.Client, migrate: () => Promise<void>) => Promise<void>): Promise<void> {
  const server = inject('postgres')
  const admin = new pg.Client(server)
  await admin.connect()
  const name = `kais_test_${randomUUID().replaceAll('-', '')}`
  await admin.query(`create database ${name} template ${inject('templates').empty}`)
  const config = atDatabase(server, name)
  const client = new pg.Client(config)
  await client.connect()
  try {
    await migrateDatabase(config)
    await work(client, () => migrateDatabase(config))
  } finally {
    await client.end()
    await admin.query(`drop database ${name}`)
    await admin.end()
  }
}

/** As a newer version leaves it: `kind` undefined where it says nothing about it. */
async function applyNewer(client: pg.Client, kind?: { unusedSince: number | null }): Promise<void> {
  await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', ['n', NEXT_YEAR])
  if (kind)
    await client.query('insert into drizzle.migration_kinds values ($1, $2, $3)', [NEXT_YEAR, '9999', kind.unusedSince])
}

test.for([
  ['of which nothing is known', undefined],
  ['that takes away what this one lives on', { unusedSince: NEXT_YEAR - 1 }],
] as const)('A migration of a newer version %s is refused in words, and nothing is changed', async ([, kind]) => {
  await withDatabase(async (client, migrate) => {
    await applyNewer(client, kind)
    const before = await client.query(APPLIED)
    await expect(migrate()).rejects.toThrow(/newer version of Kais.*Nothing was changed.*restore a backup/s)
    expect((await client.query(APPLIED)).rows).toEqual(before.rows)
  })
})

test('A database from before kinds were written, with a migration that is not ours, is refused', async () => {
  await withDatabase(async (client, migrate) => {
    await applyNewer(client)
    await client.query('drop table drizzle.migration_kinds')
    await expect(migrate()).rejects.toThrow(/newer version of Kais/)
  })
})

test.for([
  ['that only adds', null],
  ['that takes away what this one has done without', newest()],
] as const)(
  'While instances are exchanged one by one, a database with a newer migration %s is served',
  async ([, unusedSince]) => {
    await withDatabase(async (client, migrate) => {
      await applyNewer(client, { unusedSince })
      const before = await client.query(APPLIED)
      await migrate()
      expect((await client.query(APPLIED)).rows).toEqual(before.rows)
    })
  },
)

test('Of each migration that is applied the database says its kind', async () => {
  await withDatabase(async (client) => {
    const { rows } = await client.query(`select count(*)::int as unsaid from drizzle.__drizzle_migrations
      left join drizzle.migration_kinds using (created_at) where name is null`)
    expect(rows).toEqual([{ unsaid: 0 }])
  })
})
