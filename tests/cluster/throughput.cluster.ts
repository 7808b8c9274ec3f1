import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import autocannon from 'autocannon'
import { expect, test } from 'vitest'
import { openCluster } from './cluster.ts'
import { report } from './report.ts'

/**
 * Machines add up when each spends as much processor time on a request among three as alone. Each is sent the same number a
 * second, as machines are added when there is more to do, because whoever is woken for every single request spends more on it
 * than whoever finds several waiting. What a machine spends when nobody asks is measured in the same minute and left out. How
 * many a second there could be depends on the cores, which here are shared with PostgreSQL, PgBouncer, nginx and whoever asks.
 */

const SECONDS = 10
/** The quietest of so many seconds is what a machine spends at rest: in others it may still tidy up. */
const SECONDS_AT_REST = 15
const WARM_SECONDS = 4
const TICKS_A_SECOND = 100
const CONNECTIONS = 8
/** Of what a request costs one machine, among three. */
const MOST_TIMES = 1.5

function processorSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND
}

interface Kind {
  /** For each machine, far from what it could. */
  perSecond: number
  path: (n: number) => string
}

const KINDS = {
  'kept page': { perSecond: 400, path: () => '/' },
  'new page': { perSecond: 8, path: (n) => `/kais-nest?maxPrice=${100_000 + n}` },
} satisfies Record<string, Kind>
type KindName = keyof typeof KINDS

interface Cost {
  perSecond: number
  mostPerSecond: number
  millisecondsEach: number
}

interface Costs {
  atRest: number
  of: Record<KindName, Cost>
}

async function measure(size: number): Promise<Costs> {
  const cluster = await openCluster({ size })
  let turn = 0
  try {
    const spent = () =>
      cluster.instances.reduce((sum, each) => sum + processorSeconds(each.server().process.pid ?? 0), 0)
    const ask = async (path: Kind['path'], duration: number, rate?: number) => {
      const before = spent()
      const { requests, non2xx, errors } = await autocannon({
        url: cluster.url,
        connections: CONNECTIONS * size,
        pipelining: 1,
        // As browsers ask: whoever wants it unpacked costs a hundred times a kept page.
        headers: { 'accept-encoding': 'br' },
        duration,
        ...(rate && { overallRate: rate }),
        requests: [{ setupRequest: (request) => ({ ...request, path: path(turn++) }) }],
      })
      expect([non2xx, errors]).toEqual([0, 0])
      return { count: requests.total, seconds: spent() - before }
    }
    const found: [KindName, { most: number; count: number; seconds: number }][] = []
    for (const [kind, { perSecond, path }] of Object.entries(KINDS) as [KindName, Kind][]) {
      // First everything is compiled and, where it is to be, kept: by each machine, which gets its part of the requests.
      await ask(path, WARM_SECONDS * size)
      const atOneRate = await ask(path, SECONDS, perSecond * size)
      found.push([kind, { ...atOneRate, most: (await ask(path, SECONDS)).count / SECONDS }])
    }
    const seconds: number[] = []
    for (let second = 0; second < SECONDS_AT_REST; second += 1) {
      const before = spent()
      await sleep(1_000)
      seconds.push(spent() - before)
    }
    const atRest = Math.min(...seconds)
    const costs = found.map(([kind, { most, count, seconds }]) => {
      const millisecondsEach = (1_000 * (seconds - atRest * SECONDS)) / count
      return [kind, { perSecond: count / SECONDS, mostPerSecond: most, millisecondsEach }]
    })
    return { atRest: atRest / size, of: Object.fromEntries(costs) }
  } finally {
    await cluster.close()
  }
}

test('A request costs each of three machines about as much as one alone', async () => {
  const found = [await measure(1), await measure(2), await measure(3)]
  const row = (values: number[], digits = 0) => values.map((value) => value.toFixed(digits)).join(' / ')
  report({
    what: 'at rest, 1 / 2 / 3 machines',
    result: `${row(
      found.map(({ atRest }) => atRest * 1_000),
      1,
    )} ms of processor a second for each`,
  })
  for (const kind of Object.keys(KINDS) as KindName[]) {
    const costs = found.map(({ of }) => of[kind])
    report({
      what: `${kind}, 1 / 2 / 3 machines`,
      result:
        `${row(
          costs.map(({ millisecondsEach }) => millisecondsEach),
          2,
        )} ms of processor each at ${row(costs.map(({ perSecond }) => perSecond))} a second; ` +
        `at most ${row(costs.map(({ mostPerSecond }) => mostPerSecond))} a second on the cores of this machine`,
    })
  }
  for (const kind of Object.keys(KINDS) as KindName[]) {
    const [one = 0, , three = 0] = found.map(({ of }) => of[kind].millisecondsEach)
    expect(Math.min(one, three), kind).toBeGreaterThan(0)
    expect(three / one, kind).toBeLessThan(MOST_TIMES)
  }
}, 900_000)
