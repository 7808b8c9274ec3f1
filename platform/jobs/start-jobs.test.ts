import { performance } from 'node:perf_hooks'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { connectDatabase, type DatabaseConnection } from '#db/client.server.ts'
import { openFrozenLine } from '#tests/helpers/frozen-line.ts'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import { askForJob, endJob, findFailingJobs, noteJob, registerJobs, takeJobs } from './job.repository.server.ts'
import { type JobRow, jobs as table } from './job.table.server.ts'
import { type Job, keepRunning, type Lease } from './job.ts'
import { type Jobs, type JobTiming, startJobs } from './start-jobs.server.ts'

let kais: TestApp
let lines: DatabaseConnection[]
beforeAll(async () => {
  kais = await startTestApp()
  // The house's own jobs are not what is looked at here.
  await kais.app.jobs.stop()
})
afterAll(() => kais.close())
beforeEach(async () => {
  lines = []
  await kais.db.delete(table)
})
const processes: Jobs[] = []
afterEach(async () => {
  vi.restoreAllMocks()
  await Promise.all(processes.splice(0).map((one) => one.stop()))
  await Promise.all(lines.map(({ pool }) => pool.end()))
})

/** It looks when it is told to. */
const BY_HAND: Partial<JobTiming> = { look: 1_000_000 }
const log = { error: vi.fn(), info: vi.fn(), warn: vi.fn() }

/** A job that says who has it, and goes on until it is told how it ended. */
function work(changes: Partial<Job> = {}) {
  const leases: Lease[] = []
  const endings: PromiseWithResolvers<void>[] = []
  const job = {
    name: 'feeds',
    everyMs: 60_000,
    run: (lease: Lease) => {
      leases.push(lease)
      const ending = Promise.withResolvers<void>()
      endings.push(ending)
      lease.signal.addEventListener('abort', () => ending.resolve())
      return ending.promise
    },
    ...changes,
  } as Job
  return {
    job,
    leases,
    finish: () => endings.at(-1)?.resolve(),
    fail: (error: unknown) => endings.at(-1)?.reject(error),
  }
}

function begin(jobs: Job[], name: string, timing: Partial<JobTiming> = {}, db = kais.db): Jobs {
  const one = startJobs({ db, jobs, log, name, timing: { ...BY_HAND, ...timing } })
  processes.push(one)
  return one
}

async function row(name: JobRow['name'] = 'feeds'): Promise<JobRow | undefined> {
  return (await kais.db.select().from(table).where(eq(table.name, name)))[0]
}

/** So much later, as the table sees it. */
async function pass(seconds: number): Promise<void> {
  const back = sql`${seconds} * interval '1 second'`
  await kais.db.update(table).set({
    nextAt: sql`${table.nextAt} - ${back}`,
    leaseUntil: sql`${table.leaseUntil} - ${back}`,
    failingSince: sql`${table.failingSince} - ${back}`,
  })
}

const settled = (test: () => Promise<void> | void) => vi.waitFor(test, { timeout: 10_000, interval: 5 })

/** A second process that has been in touch with the database for long enough to trust what it says of others. */
async function beginTrusted(job: Job, name: string): Promise<Jobs> {
  const one = begin([job], name, { lease: 1 })
  await one.look()
  return one
}

/** A process that has died with the job in its hands. */
async function leaveBehind(job: Job, name = 'dead-1-aaaaaa') {
  await registerJobs(kais.db, [job])
  const [taken] = await takeJobs(kais.db, { names: [job.name], worker: name, leaseMs: 20_000, mayTakeOver: false })
  if (!taken) throw new Error('It was not to be had.')
  return taken
}

describe('A job', () => {
  test('is begun by one of many processes that look at the same moment, and again only when it is due', async () => {
    const works = Array.from({ length: 8 }, () => work())
    const all = works.map(({ job }, n) => begin([job], `machine-${n}-aaaaaa`))
    const begun = () => works.flatMap(({ leases }) => leases).length
    await Promise.all(all.map((one) => one.look()))
    expect(begun()).toBe(1)
    works.find(({ leases }) => leases.length > 0)?.finish()
    await settled(async () => expect(await row()).toMatchObject({ leaseUntil: null, failures: 0 }))
    await Promise.all(all.map((one) => one.look()))
    expect(begun()).toBe(1)
    await pass(61)
    await Promise.all(all.map((one) => one.look()))
    expect(begun()).toBe(2)
  })

  test('that takes longer than its lease stays with whoever renews it', async () => {
    const [mine, theirs] = [work(), work()]
    const one = begin([mine.job], 'one-1-aaaaaa')
    await settled(() => expect(mine.leases).toHaveLength(1))
    const other = await beginTrusted(theirs.job, 'other-2-bbbbbb')
    for (let n = 0; n < 4; n += 1) {
      await pass(15)
      await one.look()
      await other.look()
    }
    expect(theirs.leases).toHaveLength(0)
    expect(mine.leases[0]?.signal.aborted).toBe(false)
    expect(await row()).toMatchObject({ worker: 'one-1-aaaaaa', term: 1 })
  })

  test('of a dead process is taken up when its lease is over, under a higher term, and that it was left is told', async () => {
    const { job, leases, finish } = work()
    const dead = await leaveBehind(job)
    const other = await beginTrusted(job, 'other-2-bbbbbb')
    await pass(19)
    await other.look()
    expect(leases).toHaveLength(0)
    await pass(2)
    await other.look()
    expect(leases).toMatchObject([{ term: dead.term + 1 }])
    expect(await row()).toMatchObject({ worker: 'other-2-bbbbbb', failures: 1, problem: 'lost' })
    finish()
    await settled(async () => expect(await row()).toMatchObject({ failures: 0, problem: null, failingSince: null }))
  })

  test('that kills each process it meets is taken up at once the first times, then after ever longer waits', async () => {
    const { job } = work()
    await leaveBehind(job)
    const take = () =>
      takeJobs(kais.db, { names: ['feeds'], worker: 'next-2-bbbbbb', leaseMs: 20_000, mayTakeOver: true })
    const waits: number[] = []
    for (let n = 0; n < 11; n += 1) {
      await pass(20)
      let waited = 0
      while ((await take()).length === 0) {
        const step = waited < 20 ? 1 : 20
        waited += step
        await pass(step)
      }
      waits.push(waited)
    }
    expect(waits).toEqual([0, 0, 20, 40, 80, 160, 320, 640, 900, 900, 900])
    expect(await findFailingJobs(kais.db, ['feeds'])).toEqual(['feeds'])
  })

  test('that often failed by itself is taken up at the end of its lease when its process dies: that was not its doing', async () => {
    const { job } = work()
    const standing = { name: 'mail', isStanding: true, run: job.run } as Job
    const take = () =>
      takeJobs(kais.db, { names: ['mail', 'feeds'], worker: 'next-2-bbbbbb', leaseMs: 20_000, mayTakeOver: true })
    const taken = await leaveBehind(standing)
    for (let n = 0; n < 12; n += 1) await noteJob(kais.db, taken, { problem: 'mail-server', code: 'ECONNREFUSED' })
    for (let n = 0; n < 12; n += 1) {
      const { term } = await leaveBehind(job)
      await endJob(kais.db, job, term, { problem: 'network', code: null })
      await pass(3_600)
    }
    await leaveBehind(job)
    await kais.db.update(table).set({ leaseUntil: sql`now() - interval '1 second'` })
    expect((await take()).map(({ name }) => name).sort()).toEqual(['feeds', 'mail'])
    expect(await row('mail')).toMatchObject({ failures: 13, timesAbandoned: 1, problem: 'lost' })
  })

  test('that ends, well or badly, did not kill whoever had it: what was left before counts no more', async () => {
    const { job } = work()
    for (const end of ['done', { problem: 'network', code: null }] as const) {
      await leaveBehind(job)
      await kais.db.update(table).set({ timesAbandoned: 5 })
      const { term } = (await row()) as JobRow
      await endJob(kais.db, job, term, end)
      expect(await row()).toMatchObject({ timesAbandoned: 0 })
      await pass(3_600)
    }
  })

  test('that stands and was left is well only after a while: what kills its process looks well until it does', async () => {
    const { job, leases } = work()
    const standing = { name: 'mail', isStanding: true, run: job.run } as Job
    await leaveBehind(standing)
    await pass(21)
    const one = begin([standing], 'one-1-aaaaaa', { lease: 1, proof: 1_000_000 })
    await one.look()
    await settled(() => one.look().then(() => expect(leases).toHaveLength(1)))
    leases[0]?.note(null)
    leases[0]?.note({ problem: 'mail-server', code: null })
    await settled(async () => expect(await row('mail')).toMatchObject({ failures: 2, problem: 'mail-server' }))
    await one.stop()
    const again = work()
    await leaveBehind({ ...standing, run: again.job.run }, 'dead-2-aaaaaa')
    await pass(3_600)
    const other = begin([{ ...standing, run: again.job.run }], 'other-2-bbbbbb', { lease: 1, proof: 20 })
    await settled(() => other.look().then(() => expect(again.leases).toHaveLength(1)))
    again.leases[0]?.note(null)
    await settled(async () => expect(await row('mail')).toMatchObject({ failures: 0, problem: null }))
  })

  test('that is to rest after a start rests in the process that has started, and is due for all others as before', async () => {
    const clock = vi.spyOn(performance, 'now')
    const { job, leases } = work({ restMs: 600_000 })
    await registerJobs(kais.db, [job])
    await pass(3_600)
    const due = await row()
    const one = begin([job], 'one-1-aaaaaa')
    await one.look()
    await one.look()
    expect(leases).toHaveLength(0)
    expect(await row()).toEqual(due)
    const rested = performance.now() + 600_000
    clock.mockImplementation(() => rested)
    await one.look()
    expect(leases).toHaveLength(1)
    clock.mockRestore()
  })

  test('is trusted by its own last renewal: that the database answers about others makes it no surer', async () => {
    const { job, leases } = work()
    const one = begin([job], 'one-1-aaaaaa')
    await settled(() => expect(leases).toHaveLength(1))
    await one.look()
    const now = performance.now()
    const clock = vi.spyOn(performance, 'now').mockReturnValue(now)
    // The process stands still between the renewal and its answer, for almost as long as it may be sure.
    const looking = one.look()
    clock.mockReturnValue(now + 14_900)
    await looking
    await settled(() => expect(leases[0]?.signal.aborted).toBe(true))
    clock.mockRestore()
  })

  test('that is lost is told how long nobody else may have it: nothing, after a freeze or where another has it already', async () => {
    const left: number[] = []
    const { job, leases } = work()
    const standing = (name: Job['name']): Job => ({
      name,
      isStanding: true,
      run: (lease) => {
        leases.push(lease)
        return keepRunning(lease, () => ({ stop: async (_, leftMs = Number.NaN) => void left.push(leftMs) }))
      },
    })
    const one = begin([standing('mail')], 'one-1-aaaaaa')
    await settled(() => expect(leases).toHaveLength(1))
    await kais.db.update(table).set({ worker: 'other-2-bbbbbb', term: 2 })
    await one.look()
    await settled(() => expect(left).toEqual([0]))
    begin([standing('notices')], 'two-1-aaaaaa', { sure: 50, lease: 10_000 })
    await settled(() => expect(left).toHaveLength(2))
    expect(left[1]).toBeGreaterThan(5_000)
    expect(left[1]).toBeLessThan(9_960)
    const frozen = begin([job], 'three-1-aaaaaa')
    await settled(() => expect(leases).toHaveLength(3))
    await frozen.look()
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 25_000)
    expect(leases[2]?.leftMs()).toBe(0)
    vi.restoreAllMocks()
  })

  test('is not taken from a process that may only have been cut off with all others: who has just come back waits', async () => {
    const { job, leases } = work()
    await leaveBehind(job)
    await pass(60)
    const newcomer = begin([job], 'newcomer-3-cccccc', { lease: 20_000 })
    await newcomer.look()
    await newcomer.look()
    expect(leases).toHaveLength(0)
    expect(await row()).toMatchObject({ worker: 'dead-1-aaaaaa' })
  })

  test('that was lost may write nothing any more', async () => {
    const { job } = work()
    const old = await leaveBehind(job)
    await pass(21)
    await takeJobs(kais.db, { names: ['feeds'], worker: 'new-2-bbbbbb', leaseMs: 20_000, mayTakeOver: true })
    const before = await row()
    expect(await endJob(kais.db, job, old.term, 'done')).toBe(false)
    await noteJob(kais.db, old, { problem: 'mistake', code: null })
    expect(await row()).toEqual(before)
  })

  test('is broken off by whoever finds it in other hands', async () => {
    const { job, leases } = work()
    const one = begin([job], 'one-1-aaaaaa')
    await settled(() => expect(leases).toHaveLength(1))
    await kais.db.update(table).set({ worker: 'other-2-bbbbbb', term: 2 })
    await one.look()
    expect(leases[0]?.signal.aborted).toBe(true)
    expect(await row()).toMatchObject({ worker: 'other-2-bbbbbb', term: 2, leaseUntil: expect.any(Date) })
  })

  test('is broken off by our own clock when the line to the database freezes, before another may have it', async () => {
    const { database, user } = kais.db.$client.options
    const line = await openFrozenLine(kais.db.$client.options as never)
    const frozen = connectDatabase({ ...line.config, database, user, max: 2 } as never)
    lines.push(frozen)
    const { job, leases } = work()
    const one = begin([job], 'one-1-aaaaaa', { sure: 300, look: 20 }, frozen.db)
    await settled(() => expect(leases).toHaveLength(1))
    line.freeze()
    await settled(() => expect(leases[0]?.signal.aborted).toBe(true))
    const left = await row()
    expect(left).toMatchObject({ worker: 'one-1-aaaaaa', leaseUntil: expect.any(Date) })
    // Another has had it since: what comes through when the line thaws changes nothing.
    await kais.db.update(table).set({ worker: 'other-2-bbbbbb', term: 2 })
    line.thaw()
    await one.stop()
    expect(await row()).toMatchObject({ worker: 'other-2-bbbbbb', term: 2, problem: null })
    await line.close()
  })

  test('that takes too long is broken off, and told', async () => {
    const { job, leases } = work({ longestMs: 20 } as never)
    begin([job], 'one-1-aaaaaa')
    await settled(async () => expect(await row()).toMatchObject({ failures: 1, problem: 'too-long', leaseUntil: null }))
    expect(leases[0]?.signal.aborted).toBe(true)
  })

  test('that fails waits longer each time, tells for how long already, and no more of the error than its code', async () => {
    const { job, leases, fail } = work()
    const one = begin([job], 'one-1-aaaaaa')
    const waits: number[] = []
    for (let n = 1; n <= 6; n += 1) {
      await settled(() => expect(leases).toHaveLength(n))
      fail(Object.assign(new Error('awa@example.com was refused'), { code: 'ECONNREFUSED' }))
      await settled(async () => expect(await row()).toMatchObject({ failures: n, leaseUntil: null }))
      const { nextAt, endedAt } = (await row()) as JobRow
      waits.push(Math.round((nextAt.getTime() - Number(endedAt)) / 60_000))
      await pass(3_600)
      await settled(() => one.look())
    }
    expect(waits).toEqual([1, 2, 4, 8, 15, 15])
    expect(await findFailingJobs(kais.db, ['feeds'])).toEqual(['feeds'])
    const { problem, problemCode, failingSince, ...rest } = (await row()) as JobRow
    expect([problem, problemCode]).toEqual(['network', 'ECONNREFUSED'])
    expect(Date.now() - Number(failingSince)).toBeGreaterThan(5 * 3_600_000)
    expect(JSON.stringify(rest)).not.toContain('awa@')
  })

  test('that comes once a day and fails is tried again each hour, however often it failed', async () => {
    const { job } = work({ name: 'retention', everyMs: 24 * 3_600_000 } as never)
    await registerJobs(kais.db, [job])
    for (let n = 1; n <= 3; n += 1) {
      const { term } = await leaveBehind(job)
      await endJob(kais.db, job, term, { problem: 'database', code: null })
      const { nextAt, endedAt } = (await row('retention')) as JobRow
      expect(nextAt.getTime() - Number(endedAt)).toBe(3_600_000)
      await pass(3_600)
    }
  })

  test('is handed over at once by a process that stops', async () => {
    const [mine, theirs] = [work(), work()]
    const one = begin([mine.job], 'one-1-aaaaaa')
    await settled(() => expect(mine.leases).toHaveLength(1))
    const other = begin([theirs.job], 'other-2-bbbbbb')
    await other.look()
    expect(theirs.leases).toHaveLength(0)
    await one.stop()
    expect(await row()).toMatchObject({ leaseUntil: null, failures: 0 })
    await other.look()
    // Broken off, it has not been done.
    expect(theirs.leases).toMatchObject([{ term: 2, since: null }])
  })

  test('that stands is kept, tells of its troubles while it runs, and is begun again when it breaks', async () => {
    const { job, leases, fail } = work({ name: 'mail', isStanding: true } as never)
    const standing = { name: job.name, isStanding: true, run: job.run } as Job
    begin([standing], 'one-1-aaaaaa')
    await settled(() => expect(leases).toHaveLength(1))
    leases[0]?.note({ problem: 'mail-server', code: 'ECONNREFUSED' })
    leases[0]?.note({ problem: 'mail-server', code: 'ECONNREFUSED' })
    await settled(async () => expect(await row('mail')).toMatchObject({ failures: 2, problem: 'mail-server' }))
    leases[0]?.note(null)
    await settled(async () => expect(await row('mail')).toMatchObject({ failures: 0, problem: null }))
    fail(new TypeError('of ours'))
    await settled(async () =>
      expect(await row('mail')).toMatchObject({ failures: 1, problem: 'mistake', problemCode: 'TypeError' }),
    )
  })

  test('with an hour of the day comes at that hour, and what was pressed for comes at once', async () => {
    const { job, leases, finish } = work()
    const daily = { name: 'backup', dailyAt: '03:00', restMs: 600_000, run: job.run } as Job
    const one = begin([daily], 'one-1-aaaaaa')
    await one.look()
    expect(leases).toHaveLength(0)
    expect(await askForJob(kais.db, 'backup')).toBe(true)
    await one.look()
    expect(leases).toMatchObject([{ isAsked: true }])
    expect(await askForJob(kais.db, 'backup')).toBe(false)
    finish()
    await settled(async () => expect(await row('backup')).toMatchObject({ leaseUntil: null, isAsked: false }))
    const { nextAt } = (await row('backup')) as JobRow
    expect(nextAt.toISOString()).toMatch(/T03:00:00\.000Z$/)
    expect(nextAt.getTime() - Date.now()).toBeLessThanOrEqual(24 * 3_600_000)
  })
})
