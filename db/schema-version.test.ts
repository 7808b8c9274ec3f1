import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { atDatabase } from '#tests/helpers/postgres.setup.ts'
import { migrateDatabase } from './client.server.ts'

test('A database that a newer version has used is refused in words, and nothing in it is changed', async () => {
  const server = inject('postgres')
  const admin = new pg.Client(server)
  await admin.connect()
  const name = `kais_test_${randomUUID().replaceAll('-', '')}`
  await admin.query(`create database ${name} template ${inject('templates').empty}`)
  const config = atDatabase(server, name)
  const client = new pg.Client(config)
  await client.connect()
  const migrations = () => client.query('select hash, created_at from drizzle.__drizzle_migrations order by id')
  try {
    await migrateDatabase(config)
    const nextYear = Date.now() + 365 * 86_400_000
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', ['n', nextYear])
    const before = await migrations()
    await expect(migrateDatabase(config)).rejects.toThrow(
      /newer version of Kais.*Nothing was changed.*restore a backup/s,
    )
    expect((await migrations()).rows).toEqual(before.rows)
  } finally {
    await client.end()
    await admin.query(`drop database ${name}`)
    await admin.end()
  }
})
