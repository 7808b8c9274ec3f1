import type { Database } from '#db/client.server.ts'
import type { JobName } from '#platform/jobs/job.public.ts'
import type { Job } from '#platform/jobs/job.ts'
import { releaseSomeExpiredHolds } from './holds/release-expired-holds.server.ts'
import { remindOwners } from './reminders/remind-owners.server.ts'
import { releaseSomeExpiredStays } from './stays/release-expired-stays.server.ts'
import { releaseSomeExpiredViewings } from './viewings/release-expired-viewings.server.ts'
import { remindVisitors } from './viewings/remind-visitors.server.ts'

const EVERY_MS = 30_000

/** Each does some at a time, and says how many. */
const DUTIES: readonly [name: JobName, work: (db: Database) => Promise<number>][] = [
  ['task-reminders', remindOwners],
  ['car-holds', releaseSomeExpiredHolds],
  ['stay-holds', releaseSomeExpiredStays],
  ['viewing-holds', releaseSomeExpiredViewings],
  ['viewing-reminders', remindVisitors],
]

/**
 * The desk's clock: whoever has a task hears of it when its hour comes, and what nobody confirmed in time is released. Each
 * is a job by itself: a lead that cannot be read must not keep cars from people, nor the other way round.
 */
export function deskClock(db: Database): Job[] {
  return DUTIES.map(([name, work]) => ({
    name,
    everyMs: EVERY_MS,
    async run({ signal }) {
      while (!signal.aborted && (await work(db)) > 0);
    },
  }))
}
