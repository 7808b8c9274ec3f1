import { z } from 'zod'
import type { Database } from '#db/client.server.ts'
import type { Snapshot } from '#platform/content/audit.table.server.ts'
import { findFeedsOfHome, insertCalendarFeed } from './calendar-feed.repository.server.ts'

const stored = z.array(z.object({ id: z.int().optional(), name: z.string(), url: z.string() }))

/**
 * The calendars of a home: they go with it when it is deleted. What they hold is read anew when it comes back. Each keeps its
 * number: it stands in the address of ours that the other house reads, and leaves out there what came from it.
 */
export async function calendarsOf(db: Database, propertyId: number): Promise<Snapshot> {
  const feeds = await findFeedsOfHome(db, propertyId)
  return { calendars: feeds.map(({ id, name, url }) => ({ id, name, url })) }
}

export async function giveCalendarsBack(db: Database, propertyId: number, { calendars }: Snapshot): Promise<void> {
  for (const feed of stored.safeParse(calendars).data ?? []) await insertCalendarFeed(db, { propertyId, ...feed })
}
