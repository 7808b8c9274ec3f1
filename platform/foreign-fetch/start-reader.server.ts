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
  /** For the log, where a round breaks off. */
  failure: string
  /** False in a process that only looks when it is asked to. */
  isOnTime?: boolean
}

export interface Reader<Look> {
  /** Looks at one now, due or not. Whoever asks while it is being looked at gets the same answer. */
  look(id: number): Promise<Look>
  /** Breaks off what is under way: it is due again once its lease is over. */
  stop(): Promise<void>
}

const TIMING = {
  /** How often the schedule is looked at. */
  poll: 60_000,
  /** How long what was claimed belongs to whoever claimed it: longer than any look. */
  lease: 2 * 60_000,
}

/** Reads what others publish when it is due. The rows are the schedule, so a crash loses nothing and two instances share it. */
export function startReader<Row extends { id: number }, Look>(
  settings: ReaderSettings,
  work: Work<Row, Look>,
): Reader<Look> {
  const { log, privateHosts, resolve = systemResolve } = settings
  const { poll, lease } = { ...TIMING, ...settings.timing }
  const limits = { ...FETCH_LIMITS, ...settings.limits }
  const stopping = new AbortController()
  const { signal } = stopping
  const underWay = new Map<number, Promise<Look>>()
  let rounds: Promise<void> | null = null
  let hasFailed = false

  function begin(id: number, claim: () => Promise<Row | undefined>): Promise<Look> {
    const look = (async () => {
      const row = await claim()
      if (!row) throw new AppError('not_found')
      return work.look(row, { privateHosts, resolve, limits, signal })
    })().finally(() => underWay.delete(id))
    underWay.set(id, look)
    return look
  }

  async function readDue(): Promise<void> {
    await work.eachRound?.()
    while (!signal.aborted) {
      const row = await work.claimDue(lease)
      hasFailed = false
      if (!row) return
      try {
        work.tell(row.id, await (underWay.get(row.id) ?? begin(row.id, async () => row)))
      } catch (error) {
        // One that breaks off keeps no other from being looked at; it is due again once its lease is over.
        if (!signal.aborted) log.error({ err: error, id: row.id }, work.failure)
      }
    }
  }

  function wake(): void {
    rounds ??= readDue()
      .catch((error: unknown) => {
        if (!hasFailed && !signal.aborted) log.error({ err: error }, work.failure)
        hasFailed = true
      })
      .finally(() => {
        rounds = null
      })
  }

  const timer = work.isOnTime === false ? undefined : setInterval(wake, poll)
  if (timer) wake()
  return {
    async look(id) {
      try {
        return await (underWay.get(id) ?? begin(id, () => work.claim(id, lease)))
      } catch (error) {
        throw signal.aborted ? new AppError('unavailable', { cause: error }) : error
      }
    },
    async stop() {
      clearInterval(timer)
      stopping.abort()
      await rounds
      await Promise.allSettled(underWay.values())
    },
  }
}
