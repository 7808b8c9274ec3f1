import { todayInDakar } from '#common/dakar-time.ts'
import { AppError } from '#common/errors.ts'
import { requirePermission } from '#common/permissions.ts'
import type { Database } from '#db/client.server.ts'
import type { Context } from '#db/context.server.ts'
import { findProperty } from '../../property.repository.server.ts'
import { countNights } from '../stay-days.ts'
import { calendarPath } from './calendar-address.server.ts'
import type { StaffCalendarConflict, StaffCalendarFeed, StaffCalendars } from './calendar-feed.public.ts'
import { findCalendarFeed, findFeedsOfHome } from './calendar-feed.repository.server.ts'
import type { CalendarFeedRow } from './calendar-feed.table.server.ts'
import { findNightsOfFeed, findOpenConflicts } from './calendar-nights.repository.server.ts'
import type { CalendarProblem } from './calendar-problems.ts'
import { isEdge } from './plan-nights.ts'
import { vanishedNights } from './vanished-nights.ts'

async function toStaffFeed(db: Database, row: CalendarFeedRow, path: string): Promise<StaffCalendarFeed> {
  const today = todayInDakar()
  const { events, pending, lastProblem } = row
  const held = await findNightsOfFeed(db, row.id, today)
  const vanished = pending ? vanishedNights(events, pending, today) : []
  return {
    id: row.id,
    name: row.name,
    url: row.url,
    state: vanished.length > 0 ? 'suspicious' : lastProblem ? 'failing' : 'ok',
    lastProblem: lastProblem as CalendarProblem | null,
    lastReadAt: row.lastReadAt?.toISOString() ?? null,
    lastSuccessAt: row.lastSuccessAt?.toISOString() ?? null,
    nextReadAt: row.nextReadAt.toISOString(),
    nightsHeld: held.reduce(
      (sum, { from, until }) => sum + countNights({ arrival: from < today ? today : from, departure: until }),
      0,
    ),
    vanished,
    leftOut: (pending ?? events).filter((event) => isEdge(event, today)).map(({ from, until }) => ({ from, until })),
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
  requirePermission(actor, 'property:write')
  const rows = await findOpenConflicts(db)
  return rows.map(({ stay, otherFeed, firstSeenAt, ...conflict }) => ({
    ...conflict,
    against: stay ? { kind: 'stay', ...stay } : otherFeed ? { kind: 'feed', ...otherFeed } : { kind: 'block' },
    firstSeenAt: firstSeenAt.toISOString(),
  }))
}
