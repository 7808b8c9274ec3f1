import type { FastifyBaseLogger } from 'fastify'
import { AppError } from '#common/errors.ts'
import type { Database } from '#db/client.server.ts'
import { type Resolve, systemResolve } from './address-guard.server.ts'
import type { FeedLook } from './feed.public.ts'
import { claimDueFeed, claimFeed, type FeedRow } from './feed.repository.server.ts'
import { FETCH_LIMITS, type FetchLimits } from './fetch-feed.server.ts'
import { refreshFeed } from './refresh-feed.server.ts'

interface Options {
  db: Database
  log: Pick<FastifyBaseLogger, 'error' | 'info' | 'warn'>
  /** 'host:port' pairs that may be asked although they lie in a private network. */
  privateHosts: readonly string[]
  resolve?: Resolve
  limits?: Partial<FetchLimits>
  timing?: Partial<typeof TIMING>
}

export interface FeedReader {
  /** Looks at one feed now, due or not. Whoever asks while it is being looked at gets the same answer. */
  look(id: number): Promise<FeedLook>
  /** Breaks off what is under way: the feed is due again once its lease is over. */
  stop(): Promise<void>
}

const TIMING = {
  /** How often the schedule is looked at. */
  poll: 60_000,
  /** How long a claimed feed belongs to whoever claimed it: longer than any look. */
  lease: 2 * 60_000,
}

/** Reads the feeds of others when they are due. The rows are the schedule, so a crash loses nothing and two instances share it. */
export function startFeedReader(options: Options): FeedReader {
  const { db, log, privateHosts, resolve = systemResolve } = options
  const { poll, lease } = { ...TIMING, ...options.timing }
  const limits = { ...FETCH_LIMITS, ...options.limits }
  const stopping = new AbortController()
  const { signal } = stopping
  const underWay = new Map<number, Promise<FeedLook>>()
  let rounds: Promise<void> | null = null
  let hasFailed = false

  function begin(id: number, claim: () => Promise<FeedRow | undefined>): Promise<FeedLook> {
    const look = (async () => {
      const feed = await claim()
      if (!feed) throw new AppError('not_found')
      return refreshFeed(db, feed, { privateHosts, resolve, limits, signal })
    })().finally(() => underWay.delete(id))
    underWay.set(id, look)
    return look
  }

  async function readDue(): Promise<void> {
    while (!signal.aborted) {
      const feed = await claimDueFeed(db, lease)
      hasFailed = false
      if (!feed) return
      const { problem, newItems } = await (underWay.get(feed.id) ?? begin(feed.id, async () => feed))
      if (problem) log.warn({ feed: feed.id, problem }, 'a feed cannot be read')
      else if (newItems > 0) log.info({ feed: feed.id, newItems }, 'a feed has news')
    }
  }

  function wake(): void {
    rounds ??= readDue()
      .catch((error: unknown) => {
        if (!hasFailed && !signal.aborted) log.error({ err: error }, 'the feeds of others cannot be read')
        hasFailed = true
      })
      .finally(() => {
        rounds = null
      })
  }

  const timer = setInterval(wake, poll)
  wake()
  return {
    async look(id) {
      try {
        return await (underWay.get(id) ?? begin(id, () => claimFeed(db, id, lease)))
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
