import type { FastifyBaseLogger } from 'fastify'
import { AppError } from '#common/errors.ts'
import { type Resolve, systemResolve } from './address-guard.server.ts'
import { FETCH_LIMITS, type FetchLimits, type FetchOptions } from './fetch-foreign.server.ts'

/** How everything of somebody else's is fetched, whoever reads it. */
export type FetchManner = Omit<FetchOptions, 'known' | 'accept'>

export interface ReaderSettings {
  log: Pick<FastifyBaseLogger, 'error' | 'info' | 'warn'>
  /** 'host:port' pairs that may be asked although they lie in a private network. */
  privateHosts: readonly string[]
  resolve?: Resolve
  limits?: Partial<FetchLimits>
  timing?: Partial<typeof TIMING>
}

interface Work<Row extends { id: number }, Look> {
  /** Takes what has been due for longest; nobody else gets it until the lease is over. */
  claimDue: (leaseMs: number) => Promise<Row | undefined>
  /** Takes this one, due or not. */
  claim: (id: number, leaseMs: number) => Promise<Row | undefined>
  look: (row: Row, manner: FetchManner) => Promise<Look>
  /** After a look that nobody asked for. */
  tell: (id: number, look: Look) => void
  /** What else is to be done in each round, due or not. */
  eachRound?: () => Promise<void>
  /** For the log, where a look breaks off. */
  failure: string
}

export interface Reader<Look> {
  /** Looks at one now, due or not. Whoever asks while it is being looked at gets the same answer. */
  look(id: number): Promise<Look>
  /** Looks at what is due, until it is told to stop or has taken long; the rest is due in the next round. The work of a job. */
  readDue(signal: AbortSignal): Promise<void>
  /** Breaks off what is under way: it is due again once its lease is over. */
  stop(): Promise<void>
}

/** How often the schedule is looked at. */
export const READ_EVERY_MS = 60_000

const TIMING = {
  /** After so long a round begins no further look: well before its job is given up as too long (`longest` in platform/jobs). */
  round: 8 * 60_000,
  /** How long what was claimed belongs to whoever claimed it: longer than any look (`wholeMs`). */
  lease: 30_000,
}

/** Reads what others publish when it is due. The rows are the schedule, so a crash loses nothing and two instances share it. */
export function startReader<Row extends { id: number }, Look>(
  settings: ReaderSettings,
  work: Work<Row, Look>,
): Reader<Look> {
  const { log, privateHosts, resolve = systemResolve } = settings
  const { lease, round } = { ...TIMING, ...settings.timing }
  const limits = { ...FETCH_LIMITS, ...settings.limits }
  const stopping = new AbortController()
  const { signal } = stopping
  const underWay = new Map<number, Promise<Look>>()

  function begin(id: number, claim: () => Promise<Row | undefined>, until = signal): Promise<Look> {
    const look = (async () => {
      const row = await claim()
      if (!row) throw new AppError('not_found')
      return work.look(row, { privateHosts, resolve, limits, signal: until })
    })().finally(() => underWay.delete(id))
    underWay.set(id, look)
    return look
  }

  async function readDue(ended: AbortSignal): Promise<void> {
    const until = AbortSignal.any([signal, ended])
    const end = performance.now() + round
    await work.eachRound?.()
    while (!until.aborted && performance.now() < end) {
      const row = await work.claimDue(lease)
      if (!row) return
      try {
        work.tell(row.id, await (underWay.get(row.id) ?? begin(row.id, async () => row, until)))
      } catch (error) {
        // One that breaks off keeps no other from being looked at; it is due again once its lease is over.
        if (!until.aborted) log.error({ err: error, id: row.id }, work.failure)
      }
    }
  }

  return {
    readDue,
    async look(id) {
      try {
        return await (underWay.get(id) ?? begin(id, () => work.claim(id, lease)))
      } catch (error) {
        throw signal.aborted ? new AppError('unavailable', { cause: error }) : error
      }
    },
    async stop() {
      stopping.abort()
      await Promise.allSettled(underWay.values())
    },
  }
}
