import { connectionsFor, FEWEST_EACH } from '#db/work.server.ts'
import { type Env, poolSizes, type SizesAsked } from '../env.ts'

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

type Asked = Pick<Env, 'WORKERS' | 'DATABASE_CONNECTIONS'> & SizesAsked

/** As many processes as the connections of each class of work, and all together, are enough for. */
function fedBy({ DATABASE_CONNECTIONS, ...asked }: Asked): number {
  const { page, form, staff, export: exports, job, replica } = poolSizes(asked)
  const smallest = Math.min(
    ...[page, form, staff, exports, job, replica].map((size) => size ?? Number.POSITIVE_INFINITY),
  )
  let fed = Math.min(MOST_BY_ITSELF, Math.floor(smallest / FEWEST_EACH))
  while (DATABASE_CONNECTIONS && fed > 1 && connectionsFor(poolSizes(asked), fed).fewest > DATABASE_CONNECTIONS)
    fed -= 1
  return fed
}

/** How many processes serve: one for each core, as far as memory and connections reach. */
export function chooseWorkers(asked: Asked, { cores, memoryBytes }: Machine): number {
  if (asked.WORKERS !== undefined) return asked.WORKERS
  return Math.max(1, Math.min(cores, Math.floor(memoryBytes / MEMORY_EACH), fedBy(asked)))
}

/** For all workers together. */
export function connectionsOf(asked: Omit<Asked, 'WORKERS'>, workers: number): number {
  return asked.DATABASE_CONNECTIONS ?? connectionsFor(poolSizes(asked), workers).usual
}

/** Who lived so long did not die of its start. */
export const SETTLED_MS = 30_000
const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 30_000

/** Before a worker is replaced: at once the first time, then later and later while each dies soon after its start. */
export function pauseBeforeReplacing(earlyDeaths: number): number {
  return earlyDeaths <= 1 ? 0 : Math.min(FIRST_PAUSE_MS * 2 ** (earlyDeaths - 2), LONGEST_PAUSE_MS)
}
