import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { countTriesHere } from '#common/try-counter.ts'
import { connectDatabase, type DatabaseConnection } from '#db/client.server.ts'
import { openFrozenLine } from '#tests/helpers/frozen-line.ts'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import { clearTryCounts, shareTryCounts } from './shared-try-counts.server.ts'
import { tryCounts } from './try-count.table.server.ts'

const MINUTE = 60_000
const LIMIT = { max: 10, windowMs: MINUTE }
const readSecret = async () => 'of the house'

let kais: TestApp
beforeAll(async () => {
  kais = await startTestApp()
})
afterAll(() => kais.close())
const connections: DatabaseConnection[] = []
beforeEach(async () => {
  await kais.db.delete(tryCounts)
})
afterEach(async () => {
  await Promise.all(connections.splice(0).map(({ pool }) => pool.end()))
})

/** One machine, with connections of its own. Patient, so that a busy machine of ours does not pass for a silent database. */
function machine(config = kais.db.$client.options as never, patienceMs = 60_000) {
  const connection = connectDatabase(config)
  connections.push(connection)
  return shareTryCounts({ db: connection.db, readSecret, own: countTriesHere(), patienceMs })
}

const pass = (ms: number) =>
  kais.db.update(tryCounts).set({ endsAt: sql`${tryCounts.endsAt} - ${ms} * interval '1 millisecond'` })

describe('Counts that all machines share', () => {
  test('let a thousand tries at once over three machines through as often as one would', async () => {
    const machines = [machine(), machine(), machine()]
    const counted = await Promise.all(
      Array.from({ length: 1_000 }, (_, n) => machines[n % 3]?.take('sign-in', '192.0.2.1', LIMIT)),
    )
    const taken = counted.filter((one) => one?.isTaken)
    expect(taken.map((one) => one?.tries).sort((a = 0, b = 0) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect(counted.filter((one) => !one?.isTaken).every((one) => one?.tries === 10 && one.leftMs > 0)).toBe(true)
  })

  test('say how long to wait, by the database’s clock, and begin anew when the time is over', async () => {
    const [one, other] = [machine(), machine()]
    for (let n = 0; n < 10; n += 1) await one.take('sign-in', 'awa', LIMIT)
    await pass(MINUTE - 5_000)
    const refused = await other.take('sign-in', 'awa', LIMIT)
    expect(refused.isTaken).toBe(false)
    expect(refused.leftMs).toBeLessThanOrEqual(5_000)
    await pass(5_000)
    expect(await other.take('sign-in', 'awa', LIMIT)).toMatchObject({ isTaken: true, tries: 1 })
  })

  test('give back what was right, never more than was taken, forget when told to, and keep people and names apart', async () => {
    const [one, other] = [machine(), machine()]
    const limit = { max: 2, windowMs: MINUTE }
    const take = async (counts = one, key = 'awa', name = 'codes') => (await counts.take(name, key, limit)).isTaken
    expect([await take(), await take(other), await take()]).toEqual([true, true, false])
    expect([await take(one, 'moussa'), await take(one, 'awa', 'passwords')]).toEqual([true, true])
    await other.giveBack('codes', 'awa')
    expect([await take(), await take()]).toEqual([true, false])
    for (let n = 0; n < 5; n += 1) await one.giveBack('codes', 'awa')
    expect([await take(), await take(), await take()]).toEqual([true, true, false])
    await other.forget('codes', 'awa')
    expect(await take()).toBe(true)
  })

  test('hold nothing from which an address could be read, and nothing that is over', async () => {
    const counts = machine()
    await counts.take('sign-in', '192.0.2.7', LIMIT)
    await counts.take('sign-in', '192.0.2.8', { max: 10, windowMs: 3 * MINUTE })
    const rows = await kais.db.select().from(tryCounts)
    expect(rows.map(({ key }) => key)).toEqual([expect.stringMatching(/^[\da-f]{32}$/), expect.any(String)])
    await pass(2 * MINUTE)
    await clearTryCounts(kais.db)
    expect(await kais.db.$count(tryCounts)).toBe(1)
  })

  test('are cleared without waiting for what is being counted, so that neither can lock the other out', async () => {
    const counts = machine()
    for (const name of ['awa', 'moussa']) await counts.take('sign-in', name, LIMIT)
    await pass(2 * MINUTE)
    await kais.db.transaction(async (tx) => {
      await tx.select().from(tryCounts).orderBy(tryCounts.key).limit(1).for('update')
      await clearTryCounts(kais.db)
    })
    expect(await kais.db.$count(tryCounts)).toBe(1)
    await clearTryCounts(kais.db)
    expect(await kais.db.$count(tryCounts)).toBe(0)
  })

  test('do not grow without end: what is over soonest goes first', async () => {
    const counts = machine()
    for (let n = 1; n <= 6; n += 1) await counts.take('sign-in', `name ${n}`, { max: 1, windowMs: n * MINUTE })
    await clearTryCounts(kais.db, 4)
    const again = async (n: number) => (await counts.take('sign-in', `name ${n}`, { max: 1, windowMs: MINUTE })).isTaken
    expect([await again(2), await again(3), await again(6)]).toEqual([true, false, false])
  })

  test('are a process’s own while the database does not answer: nobody waits, and nobody passes uncounted', async () => {
    const { database, user } = kais.db.$client.options
    const line = await openFrozenLine(kais.db.$client.options as never)
    const counts = machine({ ...line.config, database, user, max: 2 } as never, 200)
    const limit = { max: 2, windowMs: MINUTE }
    const take = async () => (await counts.take('sign-in', 'awa', limit)).isTaken
    line.freeze()
    const from = performance.now()
    expect([await take(), await take(), await take(), await take()]).toEqual([true, true, false, false])
    // The first has waited for the database; the others are not made to.
    expect(performance.now() - from).toBeLessThan(5_000)
    line.thaw()
    await line.close()
  })
  test('that the database refuses to count are a fault of ours: it is told, once, and a process’s own counts go on', async () => {
    const connection = connectDatabase(kais.db.$client.options as never)
    connections.push(connection)
    const told: unknown[] = []
    const onFault = (error: unknown) => told.push(error)
    const counts = shareTryCounts({ db: connection.db, readSecret, own: countTriesHere(), patienceMs: 60_000, onFault })
    await kais.db.execute(sql`alter table try_counts rename to elsewhere`)
    const limit = { max: 1, windowMs: MINUTE }
    const refused = await Promise.all(['awa', 'awa', 'moussa'].map((name) => counts.take('sign-in', name, limit)))
    await kais.db.execute(sql`alter table elsewhere rename to try_counts`)
    expect(refused.map(({ isTaken }) => isTaken)).toEqual([true, false, true])
    expect(told).toEqual([expect.objectContaining({ cause: expect.objectContaining({ code: '42P01' }) })])
  })
})
