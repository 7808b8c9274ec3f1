import { execFileSync } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { type BuiltServer, startBuiltServer, waitUntil } from '../helpers/built-server.ts'
import { copyHouse } from '../helpers/prepared-house.ts'
import { measureInTurns, median, type Round, shareOf } from './rounds.ts'

const PAGE = '/kais-nest'
/** Above every price, so that the page is the whole list each time, and part of its address, so that it is never kept. */
const HARMLESS_PRICE = 9_000_000_000
const LEAST_RATIO = 1.7
/** Two for the workers, one for whoever asks, one for PostgreSQL: with fewer, requests/s tell how these four share. */
const ENOUGH_CORES = 4

const WARM_UP_PAGES = 30

const SETTINGS = { RATE_LIMIT_FACTOR: '1000000', METRICS: 'local', LOG_LEVEL: 'warn' }

/** The server itself and all processes that it started, but for PostgreSQL. */
function processesOf({ process: { pid } }: BuiltServer): number[] {
  const children = execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(pid)], { encoding: 'utf8' })
  return [pid ?? 0, ...[...children.matchAll(/^ *(\d+) .*build\/server/gm)].map(([, found]) => Number(found))]
}

async function withServer<Result>(workers: number, use: (server: BuiltServer) => Promise<Result>): Promise<Result> {
  const { dataDir, remove } = await copyHouse()
  const server = await startBuiltServer({ dataDir, env: { ...SETTINGS, WORKERS: String(workers) } })
  try {
    await waitUntil('all workers serve', async () =>
      (await (await fetch(`${server.url}/metrics`)).text()).includes(`\nkais_workers ${workers}\n`),
    )
    return await use(server)
  } finally {
    await server.stop()
    await remove()
  }
}

function line(name: string, rounds: readonly Round[]): string {
  const perSecond = median(rounds.map((round) => round.perSecond)).toFixed(1)
  const cpu = median(rounds.flatMap(({ cpuMicros }) => (cpuMicros === null ? [] : [cpuMicros])))
  return `${name.padEnd(12)} ${perSecond.padStart(6)} requests/s   ${(cpu / 1000).toFixed(2)} ms of processor a request`
}

/**
 * Pages rendered anew by one worker and by two, in turns. What a machine with enough cores would get is read from processor
 * time: two workers with a core each give twice what one gives, less what a page costs more where there are two, primary and all.
 * How many connections each was given decides nothing, since a handful keeps a worker busy. PostgreSQL and this program are not
 * counted: they are others' cores.
 */
export async function benchWorkers(say: (line?: string) => void): Promise<boolean> {
  return withServer(1, (one) =>
    withServer(2, async (two) => {
      let price = HARMLESS_PRICE
      const nextPath = () => `${PAGE}?maxPrice=${price++}`
      // One after the other, each over a new connection: twenty at once that nobody has rendered before would be given up.
      for (const { url } of [...Array(WARM_UP_PAGES).fill(one), ...Array(2 * WARM_UP_PAGES).fill(two)] as BuiltServer[])
        await fetch(url + nextPath(), { headers: { connection: 'close' } }).then((answer) => answer.text())
      const target = (server: BuiltServer) => ({ url: server.url + PAGE, pid: processesOf(server), nextPath })
      const rounds = await measureInTurns([
        { name: 'one', ...target(one) },
        { name: 'two', ...target(two) },
      ])
      say(line('one worker', rounds.one))
      say(line('two workers', rounds.two))
      const { byProcessor: ofOne, byRequests } = shareOf(rounds.two, rounds.one)
      const byProcessor = ofOne && 2 * ofOne
      const cores = availableParallelism()
      const decidesRequests = byProcessor === null || cores >= ENOUGH_CORES
      say(
        `Two workers/one, ${PAGE} rendered anew: ${byProcessor?.toFixed(2)} by processor time, ` +
          `${byRequests.toFixed(2)} by requests/s on ${cores} cores (${decidesRequests ? 'requests/s' : 'processor time'} decides, at least ${LEAST_RATIO})`,
      )
      return (decidesRequests ? byRequests : byProcessor) >= LEAST_RATIO
    }),
  )
}
