import { AsyncLocalStorage } from 'node:async_hooks'
import { sql } from 'drizzle-orm'
import { afterAll, expect, inject, test } from 'vitest'
import { connectDatabase } from './client.server.ts'
import { queryName, type SlowQuery, watchQueries } from './slow-queries.server.ts'

const { db, pool } = connectDatabase({ ...inject('postgres'), max: 1 })
afterAll(() => pool.end())

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
    limitMs: 30,
    whose: () => who.getStore(),
    onSlow: (query, by) => told.push({ ...query, by }),
  })

  // All at once on one connection: each is handed on by the one before.
  const asked = [
    who.run('quick', () => db.execute(sql`select ${'secret'}::text`)),
    who.run('pool', () => db.execute(sql`select pg_sleep(0.05), ${'secret'}::text from pg_class limit 1`)),
    who.run('transaction', () => db.transaction((tx) => tx.execute(sql`select ${'secret'}::text, pg_sleep(0.05)`))),
    who.run('failed', () => db.execute(sql`select pg_sleep(0.05), 1 / (random() * 0)::int`)),
  ]
  expect((await Promise.allSettled(asked)).map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'rejected',
  ])

  expect(told.map(({ name, by }) => [name, by])).toEqual([
    ['select pg_class', 'pool'],
    ['select', 'transaction'],
    ['select', 'failed'],
  ])
  expect(told.every(({ ms }) => ms >= 30)).toBe(true)
  expect(JSON.stringify(told)).not.toContain('secret')
})
