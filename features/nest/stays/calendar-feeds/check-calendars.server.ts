import { asc, gt, inArray, sql } from 'drizzle-orm'
import type { Finding } from '#db/backup/check-tables.server.ts'
import type { Database } from '#db/client.server.ts'
import { heldNights } from '../held-night.table.server.ts'
import type { Nights } from '../stay-days.ts'
import { type CalendarFeedRow, calendarFeeds } from './calendar-feed.table.server.ts'
import { believed } from './echoes.ts'
import { NightMarks } from './night-marks.ts'
import { isOwnUid } from './own-events.ts'
import { isEdge } from './plan-nights.ts'

const AT_A_TIME = 200

/** All that is held of the homes of these calendars, by home. */
async function findHeld(db: Database, feeds: readonly CalendarFeedRow[]): Promise<Map<number, Nights[]>> {
  const homes = [...new Set(feeds.map(({ propertyId }) => propertyId))]
  const rows = await db
    .select({
      propertyId: heldNights.propertyId,
      from: sql<string>`lower(${heldNights.nights})::text`,
      until: sql<string>`upper(${heldNights.nights})::text`,
    })
    .from(heldNights)
    .where(inArray(heldNights.propertyId, homes))
  return Map.groupBy(rows, ({ propertyId }) => propertyId)
}

/**
 * Every night that a calendar names is somebody's: held for it, or by whoever it is in conflict with. Asked as of the day on which
 * it was last read; an echo may wait until then for nights whose time to be confirmed is over.
 */
export async function checkCalendars(db: Database, atATime = AT_A_TIME): Promise<Finding> {
  const finding: Finding = { thing: 'nights that other calendars name', checked: 0, broken: [], repaired: [] }
  for (let after = 0; ; ) {
    const feeds = await db
      .select()
      .from(calendarFeeds)
      .where(gt(calendarFeeds.id, after))
      .orderBy(asc(calendarFeeds.id))
      .limit(atATime)
    const last = feeds.at(-1)
    if (!last) return finding
    after = last.id
    const held = await findHeld(db, feeds)
    for (const feed of feeds) {
      const { id, propertyId, lastReadAt } = feed
      if (!lastReadAt) continue
      const day = lastReadAt.toISOString().slice(0, 10)
      const marks = new NightMarks(day, held.get(propertyId) ?? [])
      for (const event of believed(feed)) {
        if (event.isEcho || isOwnUid(event.uid, propertyId) || isEdge(event, day)) continue
        finding.checked += 1
        for (const { from, until } of marks.parts(event, 'free'))
          finding.broken.push(`calendar ${id} names ${from} to ${until} of home ${propertyId}, and nobody holds it`)
      }
    }
  }
}
