import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { signInAs } from '#tests/helpers/factories.ts'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import type { JobStatus } from './job.public.ts'
import { jobs } from './job.table.server.ts'

let kais: TestApp
let headers: { cookie: string }
beforeAll(async () => {
  kais = await startTestApp()
  headers = await signInAs(kais, 'awa', 'admin')
})
afterAll(() => kais.close())

async function read(name: string): Promise<JobStatus | undefined> {
  const answer = await kais.app.inject({ url: '/api/admin/jobs', headers })
  expect(answer.statusCode).toBe(200)
  return answer.json<JobStatus[]>().find((job) => job.name === name)
}
const run = async (name: string) =>
  (await kais.app.inject({ method: 'POST', url: `/api/admin/jobs/${name}/run`, headers })).statusCode

test('Administrators read who does what, since when, how it went and when it is due; a job nobody offers is not there', async () => {
  await vi.waitFor(async () =>
    expect(await read('car-holds')).toMatchObject({ state: 'waiting', lastTookMs: expect.any(Number) }),
  )
  const on = { machine: expect.stringMatching(/./), process: String(process.pid) }
  expect(await read('publishing')).toMatchObject({ state: 'running', isStanding: true, on, nextAt: null, failures: 0 })
  expect(await read('backup')).toMatchObject({ state: 'waiting', on: null, lastEndedAt: null })
  // No mail server is named.
  expect(await read('mail')).toBeUndefined()
})

test('One that is due and that nobody takes up is told as such, and one that fails with its reason', async () => {
  await kais.app.jobs.stop()
  const ago = (minutes: number) => sql`now() - ${minutes} * interval '1 minute'`
  await kais.db
    .update(jobs)
    .set({
      nextAt: ago(5),
      leaseUntil: null,
      failures: 3,
      failingSince: ago(9),
      problem: 'network',
      problemCode: 'ENOTFOUND',
    })
    .where(eq(jobs.name, 'feeds'))
  expect(await read('feeds')).toMatchObject({ state: 'orphaned', failures: 3, problem: 'network', code: 'ENOTFOUND' })
})

test('What nobody offers any more is neither shown nor run nor an alarm, however it ended', async () => {
  const house = await startTestApp({ alarmEveryMs: 50 })
  onTestFinished(house.close)
  await house.app.jobs.stop()
  const admin = await signInAs(house, 'awa', 'admin')
  // No payments can be taken here; they were before.
  await house.db.insert(jobs).values({ name: 'payments', nextAt: sql`now()` })
  const failing = { failures: 3, failingSince: sql`now() - interval '9 minutes'`, problem: 'network' as const }
  await house.db
    .update(jobs)
    .set(failing)
    .where(inArray(jobs.name, ['payments', 'feeds']))
  const ask = (url: string, method: 'GET' | 'POST' = 'GET') => house.app.inject({ method, url, headers: admin })
  await expect
    .poll(async () => (await ask('/api/admin/alarms')).json())
    .toMatchObject([{ alarm: { subject: 'jobs', names: ['feeds'] } }])
  const names = (await ask('/api/admin/jobs')).json<JobStatus[]>().map(({ name }) => name)
  expect(names).toContain('feeds')
  expect(names).not.toContain('payments')
  expect((await ask('/api/admin/jobs/payments/run', 'POST')).statusCode).toBe(404)
})

test('One that kills each process it meets waits to be taken up again, and says until when', async () => {
  const left = {
    leaseUntil: sql`now() - interval '2 minutes'`,
    failures: 8,
    timesAbandoned: 8,
    problem: 'lost' as const,
  }
  await kais.db.update(jobs).set(left).where(eq(jobs.name, 'feeds'))
  const feeds = await read('feeds')
  expect(feeds).toMatchObject({ state: 'waiting', failures: 8, problem: 'lost', runningSince: null })
  expect(Number(new Date(feeds?.nextAt ?? 0)) - Date.now()).toBeGreaterThan(12 * 60_000)
})

test('A job is run when somebody presses for it: once, by whoever looks next; one that stands is not to be pressed', async () => {
  const other = await startTestApp({ beside: kais })
  const before = await read('retention')
  expect(await run('retention')).toBe(204)
  await other.app.jobs.look()
  await vi.waitFor(async () => expect((await read('retention'))?.lastEndedAt).not.toBe(before?.lastEndedAt), 10_000)
  expect(await read('retention')).toMatchObject({ failures: 0, state: 'waiting' })
  expect([await run('publishing'), await run('mail'), await run('nothing')]).toEqual([404, 404, 404])
  await other.close()
})
