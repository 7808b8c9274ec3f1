import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '#db/client.server.ts'
import { releaseSomeExpiredHolds } from '../holds/release-expired-holds.server.ts'
import { releaseSomeExpiredStays } from '../stays/release-expired-stays.server.ts'
import { releaseSomeExpiredViewings } from '../viewings/release-expired-viewings.server.ts'
import { remindVisitors } from '../viewings/remind-visitors.server.ts'
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

interface Duty {
  /** Some at a time; says how many. */
  work: (db: Database) => Promise<number>
  trouble: string
  again: string
}

/** Each by itself: a lead that cannot be read must not keep cars from people, nor the other way round. */
const DUTIES: readonly Duty[] = [
  {
    work: remindOwners,
    trouble: 'tasks cannot be read: reminders come late',
    again: 'tasks can be read again',
  },
  {
    work: releaseSomeExpiredHolds,
    trouble: 'holds cannot be released: nobody hears that their time is over',
    again: 'holds can be released again',
  },
  {
    work: releaseSomeExpiredStays,
    trouble: 'stays cannot be released: nobody hears that their nights are free again',
    again: 'stays can be released again',
  },
  {
    work: releaseSomeExpiredViewings,
    trouble: 'viewings cannot be released: nobody hears that their time is free again',
    again: 'viewings can be released again',
  },
  {
    work: remindVisitors,
    trouble: 'viewings cannot be read: visitors are not reminded of them',
    again: 'visitors are reminded of viewings again',
  },
]

/**
 * The desk's clock: whoever has a task hears of it when its hour comes, and a car or a home that
 * nobody confirmed in time is released. Every instance looks; each date calls once.
 */
export function startReminders({ db, log, pollMs = POLL_MS }: Options): Reminders {
  let looking: Promise<void> | null = null
  let isStopping = false
  const failing = new Set<Duty>()

  async function fulfil(duty: Duty): Promise<void> {
    try {
      while (!isStopping && (await duty.work(db)) > 0);
      if (failing.delete(duty)) log.info(duty.again)
    } catch (error) {
      if (!failing.has(duty)) log.error({ err: error }, duty.trouble)
      failing.add(duty)
    }
  }

  async function look(): Promise<void> {
    for (const duty of DUTIES) await fulfil(duty)
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
