import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '#db/client.server.ts'
import { releaseSomeExpiredHolds } from '../holds/release-expired-holds.server.ts'
import { remindOwners } from './remind-owners.server.ts'

interface Options {
  db: Database
  log: Pick<FastifyBaseLogger, 'error' | 'info'>
  /** How often the calendar is looked at, in milliseconds. */
  pollMs?: number
}

export interface Reminders {
  stop(): Promise<void>
}

const POLL_MS = 30_000

/**
 * The desk's clock: whoever looks after a lead hears of a follow-up when its hour comes, and a car that nobody confirmed in
 * time is released. Every instance looks; each date calls once.
 */
export function startReminders({ db, log, pollMs = POLL_MS }: Options): Reminders {
  let looking: Promise<void> | null = null
  let isStopping = false
  let hasFailed = false

  async function look(): Promise<void> {
    try {
      while (!isStopping && (await remindOwners(db)) + (await releaseSomeExpiredHolds(db)) > 0);
      if (hasFailed) log.info('follow-ups can be read again')
      hasFailed = false
    } catch (error) {
      if (!hasFailed) log.error({ err: error }, 'follow-ups cannot be read: reminders come late')
      hasFailed = true
    }
  }

  function wake(): void {
    looking ??= look().finally(() => {
      looking = null
    })
  }

  const poll = setInterval(wake, pollMs)
  wake()
  return {
    async stop() {
      isStopping = true
      clearInterval(poll)
      await looking
    },
  }
}
