import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditEntries } from '#platform/content/audit.table.server.ts'
import { startTestApp } from '#tests/helpers/test-app.ts'
import { startRetention } from './start-retention.ts'

test('Of two instances one clears old data away, and neither does it again on the same day', async () => {
  const kais = await startTestApp()
  const databaseConfig = kais.db.$client.options
  const done: string[] = []
  const log = { info: (_: unknown, line?: string) => done.push(line ?? ''), error: () => done.push('failed') }
  const options = { db: kais.db, databaseConfig, stores: kais, log: log as never, timing: { first: 0, poll: 5 } }
  const instances = [startRetention(options), startRetention(options)]
  await expect.poll(() => done.length).toBeGreaterThan(0)
  const looks = () => kais.db.execute("select from pg_stat_activity where application_name = 'kais retention'")
  for (let look = 0; look < 5; look++) await looks()
  await Promise.all(instances.map((instance) => instance.stop()))
  expect(done).toEqual(['old data cleared away'])
  expect(await kais.db.$count(auditEntries, eq(auditEntries.entity, 'retention'))).toBe(1)
  await kais.close()
})
