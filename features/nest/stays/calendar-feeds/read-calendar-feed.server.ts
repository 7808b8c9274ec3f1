import { todayInDakar } from '#common/dakar-time.ts'
import type { Database } from '#db/client.server.ts'
import { againAfterClash } from '#db/database-error.server.ts'
import { fetchForeign } from '#platform/foreign-fetch/fetch-foreign.server.ts'
import { ForeignTrouble } from '#platform/foreign-fetch/fetch-problems.ts'
import type { FetchManner } from '#platform/foreign-fetch/start-reader.server.ts'
import { lockHome } from '../held-nights.repository.server.ts'
import type { CalendarLook } from './calendar-feed.public.ts'
import {
  findFeedsOfHome,
  lockCalendarFeed,
  readSoon,
  settleFailure,
  settleSuccess,
} from './calendar-feed.repository.server.ts'
import type { CalendarFeedRow } from './calendar-feed.table.server.ts'
import { type CalendarProblem, calendarTrouble } from './calendar-problems.ts'
import { believed, markEchoes, toldNights } from './echoes.ts'
import { findHeld, holdCalendars } from './hold-calendars.server.ts'
import { type ReadCalendar, readCalendar } from './read-calendar.ts'
import { isSuspicious } from './vanished-nights.ts'

const ACCEPT = 'text/calendar, text/plain;q=0.8, */*;q=0.5'

const HOUR = 60 * 60_000
const MOST = 6 * HOUR
/** What repeats is followed from the day it is read: now and then the text is asked for although it has not changed. */
const OLDEST_TEXT = 7 * 24 * HOUR

/** Every hour; after failures twice as long each time, up to a quarter of a day: nobody knows meanwhile what is booked there. */
export function nextReadIn(failures: number): number {
  return Math.min(HOUR * 2 ** Math.min(failures, 5), MOST)
}

interface Read extends ReadCalendar {
  etag: string | null
  lastModified: string | null
}

/** Whatever a file of somebody else's makes of our reader is a trouble of that file. */
function understood(bytes: Buffer, today: string): ReadCalendar {
  try {
    return readCalendar(new TextDecoder().decode(bytes), today)
  } catch (error) {
    throw error instanceof ForeignTrouble ? error : calendarTrouble('not-a-calendar', { cause: error })
  }
}

/** Null: the other server says that nothing has changed. */
async function read(feed: CalendarFeedRow, manner: FetchManner, today: string): Promise<Read | null> {
  const isRecent = feed.lastTextAt !== null && Date.now() - feed.lastTextAt.getTime() < OLDEST_TEXT
  const { etag, lastModified } = isRecent ? feed : { etag: null, lastModified: null }
  const fetched = await fetchForeign(feed.url, { ...manner, accept: ACCEPT, known: { etag, lastModified } })
  if (!fetched) return null
  const { events, problem } = understood(fetched.bytes, today)
  // What was not read whole is asked for again, also where it has not changed.
  const names = problem ? { etag: null, lastModified: null } : fetched
  return { events, problem, etag: names.etag, lastModified: names.lastModified }
}

async function withEchoes(tx: Database, feed: CalendarFeedRow, { found, today }: { found: Read; today: string }) {
  const told = toldNights(await findHeld(tx, feed.propertyId, today), await findFeedsOfHome(tx, feed.propertyId))
  const others = told.filter(({ feedId }) => feedId !== feed.id)
  return { ...found, events: markEchoes(found.events, { before: believed(feed), told: others, today }) }
}

/** Taken at its word; or held beside what it said before, until it can be read whole or staff say that so much is really gone. */
function believe(feed: CalendarFeedRow, { events, problem, ...names }: Read, today: string) {
  // One that was never read whole said what could be read of it.
  const before = feed.events.length > 0 ? feed.events : (feed.pending ?? [])
  const isDoubted = isSuspicious(before, events, today)
  return problem || isDoubted
    ? { events: isDoubted ? before : feed.events, pending: events, ...names }
    : { events, pending: null, ...names }
}

/**
 * Another look at it was written down since this one began, by the clock or because staff asked: which of the two saw the newer
 * text, nobody knows. This one is dropped, and the calendar looked at once more.
 */
const hasMovedOn = (now: CalendarFeedRow, claimed: CalendarFeedRow) =>
  now.lastReadAt?.getTime() !== claimed.lastReadAt?.getTime()

async function drop(tx: Database, { id, pending, lastProblem }: CalendarFeedRow): Promise<CalendarLook> {
  await readSoon(tx, id)
  return { problem: lastProblem as CalendarProblem | null, isSuspicious: lastProblem === null && pending !== null }
}

async function settle(
  db: Database,
  feed: CalendarFeedRow,
  { found, today }: { found: Read | null; today: string },
): Promise<CalendarLook> {
  const store = async (tx: Database) => {
    await lockHome(tx, feed.propertyId, 'staff')
    // Removed meanwhile: there is nothing to write down, and nobody to tell.
    const now = await lockCalendarFeed(tx, feed)
    if (!now) return { problem: null, isSuspicious: false }
    if (hasMovedOn(now, feed)) return drop(tx, now)
    const brought = found && believe(now, await withEchoes(tx, now, { found, today }), today)
    const problem = found?.problem ?? null
    await settleSuccess(tx, feed.id, { nextInMs: nextReadIn(0), brought, problem })
    // Also where nothing has changed over there: here a stay may have gone, and the days go on.
    await holdCalendars(tx, feed.propertyId, { today, before: now })
    return { problem, isSuspicious: problem === null && (brought ?? now).pending !== null }
  }
  // Whoever changes a stay that is in the way has the stay first and the home after it.
  return againAfterClash(() => db.transaction(store))
}

/** One look at one calendar, from the first byte to the nights it holds. A look that fails frees nothing. */
export async function readCalendarFeed(
  db: Database,
  feed: CalendarFeedRow,
  manner: FetchManner,
): Promise<CalendarLook> {
  const today = todayInDakar()
  let found: Read | null
  try {
    found = await read(feed, manner, today)
  } catch (error) {
    if (!(error instanceof ForeignTrouble)) throw error
    const problem: CalendarProblem = error.problem
    return db.transaction(async (tx) => {
      const now = await lockCalendarFeed(tx, feed)
      if (!now) return { problem, isSuspicious: false }
      if (hasMovedOn(now, feed)) return drop(tx, now)
      const failures = now.failures + 1
      await settleFailure(tx, feed.id, { problem, failures, nextInMs: nextReadIn(failures) })
      return { problem, isSuspicious: now.pending !== null }
    })
  }
  return settle(db, feed, { found, today })
}
