import { todayInDakar } from '#common/dakar-time.ts'
import { AppError } from '#common/errors.ts'
import { can, requireOneOf, requirePermission } from '#common/permissions.ts'
import type { Database } from '#db/client.server.ts'
import type { Context } from '#db/context.server.ts'
import { findProperty } from '../../property.repository.server.ts'
import { WHO_BLOCKS } from '../block.schema.ts'
import { countNights } from '../stay-days.ts'
import { calendarPath } from './calendar-address.server.ts'
import type {
  CalendarFeedState,
  StaffCalendarConflict,
  StaffCalendarFeed,
  StaffCalendars,
  TroubledCalendar,
} from './calendar-feed.public.ts'
import { findCalendarFeed, findFeedsOfHome, findTroubledFeeds } from './calendar-feed.repository.server.ts'
import type { CalendarFeedRow } from './calendar-feed.table.server.ts'
import { findNightsOfFeed, findOpenConflicts } from './calendar-nights.repository.server.ts'
import type { CalendarProblem } from './calendar-problems.ts'
import { heldForEcho } from './echoes.ts'
import { isEdge } from './plan-nights.ts'
import { vanishedNights } from './vanished-nights.ts'

/** What it holds is in doubt where staff would free something by believing what it said last. */
function stateOf({ events, pending, lastProblem }: Pick<CalendarFeedRow, 'events' | 'pending' | 'lastProblem'>) {
  const vanished = pending ? vanishedNights(events, pending, todayInDakar()) : []
  const state: CalendarFeedState = vanished.length > 0 ? 'suspicious' : lastProblem ? 'failing' : 'ok'
  return { state, vanished, lastProblem: lastProblem as CalendarProblem | null }
}

async function toStaffFeed(db: Database, row: CalendarFeedRow, path: string): Promise<StaffCalendarFeed> {
  const today = todayInDakar()
  const { events, pending } = row
  const isEcho = heldForEcho(row)
  const held = await findNightsOfFeed(db, row.id, today)
  return {
    id: row.id,
    name: row.name,
    url: row.url,
    ...stateOf(row),
    lastReadAt: row.lastReadAt?.toISOString() ?? null,
    lastSuccessAt: row.lastSuccessAt?.toISOString() ?? null,
    nextReadAt: row.nextReadAt.toISOString(),
    nightsHeld: held.reduce(
      (sum, { from, until }) => sum + countNights({ arrival: from < today ? today : from, departure: until }),
      0,
    ),
    leftOut: (pending ?? events).filter((event) => isEdge(event, today)).map(({ from, until }) => ({ from, until })),
    toldBack: held.filter(isEcho).map(({ from, until }) => ({ from, until })),
    ownPath: `${path}?for=${row.id}`,
  }
}

export async function listCalendars({ db, actor }: Context, propertyId: number): Promise<StaffCalendars> {
  requirePermission(actor, 'property:write')
  if (!(await findProperty(db, propertyId))) throw new AppError('not_found')
  const path = await calendarPath(db, propertyId)
  const rows = await findFeedsOfHome(db, propertyId)
  return { path, feeds: await Promise.all(rows.map((row) => toStaffFeed(db, row, path))) }
}

export async function getCalendar({ db, actor }: Context, id: number): Promise<StaffCalendarFeed> {
  requirePermission(actor, 'property:write')
  const row = await findCalendarFeed(db, id)
  if (!row) throw new AppError('not_found')
  return toStaffFeed(db, row, await calendarPath(db, row.propertyId))
}

/** Those that nobody has settled, of all homes, the nearest nights first. */
export async function listCalendarConflicts({ db, actor }: Context): Promise<StaffCalendarConflict[]> {
  requireOneOf(actor, WHO_BLOCKS)
  const rows = await findOpenConflicts(db)
  const mayReadNames = can(actor, 'enquiry:read')
  return rows.map(({ stay, otherFeed, firstSeenAt, ...conflict }) => ({
    ...conflict,
    against: stay
      ? { kind: 'stay', ...stay, name: mayReadNames ? stay.name : null }
      : otherFeed
        ? { kind: 'feed', ...otherFeed }
        : { kind: 'block' },
    firstSeenAt: firstSeenAt.toISOString(),
  }))
}

/** Calendars of all homes that have not been read well for long, or that are doubted: bookings of theirs may be missing here. */
export async function listTroubledCalendars({ db, actor }: Context): Promise<TroubledCalendar[]> {
  requireOneOf(actor, WHO_BLOCKS)
  const rows = await findTroubledFeeds(db)
  return rows.flatMap(({ id, name, home, isLong, lastSuccessAt, ...row }) => {
    const { state, lastProblem } = stateOf(row)
    if (state === 'ok' || (state === 'failing' && !isLong)) return []
    return { id, name, home, state, lastProblem, lastSuccessAt: lastSuccessAt?.toISOString() ?? null }
  })
}
