/**
 * What looks through the whole house, in a process of its own, so that its memory is its own too: `verify` (all that is asked of
 * the database; the files themselves are another measure), `sweep` (uploads that nothing shows) or `clock` (what the alarms ask each
 * minute, and one round of each duty that the desk's clock has twice a minute). Tells the parent what it took.
 */
import { checkTables, type Finding } from '#db/backup/check-tables.server.ts'
import { openBackups } from '#db/backup/stored-file.server.ts'
import { openDatabase } from '#db/open-database.server.ts'
import { placesOf } from '#db/places.server.ts'
import { deskClock } from '#features/enquiries/desk-clock.server.ts'
import { checkCalendars } from '#features/nest/stays/calendar-feeds/check-calendars.server.ts'
import type { Job } from '#platform/jobs/job.ts'
import { readEnv } from '#server/env.ts'
import { createReadBacklog } from '#server/operations/read-backlog.server.ts'
import { removeUnusedUploads } from '#server/operations/unused-uploads.ts'
import {
  checkForeign,
  checkHires,
  checkPayments,
  checkSearch,
  checkSettings,
  checkStays,
  checkValues,
  checkViewings,
} from '#server/operations/verify-content.ts'
import { checkNamed } from '#server/operations/verify-stored.ts'
import { storesOf } from '#server/stores.ts'

const [work = '', DATABASE_URL, dataDir = ''] = process.argv.slice(2)
const env = readEnv({ DATABASE_URL, DATA_DIR: dataDir })
const stores = await storesOf(env)
const places = placesOf(env)
const { db, config, close } = await openDatabase({ places, dataDir, purpose: 'visit', log: () => undefined })

const place = { db, stores, lostAndFound: openBackups(stores.backups) }
const STEPS: Record<string, Record<string, () => Promise<unknown>>> = {
  verify: {
    'verify, rows, keys and references': () => checkTables(config),
    'verify, values and rules': async () => {
      for (const check of [
        checkValues,
        checkSettings,
        checkHires,
        checkStays,
        checkViewings,
        checkPayments,
        checkCalendars,
      ])
        mustBeWhole(await check(db))
    },
    'verify, words of the search': async () => mustBeWhole(await checkSearch(db)),
    'verify, pictures that content names': async () => mustBeWhole(await checkNamed(place)),
    'verify, foreign addresses': () => checkForeign(db, null),
  },
  sweep: {
    'sweep of unused uploads': () =>
      removeUnusedUploads(db, { stores, now: new Date(), days: 30, isStopping: () => false }),
  },
  clock: {
    'clock, what waits, for the alarms': createReadBacklog(db, { limitMs: 60_000 }),
    ...Object.fromEntries(deskClock(db).map(({ name, run }) => [`clock, ${name}`, () => oneRound(run)])),
  },
}

/** Of those that go on until nothing is left. */
async function oneRound(run: Job['run']): Promise<void> {
  const stop = new AbortController()
  const lease = {
    signal: stop.signal,
    leftMs: () => 0,
    term: 0,
    at: new Date(),
    since: null,
    isAsked: false,
    note() {},
  }
  const running = run(lease)
  stop.abort()
  await running
}

function mustBeWhole({ thing, broken }: Finding): void {
  if (broken.length > 0) throw new Error(`${thing}: ${broken.slice(0, 3).join('; ')} … ${broken.length} in all`)
}

for (const [name, step] of Object.entries(STEPS[work] ?? {})) {
  const start = performance.now()
  await step()
  process.send?.({
    name,
    seconds: (performance.now() - start) / 1_000,
    megabytes: process.resourceUsage().maxRSS / 1_024,
  })
}
await close()
process.disconnect?.()
