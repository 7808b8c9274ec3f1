import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterEach, expect, inject, test, vi } from 'vitest'
import { type FrozenLine, openFrozenLine } from '#tests/helpers/frozen-line.ts'
import { codeOfUnknownError } from './database-error.server.ts'
import { TableLocked } from './locked-tables.server.ts'
import { connectForWork, FEWEST_CONNECTIONS, type LimitChanges, poolsOf, type WorkConnections } from './work.server.ts'

const cleaning: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const clean of cleaning.splice(0).reverse()) await clean()
})

function connect(limits: LimitChanges, config: pg.ClientConfig = inject('postgres')): WorkConnections['databases'] {
  const work = connectForWork(config, { connections: 10, limits })
  cleaning.push(work.end)
  return work.databases
}

async function openLine(): Promise<FrozenLine> {
  const line = await openFrozenLine(inject('postgres'))
  cleaning.push(line.close)
  return line
}

async function codeOf(work: Promise<unknown>): Promise<string> {
  return work.then(() => 'done', codeOfUnknownError)
}

const aNap = sql`select pg_sleep(20)`

test('A statement that takes too long is ended by PostgreSQL, which goes on with the next', async () => {
  const { page } = connect({ page: { statementMs: 30 } })
  expect(await codeOf(page.execute(aNap))).toBe('unavailable')
  expect(await codeOf(page.transaction((tx) => tx.execute(aNap)))).toBe('unavailable')
  expect((await page.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
})

test('A transaction in which nothing is asked for too long is ended by PostgreSQL', async () => {
  const { form } = connect({ form: { idleTransactionMs: 30 } })
  const forgotten = form.transaction(async (tx) => {
    await tx.execute(sql`select 1`)
    await vi.waitFor(async () => expect(form.$client.totalCount).toBe(0), { interval: 10 })
    await tx.execute(sql`select 2`)
  })
  expect(await codeOf(forgotten)).toBe('unavailable')
})

test('Where all connections are taken a few wait; whoever comes then is refused at once; other work goes on', async () => {
  const { page, form } = connect({ page: { connectMs: 10_000, maxWaiting: 1 } })
  const { max = 0 } = page.$client.options
  const taken = await Promise.all(Array.from({ length: max }, () => page.$client.connect()))
  const waiting = codeOf(page.execute(sql`select 1`))
  await expect(page.execute(sql`select 1`)).rejects.toMatchObject({ cause: { code: 'ETIMEDOUT' } })
  expect(await codeOf(page.transaction((tx) => tx.execute(sql`select 1`)))).toBe('unavailable')
  expect(await codeOf(form.execute(sql`select 1`))).toBe('done')
  for (const connection of taken) connection.release()
  expect(await waiting).toBe('done')
})

test('Whoever waits too long for a connection is refused, and it goes to the next', async () => {
  const { page } = connect({ page: { connectMs: 300 } })
  const connections: pg.PoolClient[] = []
  const take = () => codeOf(page.$client.connect().then((one) => connections.push(one)))
  const { max = 0 } = page.$client.options
  while (connections.length < max) await take()
  expect(await take()).toBe('unavailable')
  for (const connection of connections) connection.release()
  await expect.poll(() => codeOf(page.execute(sql`select 1`))).toBe('done')
  await vi.waitFor(() => expect(page.$client.idleCount).toBe(page.$client.totalCount))
})

test('For a locked table one waits and the others are refused at once, so that connections are left; then it is served again', async () => {
  const { page } = connect({ page: { lockMs: 200, connectMs: 5_000 } })
  const owner = new pg.Client(inject('postgres'))
  await owner.connect()
  const [held, free] = ['held', 'free'].map((name) => `work_test_${name}_${process.pid}`)
  await owner.query(`create table ${held} (); create table ${free} ()`)
  cleaning.push(async () => {
    await owner.query(`drop table ${held}, ${free}`)
    await owner.end()
  })
  const read = (name = '') => page.execute(sql`select * from ${sql.identifier(name)}`)
  const ask = (name = '') => codeOf(read(name))
  await owner.query(`begin; lock table ${held}`)

  // Until somebody may wait again no time passes, however busy the machine is.
  vi.useFakeTimers({ toFake: ['Date'] })
  cleaning.push(async () => vi.useRealTimers())
  await expect(read(held)).rejects.toMatchObject({ cause: expect.any(pg.DatabaseError) })
  const refused = await Promise.allSettled(Array.from({ length: 30 }, () => read(held)))
  const refusal = { status: 'rejected', reason: { cause: expect.any(TableLocked) } }
  expect(refused).toMatchObject(Array(30).fill(refusal))
  expect(await ask(held)).toBe('unavailable')
  expect(await ask(free)).toBe('done')
  vi.useRealTimers()

  await owner.query('commit')
  await expect.poll(() => ask(held), { timeout: 5_000, interval: 20 }).toBe('done')
  expect(await ask(held)).toBe('done')
})

test.for(['alone', 'in a transaction'])(
  'A statement %s over a line that fell silent is given up with its connection; when the line is back, so is the pool',
  async (how) => {
    const line = await openLine()
    const { page } = connect({ page: { connectMs: 150, answerMs: 150 } }, line.config)
    const ask = () =>
      how === 'alone' ? page.execute(sql`select 1`) : page.transaction((tx) => tx.execute(sql`select 1`))
    await expect.poll(() => codeOf(ask()), { interval: 10 }).toBe('done')
    line.freeze()
    expect(await Promise.all([1, 2, 3, 4].map(() => codeOf(ask())))).toEqual(Array(4).fill('unavailable'))
    await vi.waitFor(() => expect(page.$client.totalCount).toBe(0))
    line.thaw()
    await expect.poll(() => codeOf(ask()), { interval: 10 }).toBe('done')
  },
)

test('A connection in demand is not taken for a silent one: each statement has its own time', async () => {
  const { page } = connect({ page: { answerMs: 600, connectMs: 5_000 } })
  const napAgainAndAgain = async () => {
    for (let left = 8; left > 0; left -= 1) await page.execute(sql`select pg_sleep(0.05)`)
  }
  // Twice as many as there are connections, so that each goes straight to the next.
  const { max = 0 } = page.$client.options
  expect(await codeOf(Promise.all(Array.from({ length: 2 * max }, napAgainAndAgain)))).toBe('done')
})

test('An export is told that it took too long before its line is cut for silence', () => {
  const { export: pool } = connect({})
  const { statement_timeout: statementMs, idle_in_transaction_session_timeout: idleMs } = pool.$client
    .options as pg.ClientConfig
  expect([statementMs, idleMs]).toEqual([50_000, 50_000])
})

test('Whoever names a number of connections has it, and the others share what is left', () => {
  const maxima = (sizes: object, connections = 40) => {
    const work = connectForWork(inject('postgres'), { connections, sizes })
    cleaning.push(work.end)
    return Object.values(poolsOf(work.databases)).map(({ options }) => options.max)
  }
  expect(maxima({ page: 19 })).toEqual([19, 7, 6, 2, 5, 1])
  expect(maxima({ page: 30, job: 4 })).toEqual([30, 2, 2, 1, 4, 1])
  expect(maxima({}, 30)).toEqual([9, 7, 6, 2, 5, 1])
  for (let all = FEWEST_CONNECTIONS; all <= 100; all += 1)
    expect(maxima({}, all).reduce<number>((sum, max = 0) => sum + max, 0)).toBeLessThanOrEqual(all)
})
