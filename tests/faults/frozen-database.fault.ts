/** The database is there and says nothing: a frozen process, a line that died silently, a table that somebody holds. */
import { readdir, readFile } from 'node:fs/promises'
import { type TestContext, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { startEmbeddedPostgres } from '#db/embedded/embedded-postgres.server.ts'
import { databaseConfigOf, makeDataDir } from '../helpers/built-server.ts'
import { openFrozenLine } from '../helpers/frozen-line.ts'
import { goThrough } from './bad-time.ts'
import { postmasterOf } from './postmaster.ts'
import { makeWorkplace } from './workplace.ts'

const FROZEN_SECONDS = Number(process.env.KAIS_FROZEN_SECONDS ?? 60)
const LOCKED_SECONDS = Number(process.env.KAIS_LOCKED_SECONDS ?? 20)

/** The postmaster and every process that it began. */
async function processesOf(postmaster: number): Promise<number[]> {
  const all = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const children = await Promise.all(
    all.map(async (pid) => {
      const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
      return new RegExp(`^PPid:\\s+${postmaster}$`, 'm').test(status) ? Number(pid) : 0
    }),
  )
  return [postmaster, ...children.filter(Boolean)]
}

function signal(pids: readonly number[], name: 'SIGSTOP' | 'SIGCONT'): void {
  for (const pid of pids)
    try {
      process.kill(pid, name)
    } catch {
      // It ended by itself meanwhile.
    }
}

test('a frozen PostgreSQL: kept pages go on, everybody else is told, and it thaws without loss', async (t) => {
  const { dataDir, start } = await makeWorkplace(t)
  const server = await start()
  const config = await databaseConfigOf(dataDir)
  const postmaster = await postmasterOf(dataDir)
  if (!postmaster) throw new Error('There is no PostgreSQL.')
  await goThrough(t, {
    fault: `PostgreSQL frozen (SIGSTOP) for ${FROZEN_SECONDS} s`,
    server,
    databaseConfig: () => config,
    async last() {
      const frozen = await processesOf(postmaster)
      t.after(() => signal(frozen, 'SIGCONT'))
      signal(frozen, 'SIGSTOP')
      await sleep(FROZEN_SECONDS * 1_000)
      signal(await processesOf(postmaster), 'SIGCONT')
    },
  })
  await server.stop()
})

/** A PostgreSQL that the server knows by DATABASE_URL alone. */
async function externalDatabase(t: TestContext): Promise<pg.ClientConfig> {
  const { dataDir, remove } = await makeDataDir()
  const postgres = await startEmbeddedPostgres({ dataDir })
  t.after(async () => {
    await postgres.stop()
    await remove()
  })
  return postgres.connection
}

test('a line to the database that dies silently: noticed, told, and taken up again', async (t) => {
  const target = await externalDatabase(t)
  const line = await openFrozenLine(target)
  t.after(() => line.close())
  const { start } = await makeWorkplace(t)
  const { user, database, port } = line.config
  const server = await start({ DATABASE_URL: `postgres://${user}@127.0.0.1:${port}/${database}?sslmode=disable` })
  await goThrough(t, {
    fault: `the line to an external database silent for ${FROZEN_SECONDS} s`,
    server,
    databaseConfig: () => target,
    async last() {
      line.freeze()
      await sleep(FROZEN_SECONDS * 1_000)
      line.thaw()
    },
  })
  await server.stop()
})

for (const table of ['articles', 'settings', 'bookings']) {
  test(`the table ${table} locked: whoever does not need it is served`, async (t) => {
    const { dataDir, start } = await makeWorkplace(t)
    const server = await start()
    const config = await databaseConfigOf(dataDir)
    await goThrough(t, {
      fault: `table ${table} locked for ${LOCKED_SECONDS} s`,
      server,
      databaseConfig: () => config,
      async last() {
        const client = new pg.Client(config)
        await client.connect()
        await client.query('begin')
        await client.query(`lock table ${table} in access exclusive mode`)
        await sleep(LOCKED_SECONDS * 1_000)
        await client.query('rollback')
        await client.end()
      },
    })
    await server.stop()
  })
}
