/**
 * npm run bench: what Kais makes of the machine it runs on. All targets are ratios or sizes, so that they mean the same on
 * any machine: a kept page against a bare node:http server sending the same bytes, the scripts and styles of every first view,
 * what pages cost that are rendered anew (both with `--before FOLDER`: beside the build of an older working copy), and what
 * a search costs in a large catalogue against a small one, and a list of contacts in a house with many, and a
 * recommendation against reading the catalogue it is made from, and two workers against one; in milliseconds, a page of homes
 * that are free on given days, what Ctrl+K waits for in a large house, and how long one reader of a large house keeps the server from all others; what a server holds
 * at rest; what a poor phone waits for and pays; and what Lighthouse says. `npm run bench -- search` (or pages, weight, anew,
 * phone, lighthouse, workers, stays, desk, find, recommendations, blocking, memory) runs one part; `npm run bench -- growth`, which only
 * runs where it is asked for, fills houses of up to a million homes and people and asks each through every door.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { startBuiltServer, waitUntil } from '../helpers/built-server.ts'
import { copyHouse } from '../helpers/prepared-house.ts'
import { benchAnew } from './anew-bench.ts'
import { benchBlocking } from './blocking-bench.ts'
import { benchDesk } from './desk-bench.ts'
import { benchFind } from './find-bench.ts'
import { benchGrowth } from './growth-bench.ts'
import { benchLighthouse } from './lighthouse-bench.ts'
import { benchMemory } from './memory-bench.ts'
import { benchPhone } from './phone-bench.ts'
import { benchRecommendations } from './recommendation-bench.ts'
import { measureInTurns, median, type Round, type Share, shareOf } from './rounds.ts'
import { benchSearch } from './search-bench.ts'
import { benchStays } from './stays-bench.ts'
import { benchWeight } from './weight-bench.ts'
import { benchWorkers } from './workers-bench.ts'

const PAGE = '/kais-nest'
const LEAST_CACHED_RATIO = 0.9
/** Above every price, so that the page is the whole list each time, and part of its address, so that it is never kept. */
const HARMLESS_PRICE = 9_000_000_000

function say(line = ''): void {
  process.stdout.write(`${line}\n`)
}

/** A page that is asked for again becomes smaller by itself: the bare server is to send as few bytes. */
async function untilSmall(url: string): Promise<void> {
  const size = async () => (await fetch(url, { headers: { 'accept-encoding': 'br' } })).headers.get('content-length')
  const first = await size()
  await waitUntil('the page has become smaller', async () => (await size()) !== first)
}

async function startBareServer(source: string): Promise<{ url: string; process: ChildProcess }> {
  const child = fork(fileURLToPath(new URL('bare-server.ts', import.meta.url)), [source], { stdio: 'inherit' })
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  return { url: `http://127.0.0.1:${port}`, process: child }
}

function line(name: string, rounds: readonly Round[]): string {
  const cpu = rounds.map((round) => round.cpuMicros).filter((micros) => micros !== null)
  return [
    name.padEnd(24),
    `${median(rounds.map((round) => round.perSecond))
      .toFixed(0)
      .padStart(7)} requests/s`,
    `p50 ${median(rounds.map((round) => round.p50))} ms`,
    `p99 ${median(rounds.map((round) => round.p99))} ms`,
    ...(cpu.length > 0 ? [`${median(cpu).toFixed(0)} µs of processor a request`] : []),
  ].join('   ')
}

function inWords({ byRequests, byProcessor }: Share): string {
  const words = `${byRequests.toFixed(3)} by requests/s`
  return byProcessor === null ? words : `${words}, ${byProcessor.toFixed(3)} by processor time`
}

async function measureServer(url: string, pid: number): Promise<Share> {
  let price = HARMLESS_PRICE
  const nextPath = () => `${PAGE}?maxPrice=${price++}`
  const cachedCopy = await startBareServer(url + PAGE)
  const uncachedCopy = await startBareServer(url + nextPath())
  try {
    // Pages rendered in between would push the kept one out: it would be rendered and made small once more in each round.
    const kept = await measureInTurns([
      { name: 'bare', url: cachedCopy.url + PAGE, pid: cachedCopy.process.pid ?? 0 },
      { name: 'cached', url: url + PAGE, pid },
    ])
    const rendered = await measureInTurns([
      { name: 'bareUncached', url: uncachedCopy.url + PAGE, pid: uncachedCopy.process.pid ?? 0, nextPath },
      { name: 'uncached', url: url + PAGE, pid, nextPath },
    ])
    const rounds = { ...kept, ...rendered }
    say(line('bare node:http', rounds.bare))
    say(line(`Kais, ${PAGE} kept`, rounds.cached))
    say(line('bare, new address', rounds.bareUncached))
    say(line('Kais, rendered anew', rounds.uncached))
    if (rounds.cached.some((round) => round.isAskerTheLimit))
      say('Note: this program itself was the limit in some rounds.')
    say()
    say(`Uncached/bare: ${inWords(shareOf(rounds.uncached, rounds.bareUncached))}`)
    return shareOf(rounds.cached, rounds.bare)
  } finally {
    cachedCopy.process.disconnect()
    uncachedCopy.process.disconnect()
  }
}

/** False when a target was missed. */
async function benchPages(): Promise<boolean> {
  const { dataDir, remove } = await copyHouse()
  const server = await startBuiltServer({ dataDir, env: { RATE_LIMIT_FACTOR: '1000000', WORKERS: '1' } })
  try {
    await untilSmall(server.url + PAGE)
    const share = await measureServer(server.url, server.process.pid ?? 0)
    say(`Cached/bare: ${inWords(share)} (at least ${LEAST_CACHED_RATIO})`)
    if (share.isDisturbed) say('The machine was busy with other things: processor time decides.')
    const ratio = share.isDisturbed && share.byProcessor !== null ? share.byProcessor : share.byRequests
    return ratio >= LEAST_CACHED_RATIO
  } finally {
    await server.stop()
    await remove()
  }
}

const { values, positionals } = parseArgs({
  options: {
    before: { type: 'string' },
    sizes: { type: 'string' },
    folder: { type: 'string' },
    doors: { type: 'string' },
  },
  allowPositionals: true,
})
const before = values.before && resolve(values.before)

const PARTS: Record<string, () => Promise<boolean>> = {
  pages: benchPages,
  weight: () => benchWeight(say, before),
  anew: () => benchAnew(say, before),
  phone: () => benchPhone(say, before),
  lighthouse: () => benchLighthouse(say),
  workers: () => benchWorkers(say),
  search: () => benchSearch(say),
  stays: () => benchStays(say),
  desk: () => benchDesk(say),
  find: () => benchFind(say),
  recommendations: () => benchRecommendations(say),
  blocking: () => benchBlocking(say),
  memory: () => benchMemory(say),
}

/** Half an hour and a disk with room: only where it is asked for by its name. */
const ASKED_FOR: Record<string, () => Promise<boolean>> = {
  growth: () => benchGrowth(say, { ...values, sizes: values.sizes?.split(',').map(Number) }),
}

const [wanted] = positionals
const all = { ...PARTS, ...ASKED_FOR }
if (wanted !== undefined && !(wanted in all))
  throw new Error(`There is no bench '${wanted}': ${Object.keys(all).join(', ')}.`)
for (const [name, bench] of Object.entries(wanted === undefined ? PARTS : all)) {
  if (wanted !== undefined && wanted !== name) continue
  if (!(await bench())) process.exitCode = 1
  say()
}
