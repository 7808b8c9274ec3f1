import type { Database } from '#db/client.server.ts'
import { type Reader, type ReaderSettings, startReader } from '#platform/foreign-fetch/start-reader.server.ts'
import type { CalendarLook } from './calendar-feed.public.ts'
import { claimCalendar, claimDueCalendar } from './calendar-feed.repository.server.ts'
import { findHomesInConflict } from './calendar-nights.repository.server.ts'
import { holdCalendarsOfHome } from './hold-calendars.server.ts'
import { readCalendarFeed } from './read-calendar-feed.server.ts'

export type CalendarReader = Reader<CalendarLook>

interface Settings extends ReaderSettings {
  db: Database
}

/** Reads the calendars of others, each every hour. What waits for nights of somebody else's is looked at every minute. */
export function startCalendarReader({ db, ...settings }: Settings): CalendarReader {
  const { log } = settings
  return startReader(settings, {
    claimDue: (lease) => claimDueCalendar(db, lease),
    claim: (id, lease) => claimCalendar(db, id, lease),
    look: (feed, manner) => readCalendarFeed(db, feed, manner),
    tell(calendar, { problem, isSuspicious }) {
      if (problem) log.warn({ calendar, problem }, 'a calendar cannot be read')
      else if (isSuspicious) log.warn({ calendar }, 'a calendar is suddenly much smaller: nothing is freed')
    },
    async eachRound() {
      for (const home of await findHomesInConflict(db)) {
        // One home in trouble keeps no other calendar from being read.
        await holdCalendarsOfHome(db, home).catch((error: unknown) =>
          log.error({ err: error, home }, 'the calendars of a home cannot be held'),
        )
      }
    },
    failure: 'the calendars of others cannot be read',
  })
}
