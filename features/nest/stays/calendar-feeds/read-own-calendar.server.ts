import { createHash } from 'node:crypto'
import { todayInDakar } from '#common/dakar-time.ts'
import { AppError } from '#common/errors.ts'
import type { Context } from '#db/context.server.ts'
import { findProperty } from '../../property.repository.server.ts'
import { findHeldNights } from '../held-nights.repository.server.ts'
import { addMonths } from '../stay-days.ts'
import { readCalendarPath } from './calendar-address.server.ts'
import { findFeedsOfHome } from './calendar-feed.repository.server.ts'
import { toldNights } from './echoes.ts'
import { writeCalendar } from './write-calendar.ts'

/** As far as anything is held. */
const TOLD_MONTHS = 25

/**
 * Our calendar of a home, for whoever has its address. `forFeed`: without what came from that one, which would hear itself. Where
 * that one is gone the address opens nothing: whoever reads it would hear themselves, and nobody would notice.
 */
export async function readOwnCalendar(
  { db }: Context,
  { name, forFeed }: { name: string; forFeed?: number | undefined },
): Promise<{ text: string; etag: string }> {
  const propertyId = await readCalendarPath(db, name)
  if (propertyId === null || !(await findProperty(db, propertyId))) throw new AppError('not_found')
  const feeds = await findFeedsOfHome(db, propertyId)
  if (forFeed !== undefined && !feeds.some(({ id }) => id === forFeed)) throw new AppError('not_found')
  const today = todayInDakar()
  const held = await findHeldNights(db, propertyId, { from: today, until: addMonths(today, TOLD_MONTHS) })
  const told = toldNights(held, feeds).filter(({ feedId }) => feedId === null || feedId !== forFeed)
  // Weak: the stamp within is another each time, and means nothing.
  const content = createHash('sha256').update(writeCalendar(told, propertyId, new Date(0)))
  return { text: writeCalendar(told, propertyId, new Date()), etag: `W/"${content.digest('hex').slice(0, 32)}"` }
}
