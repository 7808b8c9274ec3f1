import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { makeDataDir, startBuiltServer } from '../helpers/built-server.ts'
import { cpuMillis } from './rounds.ts'

const MOST_MEGABYTES = 250
const MOST_SECONDS_UNTIL_QUIET = 20
/** Quiet: less than this share of one core, all processes of the server together, over so long. */
const QUIET_SHARE = 0.05
const QUIET_MS = 3_000
const LOUD_LIMIT_MS = 10 * 60_000

const ADDRESSES = 10_000
const AT_A_TIME = 8
const REST_MS = 30_000

/** Ours and everything it started: PostgreSQL, and whoever makes pictures. */
async function familyOf(pid: number): Promise<number[]> {
  const threads = await readdir(`/proc/${pid}/task`).catch(() => [])
  const lists = await Promise.all(
    threads.map((thread) => readFile(`/proc/${pid}/task/${thread}/children`, 'utf8').catch(() => '')),
  )
  const children = lists.join(' ').split(/\s+/).filter(Boolean).map(Number)
  return [pid, ...(await Promise.all(children.map(familyOf))).flat()]
}

async function cpuOfFamily(pid: number): Promise<Map<number, number>> {
  const members = await familyOf(pid)
  return new Map(await Promise.all(members.map(async (member) => [member, (await cpuMillis(member)) ?? 0] as const)))
}

async function secondsUntilQuiet(pid: number): Promise<number> {
  const opened = performance.now()
  let before = await cpuOfFamily(pid)
  while (performance.now() - opened < LOUD_LIMIT_MS) {
    const began = performance.now()
    await sleep(QUIET_MS)
    const now = await cpuOfFamily(pid)
    const used = [...now].reduce((sum, [member, millis]) => sum + millis - (before.get(member) ?? 0), 0)
    if (used / (performance.now() - began) < QUIET_SHARE) return (began - opened) / 1_000
    before = now
  }
  return Number.POSITIVE_INFINITY
}

async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024
}

/** No two alike: searches, pages with a query, and addresses that lead nowhere, in both languages. */
function addressOf(index: number): string {
  const language = index % 2 === 0 ? '' : '/fr'
  const paths = [
    `/kais-nest?maxPrice=${9_000_000_000 + index}`,
    `/property/${1 + (index % 40)}?seen=${index}`,
    `/no-such-page-${index}`,
    `/kais-mobility?seen=${index}`,
    `/article/no-such-article-${index}`,
  ]
  return language + paths[Math.floor(index / 2) % paths.length]
}

async function askForAll(url: string): Promise<Map<number, number>> {
  const answers = new Map<number, number>()
  const left = Array.from({ length: ADDRESSES }, (_, index) => addressOf(index)).values()
  const lane = async () => {
    for (const address of left) {
      const answer = await fetch(url + address)
      await answer.arrayBuffer()
      answers.set(answer.status, (answers.get(answer.status) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: AT_A_TIME }, lane))
  return answers
}

/** What a server holds at rest, after its first start and after many addresses. False when a target was missed. */
export async function benchMemory(say: (line?: string) => void): Promise<boolean> {
  if (process.platform !== 'linux') {
    say('Memory: only Linux tells what a process holds.')
    return true
  }
  const { dataDir, remove } = await makeDataDir()
  const server = await startBuiltServer({ dataDir, env: { RATE_LIMIT_FACTOR: '1000000', LOG_LEVEL: 'warn' } })
  const pid = server.process.pid ?? 0
  try {
    const seconds = await secondsUntilQuiet(pid)
    say(`Quiet ${seconds.toFixed(0)} s after a first start has opened (at most ${MOST_SECONDS_UNTIL_QUIET})`)
    await sleep(REST_MS)
    const fresh = await residentMegabytes(pid)
    say(`Resident at rest after a first start: ${fresh.toFixed(0)} MB (at most ${MOST_MEGABYTES})`)
    const answers = await askForAll(server.url)
    await sleep(REST_MS)
    const used = await residentMegabytes(pid)
    const statuses = [...answers].map(([status, count]) => `${count} × ${status}`).join(', ')
    say(`After ${ADDRESSES} distinct addresses (${statuses}): ${used.toFixed(0)} MB (at most ${MOST_MEGABYTES})`)
    return seconds <= MOST_SECONDS_UNTIL_QUIET && Math.max(fresh, used) <= MOST_MEGABYTES
  } finally {
    await server.stop()
    await remove()
  }
}
