import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { connectDatabase } from '#db/client.server.ts'
import { NoEmbeddedPostgres } from '#db/embedded/postgres-binaries.server.ts'
import { startTestApp } from '#tests/helpers/test-app.ts'
import { readEnv } from './env.ts'
import { lastWords } from './last-words.ts'
import { withoutSecrets } from './secrets.ts'

const HASH = '$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHQ$RdescudvJCsgt3ub+b2dWRWJTmaaJObG'

async function errorOf(work: () => unknown): Promise<unknown> {
  try {
    await work()
  } catch (error) {
    return error
  }
  throw new Error('It did not fail.')
}

test('A query that fails at start is told by its statement and its code, never by its values', async () => {
  const kais = await startTestApp()
  const error = await errorOf(() =>
    kais.db.execute(sql`insert into users (username, password_hash, nothing) values (${'awa'}, ${HASH}, 1)`),
  )
  await kais.close()
  expect(String((error as Error).message)).toContain(HASH)
  const words = lastWords(error)
  expect(words).toContain('code: 42703')
  expect(words).toContain('password_hash')
  expect(words).not.toContain('argon2id')
  expect(words).not.toContain('awa')
})

test('A database that does not let us in is named with its reason and without its password', async () => {
  const address = 'postgres://kais:s3cret-word@127.0.0.1:1/kais'
  const { db, pool } = connectDatabase({ connectionString: address })
  const words = lastWords(await errorOf(() => db.execute(sql`select 1`)))
  await pool.end()
  expect(words).toContain('ECONNREFUSED 127.0.0.1:1')
  expect(words).not.toContain('s3cret-word')
})

test('An environment that cannot be used is refused in words that do not repeat its values', async () => {
  const bad = { DATABASE_URL: 'mysql://kais:s3cret-word@db/kais', SMTP_URL: 'smtp//user:s3cret-word@host', PORT: 'x' }
  const words = lastWords(await errorOf(() => readEnv(bad)))
  expect(words).toContain('DATABASE_URL: must start with postgres://')
  expect(words).not.toContain('s3cret-word')
  expect(words).not.toMatch(/^ {4}at /m)
})

test('Where there is no PostgreSQL at all, as in a container, one sentence says what to set', () => {
  expect(lastWords(new NoEmbeddedPostgres('Set DATABASE_URL.', { cause: new Error('MODULE_NOT_FOUND') }))).toBe(
    'Set DATABASE_URL.',
  )
})

test('Addresses lose their password, hashes and the secrets of the environment are hidden wherever they stand', () => {
  const env = { AI_API_KEY: 'sk-1234567', ADMIN_PASSWORD: 'a-long-password', HOST: '127.0.0.1' }
  expect(withoutSecrets(`at smtps://user:pass%20word@mail.example:465, ${HASH} and sk-1234567 on 127.0.0.1`, env)).toBe(
    'at smtps://[hidden]@mail.example:465, [hidden] and [hidden] on 127.0.0.1',
  )
})
