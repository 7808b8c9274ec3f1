import { DEFAULT_CONNECTIONS, FEWEST_CONNECTIONS } from '#db/work.server.ts'
import type { Env } from '../env.ts'

/** A worker under load, with the PostgreSQL that answers it and something to spare. */
const MEMORY_EACH = 768 * 1024 * 1024
/** Unless WORKERS says more: a house that needs more than four cores for its pages has somebody who measures. */
const MOST_BY_ITSELF = 4

/** Elsewhere several workers serve only where WORKERS says so, and node:cluster hands the connections out. */
export const SPREADS_CONNECTIONS = process.platform === 'linux'

interface Machine {
  cores: number
  memoryBytes: number
}

type Asked = Pick<Env, 'WORKERS' | 'DATABASE_CONNECTIONS'>

/** How many processes serve: one for each core, as far as memory and connections reach. */
export function chooseWorkers({ WORKERS, DATABASE_CONNECTIONS }: Asked, { cores, memoryBytes }: Machine): number {
  if (WORKERS !== undefined) return WORKERS
  const byConnections = DATABASE_CONNECTIONS ? Math.floor(DATABASE_CONNECTIONS / FEWEST_CONNECTIONS) : MOST_BY_ITSELF
  return Math.max(1, Math.min(cores, Math.floor(memoryBytes / MEMORY_EACH), byConnections, MOST_BY_ITSELF))
}

/** For all workers together. */
export function connectionsOf({ DATABASE_CONNECTIONS }: Pick<Asked, 'DATABASE_CONNECTIONS'>, workers: number): number {
  return DATABASE_CONNECTIONS ?? Math.max(DEFAULT_CONNECTIONS, workers * FEWEST_CONNECTIONS)
}

/** Who lived so long did not die of its start. */
export const SETTLED_MS = 30_000
const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 30_000

/** Before a worker is replaced: at once the first time, then later and later while each dies soon after its start. */
export function pauseBeforeReplacing(earlyDeaths: number): number {
  return earlyDeaths <= 1 ? 0 : Math.min(FIRST_PAUSE_MS * 2 ** (earlyDeaths - 2), LONGEST_PAUSE_MS)
}
