/**
 * The list of homes with the days of a stay, as a built server answers it: ten thousand homes, of which half are let by the
 * night and have 200,000 nights taken. Every page is rendered anew, since none with dates is kept; one reader asks at a time.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { todayInDakar } from '#common/dakar-time.ts'
import { startEmbeddedPostgres } from '#db/embedded/embedded-postgres.server.ts'
import { addDays } from '#features/nest/stays/stay-days.ts'
import { type BuiltServer, makeDataDir, startBuiltServer } from '../helpers/built-server.ts'
import { databaseMillis } from './anew-bench.ts'
import { cpuMillis, percentile } from './rounds.ts'
import { makeCatalogue } from './synthetic-catalogue.ts'
import { fillStays } from './synthetic-stays.ts'

const HOMES = 10_000
const WARM_UP = 60
const ASKED = 400
/** Of a page with dates and guests (issue 25). */
const MOST_P95_MS = 60
/** Above every price. */
const HARMLESS_PRICE = 9_000_000_000
/** Between two readers: what the server still does behind an answer is not the next one's. */
const PAUSE_MS = 5

/** The same stays each time. */
function dice(): (below: number) => number {
  let state = 7
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** Weeks and weekends, from tomorrow to the end of the year to come. */
function drawDates(below: (limit: number) => number): string {
  const arrival = addDays(todayInDakar(), 1 + below(330))
  return `arrival=${arrival}&departure=${addDays(arrival, 2 + below(9))}&guests=4`
}

interface Asked {
  server: BuiltServer
  dataDir: string
}

const QUESTIONS: Record<string, (dates: string, n: number) => string> = {
  'the page': (dates) => `/kais-nest?type=short-stay&${dates}`,
  'the page, cheapest first': (dates) => `/kais-nest?type=short-stay&${dates}&sort=price-asc`,
  'the page, villas in Almadies': (dates) => `/kais-nest?type=short-stay&kind=villa&location=Almadies&${dates}`,
  // Under an address that nobody asked for before, so that it is rendered too.
  'the page without dates': (_, n) => `/kais-nest?type=short-stay&maxPrice=${HARMLESS_PRICE + n}`,
  'the map of all': (dates) => `/api/properties/map?type=short-stay&${dates}`,
}

interface Measured {
  times: number[]
  /** Processor time of one answer: on a machine that does other things too, it says more than the clock. */
  serverMs: number
  databaseMs: number
}

async function measure({ server, dataDir }: Asked, address: (dates: string, n: number) => string): Promise<Measured> {
  const below = dice()
  const times: number[] = []
  const spent = async () =>
    [(await cpuMillis(server.process.pid ?? 0)) ?? 0, await databaseMillis({ dataDir })] as const
  let before = await spent()
  for (let n = 0; n < WARM_UP + ASKED; n++) {
    if (n === WARM_UP) before = await spent()
    const path = address(drawDates(below), n)
    const start = performance.now()
    const answer = await fetch(server.url + path, { headers: { 'accept-encoding': 'br' } })
    await answer.arrayBuffer()
    if (n >= WARM_UP) times.push(performance.now() - start)
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}.`)
    if (/arrival/.test(path) && !/no-store/.test(answer.headers.get('cache-control') ?? ''))
      throw new Error(`${path} may be kept.`)
    await sleep(PAUSE_MS)
  }
  const after = await spent()
  return { times, serverMs: (after[0] - before[0]) / ASKED, databaseMs: (after[1] - before[1]) / ASKED }
}

/** False when a page with dates took too long. */
export async function benchStays(say: (line?: string) => void): Promise<boolean> {
  const { dataDir, remove } = await makeDataDir()
  const postgres = await startEmbeddedPostgres({ dataDir })
  try {
    const catalogue = await makeCatalogue(postgres.connection, HOMES)
    const { homes, nights } = await fillStays(catalogue)
    await catalogue.pool.end()
    const { host, port, user } = postgres.connection
    const DATABASE_URL = `postgres:///catalogue_${HOMES}?${new URLSearchParams({ host, port: String(port), user })}`
    const server = await startBuiltServer({
      dataDir,
      env: { DATABASE_URL, RATE_LIMIT_FACTOR: '1000000', LOG_LEVEL: 'warn' },
    })
    try {
      const figures = [HOMES, homes, nights].map((figure) => figure.toLocaleString('en'))
      say(`${figures[0]} homes, ${figures[1]} of them let by the night, ${figures[2]} nights taken; milliseconds`)
      const p95: number[] = []
      for (const [name, address] of Object.entries(QUESTIONS)) {
        const { times, serverMs, databaseMs } = await measure({ server, dataDir }, address)
        const [half, most] = [percentile(times, 0.5), percentile(times, 0.95)]
        const processor = `processor ${serverMs.toFixed(1)} and ${databaseMs.toFixed(1)} of PostgreSQL`
        say(`${name.padEnd(32)} p50 ${half.toFixed(1).padStart(6)}   p95 ${most.toFixed(1).padStart(6)}   ${processor}`)
        p95.push(most)
      }
      const [page = Number.NaN] = p95
      say(`With dates and guests, p95 of ${ASKED} pages: ${page.toFixed(1)} ms (at most ${MOST_P95_MS})`)
      return page <= MOST_P95_MS
    } finally {
      await server.stop()
    }
  } finally {
    await postgres.stop()
    await remove()
  }
}
