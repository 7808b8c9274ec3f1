import { AsyncLocalStorage } from 'node:async_hooks'
import { sql } from 'drizzle-orm'
import { afterAll, expect, inject, test } from 'vitest'
import { connectDatabase } from './client.server.ts'
import { queryName, type SlowQuery, watchQueries } from './slow-queries.server.ts'

const { db, pool } = connectDatabase({ ...inject('postgres'), max: 1 })
afterAll(() => pool.end())

const LIMIT_MS = 40

test('A query is named by what it does and to which table', () => {
  expect(queryName('select "leads"."id", (select 1) from "leads" left join "users" on true')).toBe('select leads')
  expect(queryName('insert into "outbox" ("kind") values ($1)')).toBe('insert outbox')
  expect(queryName('\n  update "leads" set "status" = $1')).toBe('update leads')
  expect(queryName('with due as (select id from outbox) select 1')).toBe('with outbox')
  expect(queryName('select pg_notify($1, $2)')).toBe('select')
  expect(queryName('')).toBe('query')
})

test('Only a slow query is told, with whose it is and without its values, however it was asked and however it ended', async () => {
  const told: (SlowQuery & { by: string | undefined })[] = []
  const who = new AsyncLocalStorage<string>()
  // A connection that was there before anybody watched is watched too.
  await db.execute(sql`select 1`)
  watchQueries(pool, {
    limitMs: LIMIT_MS,
    whose: () => who.getStore(),
    onSlow: (query, by) => told.push({ ...query, by }),
  })

  // Drizzle begins when somebody waits for it.
  const asks = (name: string, query: () => PromiseLike<unknown>) => who.run(name, async () => await query())
  // All at once on one connection: each is handed on by the one before.
  const asked = [
    asks('quick', () => db.execute(sql`select ${'secret'}::text`)),
    asks('pool', () => db.execute(sql`select pg_sleep(0.05), ${'secret'}::text from pg_class limit 1`)),
    asks('transaction', () => db.transaction((tx) => tx.execute(sql`select ${'secret'}::text, pg_sleep(0.05)`))),
    asks('failed', () => db.execute(sql`select pg_sleep(0.05), 1 / (random() * 0)::int`)),
  ]
  expect((await Promise.allSettled(asked)).map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'rejected',
  ])

  // On a machine that is busy even the quick one may be slow.
  const others = told.filter(({ by }) => by !== 'quick').map(({ name, by }) => `${by}: ${name}`)
  expect(others.sort()).toEqual(['failed: select', 'pool: select pg_class', 'transaction: select'])
  expect(told.every(({ ms }) => ms >= LIMIT_MS)).toBe(true)
  expect(JSON.stringify(told)).not.toContain('secret')
})
