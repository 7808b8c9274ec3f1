import { sql } from 'drizzle-orm'
import type { Finding } from '#db/backup/check-tables.server.ts'
import type { Database } from '#db/client.server.ts'
import { heldNights } from '../held-night.table.server.ts'
import { calendarFeeds } from './calendar-feed.table.server.ts'
import { believed } from './echoes.ts'
import { NightMarks } from './night-marks.ts'
import { isOwnUid } from './own-events.ts'
import { isEdge } from './plan-nights.ts'

/**
 * Every night that a calendar names is somebody's: held for it, or by whoever it is in conflict with. Asked as of the day on which
 * it was last read; an echo may wait until then for nights whose time to be confirmed is over.
 */
export async function checkCalendars(db: Database): Promise<Finding> {
  const feeds = await db.select().from(calendarFeeds)
  const rows = await db
    .select({
      propertyId: heldNights.propertyId,
      from: sql<string>`lower(${heldNights.nights})::text`,
      until: sql<string>`upper(${heldNights.nights})::text`,
    })
    .from(heldNights)
  const finding: Finding = { thing: 'nights that other calendars name', checked: 0, broken: [], repaired: [] }
  for (const feed of feeds) {
    const { id, propertyId, lastReadAt } = feed
    if (!lastReadAt) continue
    const day = lastReadAt.toISOString().slice(0, 10)
    const held = new NightMarks(
      day,
      rows.filter((row) => row.propertyId === propertyId),
    )
    for (const event of believed(feed)) {
      if (event.isEcho || isOwnUid(event.uid, propertyId) || isEdge(event, day)) continue
      finding.checked += 1
      for (const { from, until } of held.parts(event, 'free'))
        finding.broken.push(`calendar ${id} names ${from} to ${until} of home ${propertyId}, and nobody holds it`)
    }
  }
  return finding
}
