/**
 * What the house costs as it grows: a built server with 10,000, 100,000 and 1,000,000 homes and as many people, asked through
 * every door that a visitor or the staff use. One reader asks at a time, nothing is given from memory, and each row says what it
 * cost: the time, the most that the server held meanwhile, and the longest for which nobody else had a turn. The whole of it
 * (`npm run bench -- growth`) writes docs/GROWTH.md; `--sizes 10000,100000` runs some, `--folder F` keeps the houses for another time,
 * `--doors staff,map` asks only those of a reader or with that in their name.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { startEmbeddedPostgres } from '#db/embedded/embedded-postgres.server.ts'
import { fromProjectRoot } from '#db/project-root.server.ts'
import {
  type BuiltServer,
  FIRST_ADMIN,
  freePort,
  makeDataDir,
  signIn,
  startBuiltServer,
} from '../helpers/built-server.ts'
import { DOORS, type Door } from './growth-doors.ts'
import { growthTables, type Measured, type MeasuredHouse } from './growth-tables.ts'
import { percentile } from './rounds.ts'
import { makeGrownHouse } from './synthetic-house.ts'

const GROWTH_SIZES = [10_000, 100_000, 1_000_000]
const WARM_UP = 2
const ROUNDS = 25
/** Of one door; a slow one is asked less often, but three times. */
const LONGEST_MS = 6_000
const FEWEST_ROUNDS = 3
/** Whoever waits longer has gone; a file comes for as long as it is long. */
const GIVEN_UP_MS = 60_000
const FILE_GIVEN_UP_MS = 600_000
const TARGET_MS: Record<Door['reader'], number> = {
  visitor: 300,
  staff: 1_000,
  crawler: 1_000,
  export: Number.POSITIVE_INFINITY,
}
const MOST_MEGABYTES = 400
const LONGEST_TURN_MS = 50

interface Asked {
  server: BuiltServer
  watchPort: number
  cookie: string
  size: number
}

async function residentMegabytes(pid: number, line: 'VmHWM' | 'VmRSS'): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(new RegExp(`${line}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1_024
}

async function send(
  { server, cookie }: Asked,
  asked: ReturnType<Door['ask']>,
  patienceMs = GIVEN_UP_MS,
): Promise<{ ms: number; status: number }> {
  const { path, method, body } = typeof asked === 'string' ? { path: asked, method: 'GET', body: undefined } : asked
  const start = performance.now()
  try {
    const answer = await fetch(server.url + path, {
      method,
      headers: { cookie, 'accept-encoding': 'br', ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(patienceMs),
    })
    for await (const _ of answer.body ?? []);
    return { ms: performance.now() - start, status: answer.status }
  } catch {
    return { ms: performance.now() - start, status: 0 }
  }
}

const publish = (n: number) => ({
  path: '/api/admin/properties',
  method: 'PATCH',
  body: { ids: [9_001, 9_002], isAvailable: n % 2 === 0 },
})

async function measureDoor(asked: Asked, door: Door): Promise<Measured> {
  const pid = asked.server.process.pid ?? 0
  const times: number[] = []
  const statuses = new Set<number>()
  const longestTurn = async () =>
    ((await (await fetch(`http://127.0.0.1:${asked.watchPort}`)).json()) as { workMs: number }).workMs
  let turn = 0
  // The most that was held is counted from here on.
  await writeFile(`/proc/${pid}/clear_refs`, '5')
  const began = performance.now()
  const rounds = door.reader === 'export' ? 1 : ROUNDS
  const warmUp = door.reader === 'export' ? 0 : WARM_UP
  for (let n = -warmUp; n < rounds; n++) {
    if (door.afterChange) await send(asked, publish(n))
    await longestTurn()
    const { ms, status } = await send(
      asked,
      door.ask(n + WARM_UP, asked.size),
      door.reader === 'export' ? FILE_GIVEN_UP_MS : GIVEN_UP_MS,
    )
    turn = Math.max(turn, await longestTurn())
    statuses.add(status)
    if (n >= 0) times.push(ms)
    if (performance.now() - began > LONGEST_MS && times.length >= FEWEST_ROUNDS) break
  }
  // One home in ten is a draft, and has no page.
  const failed = [...statuses].find((status) => status >= 400 && status !== 404) ?? (statuses.has(0) ? 0 : undefined)
  return {
    name: door.name,
    reader: door.reader,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    turn,
    megabytes: await residentMegabytes(pid, 'VmHWM'),
    ...(failed !== undefined && { failed }),
  }
}

/** Beside the server: what looks through the whole house. */
async function measureWork(work: string, databaseUrl: string, dataDir: string): Promise<Measured[]> {
  const child = fork(fileURLToPath(new URL('growth-work.ts', import.meta.url)), [work, databaseUrl, dataDir])
  const measured: Measured[] = []
  child.on('message', ({ name, seconds, megabytes }: { name: string; seconds: number; megabytes: number }) => {
    const ms = seconds * 1_000
    measured.push({ name, reader: 'work', p50: ms, p95: ms, turn: null, megabytes })
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) measured.push({ name: work, reader: 'work', p50: 0, p95: 0, turn: null, megabytes: 0, failed: code })
  return measured
}

/** The large ones, with their indexes. */
async function readTableSizes(url: string): Promise<MeasuredHouse['tables']> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string; table: number; indexes: number }>(`
      select relname as name, (pg_table_size(oid) / 1048576.0)::float8 as table, (pg_indexes_size(oid) / 1048576.0)::float8 as indexes
      from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
      order by pg_total_relation_size(oid) desc limit 12`)
    return rows
  } finally {
    await client.end()
  }
}

interface Options {
  sizes?: readonly number[] | undefined
  /** Where houses are kept for another time. */
  folder?: string | undefined
  doors?: string | undefined
}

async function measureHouse(
  server: { host: string; port: number; user: string },
  {
    size,
    dataDir,
    doors,
    say,
  }: { size: number; dataDir: string; doors: string | undefined; say: (line?: string) => void },
): Promise<MeasuredHouse> {
  const began = performance.now()
  const { url, isNew } = await makeGrownHouse(server, size)
  const seconds = (performance.now() - began) / 1_000
  say(`${size.toLocaleString('en')} homes and people ${isNew ? `made in ${seconds.toFixed(0)} s` : 'stood there'}`)
  const watchPort = await freePort()
  const built = await startBuiltServer({
    dataDir,
    env: {
      DATABASE_URL: url,
      RATE_LIMIT_FACTOR: '1000000',
      LOG_LEVEL: 'warn',
      LOOP_WATCH_PORT: String(watchPort),
      NODE_OPTIONS: `--import=${fromProjectRoot('tests/load/loop-watch.mjs')}`,
    },
  })
  const measured: Measured[] = []
  const isWanted = ({ name, reader }: Pick<Measured, 'name' | 'reader'>) =>
    !doors || doors.split(',').some((part) => part === reader || name.includes(part))
  const tell = (one: Measured) => {
    measured.push(one)
    const failed = one.failed === undefined ? '' : `   ANSWERED ${one.failed}`
    const turn = one.turn === null ? '' : `   turn ${one.turn.toFixed(0)} ms`
    say(
      `${one.name.padEnd(44)} p50 ${one.p50.toFixed(0).padStart(7)}   p95 ${one.p95.toFixed(0).padStart(7)}   ${one.megabytes.toFixed(0)} MB${turn}${failed}`,
    )
  }
  try {
    const asked = { server: built, watchPort, size, cookie: await signIn(built.url, FIRST_ADMIN) }
    for (const door of DOORS) if (isWanted(door)) tell(await measureDoor(asked, door))
  } finally {
    await built.stop()
  }
  for (const work of ['clock', 'verify', 'sweep'])
    if (isWanted({ name: work, reader: 'work' })) for (const one of await measureWork(work, url, dataDir)) tell(one)
  return { size, measured, tables: await readTableSizes(url) }
}

const isMissed = ({ reader, p95, turn, megabytes, failed }: Measured) =>
  failed !== undefined ||
  (reader !== 'work' && (p95 > TARGET_MS[reader] || (turn ?? 0) > LONGEST_TURN_MS || megabytes > MOST_MEGABYTES))

/** False when a target was missed in the largest house. */
export async function benchGrowth(
  say: (line?: string) => void,
  { sizes = GROWTH_SIZES, folder, doors }: Options = {},
): Promise<boolean> {
  if (process.platform !== 'linux') {
    say('Growth: only Linux tells what a process held at most.')
    return true
  }
  if (folder) await mkdir(folder, { recursive: true, mode: 0o755 })
  const { dataDir, remove } = folder ? { dataDir: folder, remove: async () => undefined } : await makeDataDir()
  const postgres = await startEmbeddedPostgres({ dataDir })
  const houses: MeasuredHouse[] = []
  try {
    for (const size of sizes) houses.push(await measureHouse(postgres.connection, { size, dataDir, doors, say }))
  } finally {
    await postgres.stop()
    await remove()
  }
  const tables = growthTables(houses)
  say(tables)
  const isWhole = !doors && GROWTH_SIZES.every((size) => sizes.includes(size))
  const missed = houses.at(-1)?.measured.filter(isMissed) ?? []
  const targets = [
    `Targets: a visitor waits at most ${TARGET_MS.visitor} ms (p95), staff and search engines ${TARGET_MS.staff} ms, nobody’s turn ${LONGEST_TURN_MS} ms;`,
    `the server holds at most ${MOST_MEGABYTES} MB. Missed in the largest house: ${missed.map(({ name }) => name).join('; ') || 'none'}.`,
  ].join('\n')
  say(targets)
  if (isWhole) await writeFile(fromProjectRoot('docs/GROWTH.md'), `${tables}\n\n${targets}\n`)
  return missed.length === 0
}
