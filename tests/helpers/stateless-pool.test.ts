import { sql } from 'drizzle-orm'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { prepared } from '#db/prepared.server.ts'
import { connectForWork } from '#db/work.server.ts'
import { refuseSessionState, sessionStateOf } from './stateless-pool.ts'

test.for([
  'listen desk_changed',
  "set statement_timeout = '3s'",
  'begin; SET SESSION lock_timeout = 3',
  "select set_config('enable_seqscan', 'off', false)",
  'select pg_advisory_lock(7)',
  'select pg_try_advisory_lock($1) as taken',
  'create temporary table words (word text)',
  { name: 'home', text: 'select 1' },
])('%j leaves something behind in its session', (statement) => {
  expect(sessionStateOf(statement)).toBeDefined()
})

test.for([
  'update leads set status = 1',
  'begin; set local lock_timeout = 3000',
  "select set_config('enable_seqscan', 'off', true)",
  'select pg_advisory_xact_lock(hashtext($1))',
  "select pg_notify('content_changed', '')",
  { text: 'insert into offset_words (word) values ($1)' },
])('%j leaves nothing', (statement) => {
  expect(sessionStateOf(statement)).toBeUndefined()
})

const one = prepared('one of the test', (db) => ({
  prepare: (name) => ({
    execute: () =>
      (db as never as { $client: pg.Pool }).$client.query({ name, text: 'select 1 as one' }).then(({ rows }) => rows),
  }),
}))

test.for([true, false])(
  'Pools behind a pooler (%s) ask for nothing of a session: no names, and limits for one transaction',
  async (isPooled) => {
    const { databases, end } = connectForWork(inject('postgres'), { connections: 10, isPooled })
    onTestFinished(end)
    const watch = refuseSessionState(databases.page.$client)
    const answered = await one(databases.page).catch((error: Error) => error.message)
    const limit = await databases.page.transaction(async (tx) => (await tx.execute(sql`show lock_timeout`)).rows[0])
    expect(limit).toEqual({ lock_timeout: '1s' })
    if (isPooled) {
      expect(answered).toEqual([{ one: 1 }])
      expect(watch.complain).not.toThrow()
      expect(databases.page.$client.options).not.toHaveProperty('lock_timeout')
    } else {
      expect(answered).toMatch(/a statement kept under a name \(one of the test\)/)
      expect(watch.complain).toThrow(/one of the test/)
    }
  },
)

test('A refusal that somebody catches is told all the same', async () => {
  const pool = new pg.Pool(inject('postgres'))
  onTestFinished(() => pool.end())
  const watch = refuseSessionState(pool)
  await pool.query('listen desk_changed').catch(() => {})
  expect(watch.complain).toThrow(/a listener/)
})
