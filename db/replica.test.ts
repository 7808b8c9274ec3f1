import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type FrozenLine, openFrozenLine } from '#tests/helpers/frozen-line.ts'
import { type OwnPostgres, startOwnPostgres } from '#tests/helpers/own-postgres.ts'
import { contentHasChanged } from './last-known.server.ts'
import { connectForWork, type WorkConnections } from './work.server.ts'

let primary: OwnPostgres
let follower: OwnPostgres
let hand: pg.Client
let ofFollower: pg.Client
let line: FrozenLine
let work: WorkConnections

beforeAll(async () => {
  primary = await startOwnPostgres()
  hand = new pg.Client(primary.config)
  await hand.connect()
  await hand.query('create table homes (price int)')
  follower = await primary.startReplica()
  ofFollower = new pg.Client(follower.config)
  await ofFollower.connect()
})
afterAll(async () => {
  await Promise.all([hand.end(), ofFollower.end()])
  await follower.stop()
  await primary.stop()
})
beforeEach(async () => {
  line = await openFrozenLine(follower.config)
  work = connectForWork(primary.config, { connections: 10, replica: line.config })
})
afterEach(async () => {
  await ofFollower.query('select pg_wal_replay_resume()')
  await work.end()
  await line.close()
})

const replica = () => {
  if (!work.databases.replica) throw new Error('There is no replica')
  return work.databases.replica
}
const state = () => replica().state
const whoAnswers = async () => {
  const { rows } = await work.databases.page.execute(sql`select pg_is_in_recovery() as is_replica`)
  return rows[0]?.is_replica ? 'replica' : 'primary'
}
const price = async () =>
  Number((await work.databases.page.execute(sql`select max(price) as price from homes`)).rows[0]?.price)

test('Pages are read from the replica; what must be as of now, what is written and every transaction are the primary’s', async () => {
  await expect.poll(whoAnswers).toBe('replica')
  const { page, fresh, staff } = work.databases
  const ofPrimary = { rows: [{ is_replica: false }] }
  const question = sql`select pg_is_in_recovery() as is_replica`
  for (const db of [fresh, staff]) expect(await db.execute(question)).toMatchObject(ofPrimary)
  expect(await page.transaction((tx) => tx.execute(question))).toMatchObject(ofPrimary)
  await page.execute(sql`insert into homes values (1)`)
  // It reads, and writes: the replica refuses, the primary does it.
  await page.execute(sql`with written as (insert into homes values (2) returning price) select price from written`)
  expect((await hand.query('select from homes')).rowCount).toBe(2)
  expect(replica().counts.replica).toBeGreaterThan(0)
})

test('After a change of content pages are read from the primary until the replica has it: nobody reads what was before', async () => {
  await expect.poll(whoAnswers).toBe('replica')
  for (let asked = 10; asked < 30; asked += 1) {
    await hand.query('insert into homes values ($1)', [asked])
    contentHasChanged()
    expect(await price()).toBe(asked)
  }
  await expect.poll(whoAnswers).toBe('replica')
  expect(await price()).toBe(29)
})

test('A replica that is held up is not read until it has caught up, with news of a change and without', async () => {
  await expect.poll(whoAnswers).toBe('replica')
  await ofFollower.query('select pg_wal_replay_pause()')
  await hand.query('insert into homes values (100)')
  contentHasChanged()
  expect([await price(), state()]).toEqual([100, 'behind'])
  await ofFollower.query('select pg_wal_replay_resume()')
  await expect.poll(whoAnswers).toBe('replica')
  expect(await price()).toBe(100)

  await ofFollower.query('select pg_wal_replay_pause()')
  await hand.query('insert into homes values (101)')
  await expect.poll(state, { timeout: 5_000 }).toBe('behind')
  expect(await price()).toBe(101)
})

test('A replica of which nobody can say how far behind it is, is not read: where the primary is asked, all is taken', async () => {
  await expect.poll(whoAnswers).toBe('replica')
  const jobs = work.databases.pulse.$client
  const taken = await Promise.all(Array.from({ length: jobs.options.max }, () => jobs.connect()))
  await expect.poll(state, { timeout: 5_000 }).toBe('behind')
  expect(await whoAnswers()).toBe('primary')
  for (const connection of taken) connection.release()
  await expect.poll(whoAnswers, { timeout: 10_000 }).toBe('replica')
})

test('While the replica is frozen everybody is answered by the primary, who was just asking too; it returns by itself', async () => {
  await expect.poll(whoAnswers).toBe('replica')
  line.freeze()
  const begun = performance.now()
  expect(await Promise.all([whoAnswers(), whoAnswers(), whoAnswers()])).toEqual(['primary', 'primary', 'primary'])
  // Sooner than a page is given up.
  expect(performance.now() - begun).toBeLessThan(2_500)
  expect(state()).toBe('away')
  line.thaw()
  await expect.poll(whoAnswers, { timeout: 10_000 }).toBe('replica')
})

test('A replica that is gone is not missed', async () => {
  await expect.poll(whoAnswers).toBe('replica')
  await line.close()
  for (let left = 20; left > 0; left -= 1) expect(await whoAnswers()).toBe('primary')
  line = await openFrozenLine(follower.config, line.config.port)
  await expect.poll(whoAnswers, { timeout: 10_000 }).toBe('replica')
})

test('An answer that was read is forgotten: the replica keeps hold of none', async () => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  await expect.poll(whoAnswers).toBe('replica')
  const answers: WeakRef<object>[] = []
  const ask = async () => answers.push(new WeakRef(await work.databases.page.execute(sql`select 1`)))
  for (let n = 0; n < 20; n += 1) await ask()
  await expect
    .poll(() => {
      collect()
      return answers.filter((answer) => answer.deref()).length
    })
    // A connection remembers its last.
    .toBeLessThanOrEqual(1)
})

test('What is no replica of this database is never read', async () => {
  const reasons: unknown[] = []
  const mistaken = connectForWork(primary.config, {
    connections: 10,
    replica: { ...follower.config, database: 'template1' },
  })
  try {
    mistaken.databases.replica?.onChange((...told) => reasons.push(told))
    await expect(mistaken.databases.page.execute(sql`select count(*) from homes`)).resolves.toBeDefined()
    await expect.poll(() => reasons).toEqual([['away', expect.stringMatching(/no replica of this database/)]])
    expect(mistaken.databases.replica?.state).toBe('away')
    expect(mistaken.databases.replica?.counts.replica).toBe(0)
  } finally {
    await mistaken.end()
  }
})
