import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOfUnknownError } from '#db/database-error.server.ts'
import { openDatabase } from '#db/open-database.server.ts'
import { placesOf } from '#db/places.server.ts'
import { connectForWork, type WorkConnections } from '#db/work.server.ts'
import { copyOf } from '../helpers/site.ts'
import { type PgBouncer, startPgBouncer } from './pgbouncer.ts'

const direct = await copyOf('demo')
const pooler = await startPgBouncer({ target: direct, poolSize: 4 })
const LIMITS = { page: { statementMs: 300, lockMs: 200, idleTransactionMs: 400, connectMs: 5_000 } }

/** Where PgBouncer is not installed (Debian: apt install pgbouncer) nothing of this can be asked. */
describe.skipIf(!pooler)('Through PgBouncer in transaction mode', () => {
  const { url, ...bouncer } = pooler as PgBouncer
  let work: WorkConnections
  let hand: pg.Client

  beforeAll(async () => {
    work = connectForWork({ connectionString: url }, { isPooled: true, limits: LIMITS })
    hand = new pg.Client(direct)
    await hand.connect()
  })
  afterAll(async () => {
    await work.end()
    await hand.end()
    await bouncer.stop()
  })

  const codeOf = (asked: Promise<unknown>) => asked.then(() => 'done', codeOfUnknownError)
  /** What PostgreSQL itself still works at. */
  const underWay = async (words: string) =>
    (
      await hand.query(
        `select from pg_stat_activity where state = 'active' and pid <> pg_backend_pid() and query like $1`,
        [`%${words}%`],
      )
    ).rowCount

  test('A statement that takes too long is ended on the server too, alone and in a transaction', async () => {
    const { page } = work.databases
    const nap = sql`select pg_sleep(20) as "nap of the test"`
    expect(await codeOf(page.execute(nap))).toBe('unavailable')
    expect(await codeOf(page.transaction((tx) => tx.execute(nap)))).toBe('unavailable')
    await expect.poll(() => underWay('nap of the test')).toBe(0)
    expect((await page.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
  })

  test('A pooler that is not said to be one is refused in a sentence, before anything is done over it', async () => {
    const places = placesOf({ DATABASE_URL: url })
    const refused = openDatabase({ places, dataDir: '', purpose: 'serve', log: () => {} })
    await expect(refused).rejects.toThrow(/DATABASE_URL is a pooler .* DATABASE_DIRECT_URL/)
  })

  test('With the way past it the database is opened, migrated and served', async () => {
    const { user, database, host = '', port } = direct
    const past = `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}&port=${port}`
    const places = placesOf({ DATABASE_URL: url, DATABASE_DIRECT_URL: past })
    const house = await openDatabase({ places, dataDir: '', purpose: 'serve', log: () => {} })
    const homes = await house.databases.page.transaction((tx) =>
      tx.execute(sql`select count(*)::int as homes from properties`),
    )
    await house.close()
    expect(homes.rows[0]?.homes).toBeGreaterThan(0)
  })

  test('A lock is not waited for longer in a transaction than without the pooler, and limits stay with nobody else', async () => {
    const { page } = work.databases
    await hand.query('begin; lock table settings')
    const begun = performance.now()
    const locked = page.transaction((tx) => tx.execute(sql`select from settings`))
    await expect(locked).rejects.toMatchObject({ cause: { code: '55P03' } })
    expect(performance.now() - begun).toBeLessThan(LIMITS.page.statementMs + LIMITS.page.lockMs)
    await hand.query('rollback')
    const settings = await Promise.all(
      Array.from({ length: 8 }, () =>
        page.execute(sql`select current_setting('lock_timeout') as lock, pg_sleep(0.05)`),
      ),
    )
    expect(new Set(settings.map(({ rows }) => rows[0]?.lock))).toEqual(new Set(['0']))
  })

  test('A transaction in which nothing is asked for too long is ended, and its connection serves others', async () => {
    const { page } = work.databases
    const forgotten = page.transaction(async (tx) => {
      await tx.execute(sql`select 1`)
      await expect
        .poll(
          () =>
            hand
              .query(`select from pg_stat_activity where state like 'idle in trans%'`)
              .then((found) => found.rowCount),
          { timeout: 5_000 },
        )
        .toBe(0)
      await tx.execute(sql`select 2`)
    })
    expect(await codeOf(forgotten)).toBe('unavailable')
    expect(await codeOf(page.execute(sql`select 1`))).toBe('done')
  })
})
