import { readFile } from 'node:fs/promises'
import autocannon from 'autocannon'

/** Two cores: the server has one, we have the other, so a modest number of connections already fills both. */
const CONNECTIONS = 20
const WARM_UP_SECONDS = 3
const ROUND_SECONDS = 3
const ROUNDS = 5
/** Of a core. Above it the numbers tell how fast we ask, not how fast the server answers. */
const ASKER_LIMIT = 0.97
/** Of a core. A server under full load that got less had to share it with strangers. */
const OWN_CORE = 0.8

export interface Target {
  name: string
  url: string
  /** Of several processes all count together. */
  pid: number | readonly number[]
  /** A new address for each request; without it, the url. */
  nextPath?: () => string
}

export interface Round {
  perSecond: number
  p50: number
  p99: number
  /** Processor time that the server spent on a request; null where the system does not tell. */
  cpuMicros: number | null
  isAskerTheLimit: boolean
  isDisturbed: boolean
}

/** Rounds take turns between the targets, so that whatever else the machine does meanwhile meets all of them. */
export async function measureInTurns<Name extends string>(
  targets: readonly (Target & { name: Name })[],
): Promise<Record<Name, Round[]>> {
  for (const target of targets) await measure(target, WARM_UP_SECONDS)
  const results = Object.fromEntries(targets.map(({ name }) => [name, []])) as unknown as Record<Name, Round[]>
  for (let round = 0; round < ROUNDS; round++) {
    for (const target of targets) results[target.name].push(await measure(target, ROUND_SECONDS))
  }
  return results
}

async function measure({ name, url, pid, nextPath }: Target, duration: number): Promise<Round> {
  const pids = [pid].flat()
  const own = process.cpuUsage()
  const before = await Promise.all(pids.map(cpuMillis))
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    pipelining: 1,
    duration,
    headers: { 'accept-encoding': 'br' },
    ...(nextPath && { requests: [{ setupRequest: (request) => ({ ...request, path: nextPath() }) }] }),
    // autocannon decodes every body as text, five times the work of the server it measures: with it the bare server and
    // Kais look equally fast. Nobody looks at the bodies here.
    setupClient: (client) => {
      client.pipelinedRequests.addBody = () => {}
    },
  })
  const after = await Promise.all(pids.map(cpuMillis))
  const { user, system } = process.cpuUsage(own)
  if (result.errors + result.non2xx > 0) {
    throw new Error(`${name}: ${result.errors} errors, ${result.non2xx} answers that are not a success.`)
  }
  const spent = after.flatMap((millis, place) => {
    const earlier = before[place]
    return millis === null || earlier == null ? [] : [millis - earlier]
  })
  const cpu = spent.length > 0 ? spent.reduce((sum, millis) => sum + millis) : null
  const isAskerTheLimit = (user + system) / 1e6 / result.duration > ASKER_LIMIT
  return {
    perSecond: result.requests.total / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    cpuMicros: cpu === null ? null : (cpu * 1000) / result.requests.total,
    isAskerTheLimit,
    isDisturbed: cpu !== null && !isAskerTheLimit && cpu / 1000 / result.duration < OWN_CORE,
  }
}

/** From Linux's table of processes, which counts in hundredths of a second. */
export async function cpuMillis(pid: number): Promise<number | null> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null)
  if (stat === null) return null
  // The name of the program comes first, in brackets, and may hold spaces; user and system time are fields 14 and 15.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export interface Share {
  byRequests: number
  /** What a processor second yields. About the same as byRequests on a quiet machine, and still true on a busy one. */
  byProcessor: number | null
  /** The machine did other things meanwhile, so that requests/s say more about those. */
  isDisturbed: boolean
}

/** Each round against its neighbour, then the middle one: a disturbance of the machine spoils a round, not the result. */
export function shareOf(part: readonly Round[], whole: readonly Round[]): Share {
  const pairs = part.flatMap((mine, index) => {
    const other = whole[index]
    return other ? [{ mine, other }] : []
  })
  const processor = pairs.flatMap(({ mine, other }) =>
    mine.cpuMicros && other.cpuMicros ? [other.cpuMicros / mine.cpuMicros] : [],
  )
  return {
    byRequests: median(pairs.map(({ mine, other }) => mine.perSecond / other.perSecond)),
    byProcessor: processor.length > 0 ? median(processor) : null,
    isDisturbed: pairs.filter(({ mine, other }) => mine.isDisturbed || other.isDisturbed).length > pairs.length / 2,
  }
}
