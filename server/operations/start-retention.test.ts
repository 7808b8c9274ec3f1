import { eq } from 'drizzle-orm'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { LOCKS } from '#db/locks.server.ts'
import { auditEntries } from '#platform/content/audit.table.server.ts'
import { openFrozenLine } from '#tests/helpers/frozen-line.ts'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import { startRetention } from './start-retention.ts'

let kais: TestApp
beforeEach(async () => {
  kais = await startTestApp()
})
afterEach(() => kais.close())

const CLEARED = 'old data cleared away'

function start({ databaseConfig = kais.db.$client.options as pg.ClientConfig, onDone = () => {}, poll = 5 } = {}) {
  const done: string[] = []
  const log = {
    info: (_: unknown, line?: string) => {
      done.push(line ?? '')
      onDone()
    },
    error: () => done.push('failed'),
  }
  const options = { db: kais.db, databaseConfig, stores: kais, log: log as never, timing: { first: 0, poll } }
  return { done, ...startRetention(options) }
}

test('Of two instances one clears old data away, and neither does it again on the same day', async () => {
  const instances = [start(), start()]
  const done = () => instances.flatMap((instance) => instance.done)
  await expect.poll(() => done().length).toBeGreaterThan(0)
  const looks = () => kais.db.execute("select from pg_stat_activity where application_name = 'kais retention'")
  for (let look = 0; look < 5; look++) await looks()
  await Promise.all(instances.map((instance) => instance.stop()))
  expect(done()).toEqual([CLEARED])
  expect(await kais.db.$count(auditEntries, eq(auditEntries.entity, 'retention'))).toBe(1)
})

test('It does not wait for a backup that is being made', async () => {
  const backup = new pg.Client(kais.db.$client.options as pg.ClientConfig)
  await backup.connect()
  await backup.query('select pg_advisory_lock($1)', [LOCKS.backup])
  const retention = start()
  await expect
    .poll(() => retention.done)
    .toEqual([CLEARED])
    .finally(() => backup.end())
  await retention.stop()
})

test('A line that says nothing is left and tried again, and one that falls silent at the end holds up no stop', async () => {
  const line = await openFrozenLine(kais.db.$client.options as pg.ClientConfig)
  const { database, user } = kais.db.$client.options
  line.freeze()
  const retention = start({
    databaseConfig: { ...line.config, database, user },
    onDone: () => line.freeze(),
  })
  await expect.poll(() => retention.done, { timeout: 10_000 }).toContain('failed')
  line.thaw()
  await expect.poll(() => retention.done).toContain(CLEARED)
  await retention.stop()
  await line.close()
})
