import { isDeepStrictEqual } from 'node:util'
import { todayInDakar } from '#common/dakar-time.ts'
import { AppError } from '#common/errors.ts'
import { actorId, requireOneOf, requirePermission } from '#common/permissions.ts'
import type { Database } from '#db/client.server.ts'
import type { Context } from '#db/context.server.ts'
import { recordChange } from '#platform/content/record-change.server.ts'
import { announceDeskChange } from '#platform/forms/desk-announcement.server.ts'
import type { PropertyRow } from '../../property.table.server.ts'
import { WHO_BLOCKS } from '../block.schema.ts'
import { lockHome } from '../held-nights.repository.server.ts'
import type { Nights } from '../stay-days.ts'
import { renewAddress } from './calendar-address.server.ts'
import {
  deleteCalendarFeed,
  findCalendarFeed,
  findFeedsOfHome,
  insertCalendarFeed,
  lockCalendarFeed,
  MOST_FEEDS,
  updateCalendarFeed,
} from './calendar-feed.repository.server.ts'
import type { CalendarFeedInput } from './calendar-feed.schema.ts'
import type { CalendarFeedRow } from './calendar-feed.table.server.ts'
import { lockConflict, markSettled } from './calendar-nights.repository.server.ts'
import { holdCalendars } from './hold-calendars.server.ts'
import { vanishedNights } from './vanished-nights.ts'

type Home = Pick<PropertyRow, 'id' | 'title'>

/** What changed of a home's calendars, in its own history. Their addresses are secrets of others, and stand nowhere else. */
function record({ db, actor }: Context, { id, title }: Home, before: object, after: object): Promise<void> {
  return recordChange(db, actor, { action: 'update', entity: 'property', entityId: id, label: title, before, after })
}

const namesOf = (feeds: readonly CalendarFeedRow[]) => ({ calendars: feeds.map(({ name }) => name) })
const say = ({ from, until }: Nights) => `${from} – ${until}`

async function lockedHome(tx: Database, propertyId: number): Promise<PropertyRow> {
  const home = await lockHome(tx, propertyId, 'staff')
  if (!home) throw new AppError('not_found')
  return home
}

/** The home before its calendar, as everybody locks them. */
async function lockedFeed(tx: Database, id: number): Promise<{ home: PropertyRow; feed: CalendarFeedRow }> {
  const found = await findCalendarFeed(tx, id)
  if (!found) throw new AppError('not_found')
  const home = await lockedHome(tx, found.propertyId)
  const feed = await lockCalendarFeed(tx, found)
  if (!feed) throw new AppError('not_found')
  return { home, feed }
}

export async function addCalendar(
  { db, actor }: Context,
  propertyId: number,
  input: CalendarFeedInput,
): Promise<number> {
  requirePermission(actor, 'property:write')
  return db.transaction(async (tx) => {
    const home = await lockedHome(tx, propertyId)
    const before = await findFeedsOfHome(tx, propertyId)
    if (before.some(({ url }) => url === input.url)) throw new AppError('feed_known', { fields: { url: 'feedKnown' } })
    if (before.length >= MOST_FEEDS)
      throw new AppError('invalid_input', { fields: { url: `tooManyCalendars:${MOST_FEEDS}` } })
    const feed = await insertCalendarFeed(tx, { propertyId, ...input })
    await record({ db: tx, actor }, home, namesOf(before), namesOf([...before, feed]))
    return feed.id
  })
}

export async function renameCalendar({ db, actor }: Context, id: number, name: string): Promise<void> {
  requirePermission(actor, 'property:write')
  await db.transaction(async (tx) => {
    const { home } = await lockedFeed(tx, id)
    const before = await findFeedsOfHome(tx, home.id)
    await updateCalendarFeed(tx, id, { name })
    await record({ db: tx, actor }, home, namesOf(before), namesOf(await findFeedsOfHome(tx, home.id)))
  })
}

/** What it held is free from now on, for whoever waited for it first. */
export async function removeCalendar({ db, actor }: Context, id: number): Promise<void> {
  requirePermission(actor, 'property:write')
  await db.transaction(async (tx) => {
    const { home } = await lockedFeed(tx, id)
    const before = await findFeedsOfHome(tx, home.id)
    await deleteCalendarFeed(tx, id)
    await holdCalendars(tx, home.id)
    await announceDeskChange(tx)
    await record({ db: tx, actor }, home, namesOf(before), namesOf(await findFeedsOfHome(tx, home.id)))
  })
}

/** Staff believe a calendar that says so much less. `seen`: what they were shown would be freed, and no more than that is. */
export async function freeVanished({ db, actor }: Context, id: number, seen: readonly Nights[]): Promise<void> {
  requirePermission(actor, 'property:write')
  await db.transaction(async (tx) => {
    const { home, feed } = await lockedFeed(tx, id)
    const vanished = feed.pending ? vanishedNights(feed.events, feed.pending, todayInDakar()) : []
    if (!feed.pending || !isDeepStrictEqual(vanished, seen)) throw new AppError('stale_edit')
    await updateCalendarFeed(tx, id, { events: feed.pending, pending: null })
    await holdCalendars(tx, home.id)
    await announceDeskChange(tx)
    const nights = vanished.map((one) => `${feed.name}: ${say(one)}`)
    await record({ db: tx, actor }, home, { calendarNights: nights }, { calendarNights: [] })
  })
}

/** Staff know of it and saw to it, or need not: it is told no more while nothing about it changes. */
export async function settleConflict({ db, actor }: Context, id: number): Promise<void> {
  requireOneOf(actor, WHO_BLOCKS)
  await db.transaction(async (tx) => {
    const conflict = await lockConflict(tx, id)
    if (!conflict) throw new AppError('not_found')
    if (conflict.settledAt) return
    await markSettled(tx, id, actorId(actor))
    await announceDeskChange(tx)
    const told = `${conflict.feedName}: ${say(conflict)}`
    await record({ db: tx, actor }, conflict.home, { calendarConflicts: [told] }, { calendarConflicts: [] })
  })
}

/** Whoever has the old address reads nothing any more. */
export async function renewCalendarAddress({ db, actor }: Context, propertyId: number): Promise<void> {
  requirePermission(actor, 'property:write')
  await db.transaction(async (tx) => {
    const home = await lockedHome(tx, propertyId)
    await renewAddress(tx, propertyId)
    await record({ db: tx, actor }, home, { calendarAddressIsNew: false }, { calendarAddressIsNew: true })
  })
}
