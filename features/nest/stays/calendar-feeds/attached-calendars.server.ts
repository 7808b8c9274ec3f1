import { z } from 'zod'
import type { Database } from '#db/client.server.ts'
import type { Snapshot } from '#platform/content/audit.table.server.ts'
import { findFeedsOfHome, insertCalendarFeed } from './calendar-feed.repository.server.ts'

const stored = z.array(z.object({ name: z.string(), url: z.string() }))

/** The calendars of a home: they go with it when it is deleted. What they hold is read anew when it comes back. */
export async function calendarsOf(db: Database, propertyId: number): Promise<Snapshot> {
  const feeds = await findFeedsOfHome(db, propertyId)
  return { calendars: feeds.map(({ name, url }) => ({ name, url })) }
}

export async function giveCalendarsBack(db: Database, propertyId: number, { calendars }: Snapshot): Promise<void> {
  for (const feed of stored.safeParse(calendars).data ?? []) await insertCalendarFeed(db, { propertyId, ...feed })
}
