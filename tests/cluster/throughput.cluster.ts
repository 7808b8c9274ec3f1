import { readFileSync } from 'node:fs'
import autocannon from 'autocannon'
import { expect, test } from 'vitest'
import { openCluster } from './cluster.ts'
import { report } from './report.ts'

/**
 * Machines add up when a request costs as much processor time among three as with one. How many a second that makes depends on
 * the cores there are, which here are shared with PostgreSQL, PgBouncer, nginx and whoever asks.
 */

const SECONDS = 8
const WARM_SECONDS = 4
const TICKS_A_SECOND = 100

function processorSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND
}

const KINDS = {
  'kept page': () => '/',
  'new page': (n: number) => `/kais-nest?maxPrice=${100_000 + n}`,
}

interface Cost {
  perSecond: number
  millisecondsEach: number
}

async function measure(size: number): Promise<Record<keyof typeof KINDS, Cost>> {
  const cluster = await openCluster({ size })
  let turn = 0
  try {
    const costs = {} as Record<keyof typeof KINDS, Cost>
    for (const [kind, path] of Object.entries(KINDS) as [keyof typeof KINDS, (n: number) => string][]) {
      const run = async (duration: number) =>
        autocannon({
          url: cluster.url,
          connections: 24,
          pipelining: 1,
          // As browsers ask: whoever wants it unpacked costs a hundred times a kept page.
          headers: { 'accept-encoding': 'br' },
          duration,
          requests: [{ setupRequest: (request) => ({ ...request, path: path(turn++) }) }],
        })
      // First everything is compiled and, where it is to be, kept: by each machine, which gets its part of the requests.
      await run(WARM_SECONDS * size)
      const spent = () =>
        cluster.instances.reduce((sum, each) => sum + processorSeconds(each.server().process.pid ?? 0), 0)
      const before = spent()
      const { requests, non2xx, errors } = await run(SECONDS)
      expect([non2xx, errors]).toEqual([0, 0])
      costs[kind] = {
        perSecond: requests.total / SECONDS,
        millisecondsEach: (1_000 * (spent() - before)) / requests.total,
      }
    }
    return costs
  } finally {
    await cluster.close()
  }
}

test('A request costs three machines about as much as one', async () => {
  const found = [await measure(1), await measure(2), await measure(3)]
  for (const kind of Object.keys(KINDS) as (keyof typeof KINDS)[]) {
    const costs = found.map((each) => each[kind])
    report({
      what: `${kind}, 1 / 2 / 3 machines`,
      result:
        `${costs.map(({ perSecond }) => Math.round(perSecond)).join(' / ')} a second on the cores of this machine; ` +
        `${costs.map(({ millisecondsEach }) => millisecondsEach.toFixed(2)).join(' / ')} ms of processor each`,
    })
    const [one, , three] = costs
    expect((three?.millisecondsEach ?? 0) / (one?.millisecondsEach ?? 1)).toBeLessThan(1.5)
  }
}, 600_000)
