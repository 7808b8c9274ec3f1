import { sql } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import { connectDatabase } from './client.server.ts'
import { codeOfUnknownError } from './database-error.server.ts'

test('A database that may only be read is told from one that is broken', async () => {
  const { db, pool } = connectDatabase({
    ...inject('postgres'),
    max: 1,
    options: '-c default_transaction_read_only=on',
  })
  const refused = await db.execute(sql`create table never (id int)`).catch((error: unknown) => error)
  const wrong = await db.execute(sql`select nothing`).catch((error: unknown) => error)
  await pool.end()
  expect([codeOfUnknownError(refused), codeOfUnknownError(wrong)]).toEqual(['not_storable', 'internal'])
})
