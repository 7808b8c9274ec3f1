import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readPostmasterLock } from '#db/embedded/postmaster-lock.server.ts'
import { fromProjectRoot } from '#db/project-root.server.ts'
import { type House, openHouse } from './open-house.ts'
import { measureInTurns, median, type Round } from './rounds.ts'

/** Pages that are asked for under addresses that nobody asked for before: each is rendered anew. */
const PAGES = ['/', '/kais-nest', '/property/1', '/contact']
/** Against the build that was handed in with `--before`. */
const MOST_OF_BEFORE = 1 / 3

/** Hundredths of a second that a process took, and those of its children that have ended. */
async function ticksOf(pid: string): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return fields.length < 15 ? 0 : [11, 12, 13, 14].reduce((sum, field) => sum + Number(fields[field]), 0)
}

async function parentOf(pid: string): Promise<string | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]
}

/** Of PostgreSQL with all its processes: it is a program of its own, and what it takes is told apart. */
export async function databaseMillis({ dataDir }: Pick<House, 'dataDir'>): Promise<number> {
  const lock = await readPostmasterLock(join(dataDir, 'postgres'))
  if (!lock) return 0
  const postmaster = String(lock.pid)
  const all = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const own = await Promise.all(all.map(async (pid) => ((await parentOf(pid)) === postmaster ? ticksOf(pid) : 0)))
  return 10 * (own.reduce((sum, ticks) => sum + ticks, 0) + (await ticksOf(postmaster)))
}

const millis = (rounds: readonly Round[]) => median(rounds.flatMap(({ cpuMicros }) => cpuMicros ?? [])) / 1000

/** How often a page was asked for in all; the numbers in its addresses are never used twice. */
let asked = 9_000_000_000

function pathOf(page: string): string {
  asked += 1
  // Above every price: the whole list, each time.
  return page === '/kais-nest' ? `${page}?maxPrice=${asked}` : `${page}?asked=${asked}`
}

async function measurePage(
  page: string,
  houses: readonly House[],
): Promise<Map<House, { ms: number; database: number }>> {
  const before = await Promise.all(houses.map(databaseMillis))
  const counts = houses.map(() => 0)
  const rounds = await measureInTurns(
    houses.map(({ name, server }, index) => ({
      name,
      url: server.url,
      pid: server.process.pid ?? 0,
      nextPath: () => {
        counts[index] = (counts[index] ?? 0) + 1
        return pathOf(page)
      },
    })),
  )
  const after = await Promise.all(houses.map(databaseMillis))
  return new Map(
    houses.map((house, index) => [
      house,
      {
        ms: millis(rounds[house.name] ?? []),
        database: ((after[index] ?? 0) - (before[index] ?? 0)) / (counts[index] || 1),
      },
    ]),
  )
}

/**
 * What a page costs that is rendered anew, by processor time of the server; with `before`, the folder of an older build,
 * against that one, in turns. False when a target was missed.
 */
export async function benchAnew(say: (line?: string) => void, before: string | undefined): Promise<boolean> {
  const now = await openHouse('now', fromProjectRoot())
  const old = before ? await openHouse('before', before) : null
  try {
    let isReached = true
    for (const page of PAGES) {
      const measured = await measurePage(page, old ? [old, now] : [now])
      const words = ({ ms, database }: { ms: number; database: number }) =>
        `${ms.toFixed(1)} ms (and ${database.toFixed(1)} ms of PostgreSQL)`
      const mine = measured.get(now)
      const other = old && measured.get(old)
      if (!mine) continue
      const ratio = other ? mine.ms / other.ms : null
      if (ratio !== null && ratio > MOST_OF_BEFORE) isReached = false
      say(
        [
          `Rendered anew, ${page.padEnd(12)} ${words(mine)}`,
          ...(other && ratio !== null ? [`before ${words(other)}`, `${ratio.toFixed(3)} of it (at most 0.333)`] : []),
        ].join('   '),
      )
    }
    return isReached
  } finally {
    await now.close()
    await old?.close()
  }
}
