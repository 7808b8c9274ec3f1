import { momentInDakar, todayInDakar } from '#common/dakar-time.ts'
import { actorId, requirePermission } from '#common/permissions.ts'
import { staffName } from '#common/staff-name.ts'
import type { Database } from '#db/client.server.ts'
import type { Context } from '#db/context.server.ts'
import { addDays } from '#features/nest/stays/stay-days.ts'
import { referenceOf } from '../reference.ts'
import {
  findBusyViewings,
  findDaysOff,
  findHeldNights,
  findHires,
  findStays,
  findTasks,
  findViewings,
  type Stretch,
  type Whose,
} from './calendar.repository.server.ts'
import type { BusyQuery, CalendarQuery } from './calendar.schema.ts'
import { type BusySpan, type CalendarEntry, ENTRY_KINDS, type EntryKind } from './calendar-entry.ts'

const DASHBOARD = '/admin/dashboard'

type Found<Find extends (...args: never[]) => Promise<unknown[]>> = Awaited<ReturnType<Find>>[number]

const dayOf = (moment: Date) => todayInDakar(moment)

/** At an hour: as long as it lasts, or a moment only. */
function timed(startsAt: Date, endsAt: Date | null) {
  // What ends at midnight has no part in the day that begins then.
  const last = endsAt ? new Date(endsAt.getTime() - 1) : startsAt
  return {
    ...{ day: dayOf(startsAt), lastDay: dayOf(last), hour: null },
    ...{ startsAt: startsAt.toISOString(), endsAt: endsAt?.toISOString() ?? null },
  }
}

const ofDay = (day: string, lastDay = day, hour: string | null = null) => ({
  ...{ day, lastDay, hour },
  ...{ startsAt: null, endsAt: null },
})

const NOTHING_MORE = {
  ...{ taskKind: null, about: null, aboutFr: null, busyUntil: null, leadId: null, propertyId: null },
  isMovable: false,
}

const toViewing = ({ id, startsAt, endsAt, status, ...viewing }: Found<typeof findViewings>): CalendarEntry => ({
  ...{ id: `viewing-${id}`, kind: 'viewing', taskKind: null, ...timed(startsAt, endsAt) },
  busyUntil: viewing.adviserBusyUntil.toISOString(),
  ...{ title: viewing.name, about: viewing.subject, aboutFr: viewing.subjectFr },
  // Others are not asked for.
  status: status as CalendarEntry['status'],
  ...{ personId: viewing.adviserId, leadId: viewing.leadId, propertyId: viewing.propertyId },
  path: `${DASHBOARD}/viewings?edit=${id}`,
  isMovable: status === 'asked' || status === 'confirmed',
  version: viewing.updatedAt.toISOString(),
})

function toTask({ id, dueAt, hasHour, doneAt, firstName, lastName, ...task }: Found<typeof findTasks>): CalendarEntry {
  return {
    ...NOTHING_MORE,
    ...{ id: `task-${id}`, kind: 'task', taskKind: task.kind, title: task.title },
    ...(hasHour ? timed(dueAt, null) : ofDay(dayOf(dueAt))),
    about: [firstName, lastName].filter(Boolean).join(' ') || null,
    status: doneAt ? 'done' : 'open',
    ...{ personId: task.assignedTo, leadId: task.leadId },
    path: `${DASHBOARD}/tasks?edit=${id}`,
    isMovable: doneAt === null,
    version: task.updatedAt.toISOString(),
  }
}

function toStayDays({ id, arrival, departure, terms, ...stay }: Found<typeof findStays>): CalendarEntry[] {
  const both = {
    ...NOTHING_MORE,
    ...{ title: stay.name, about: stay.homeTitle, aboutFr: stay.homeTitleFr },
    status: stay.status as CalendarEntry['status'],
    ...{ personId: stay.assignedTo, leadId: stay.leadId, propertyId: stay.propertyId },
    path: `${DASHBOARD}/stays/${id}`,
    version: stay.updatedAt.toISOString(),
  }
  return [
    { ...both, id: `arrival-${id}`, kind: 'arrival', ...ofDay(arrival, arrival, terms.checkIn) },
    { ...both, id: `departure-${id}`, kind: 'departure', ...ofDay(departure, departure, terms.checkOut) },
  ]
}

function toHireMoments({ id, pickup, dropoff, ...hire }: Found<typeof findHires>): CalendarEntry[] {
  const both = {
    ...NOTHING_MORE,
    ...{ title: hire.name, about: hire.vehicleName, status: hire.status as CalendarEntry['status'] },
    ...{ personId: hire.assignedTo, leadId: hire.leadId },
    // The list finds it by its reference.
    path: `${DASHBOARD}/bookings?search=${referenceOf({ kind: 'booking', id })}`,
    version: hire.updatedAt.toISOString(),
  }
  const back = momentInDakar(dropoff ?? '')
  return [
    { ...both, id: `pickup-${id}`, kind: 'pickup', ...timed(pickup, null) },
    ...(back ? [{ ...both, id: `return-${id}`, kind: 'return' as const, ...timed(back, null) }] : []),
  ]
}

const toDayOff = (off: Found<typeof findDaysOff>): CalendarEntry => ({
  ...NOTHING_MORE,
  ...{ id: `off-${off.id}`, kind: 'off', title: staffName(off), ...ofDay(off.firstDay, off.lastDay) },
  ...{ status: 'confirmed', personId: off.userId },
  path: `${DASHBOARD}/viewings?view=hours`,
  version: off.createdAt.toISOString(),
})

const inOrder = (one: CalendarEntry, other: CalendarEntry) =>
  one.day.localeCompare(other.day) ||
  (one.startsAt ?? '').localeCompare(other.startsAt ?? '') ||
  one.id.localeCompare(other.id, 'en', { numeric: true })

interface Wish extends Stretch {
  whose: Whose
  kinds: readonly EntryKind[]
}

/** Everything of these days in five statements, however much it is. */
export async function findEntries(db: Database, { whose, kinds, ...stretch }: Wish): Promise<CalendarEntry[]> {
  async function of<Row>(
    wanted: readonly EntryKind[],
    find: (db: Database, stretch: Stretch, whose: Whose) => Promise<Row[]>,
    show: (row: Row) => CalendarEntry | CalendarEntry[],
  ): Promise<CalendarEntry[]> {
    return wanted.some((kind) => kinds.includes(kind)) ? (await find(db, stretch, whose)).flatMap(show) : []
  }
  const found = await Promise.all([
    of(['viewing'], findViewings, toViewing),
    of(['task'], findTasks, toTask),
    of(['arrival', 'departure'], findStays, toStayDays),
    of(['pickup', 'return'], findHires, toHireMoments),
    of(['off'], findDaysOff, toDayOff),
  ])
  return found
    .flat()
    .filter(({ kind, day, lastDay }) => kinds.includes(kind) && day < stretch.until && lastDay >= stretch.from)
    .sort(inOrder)
}

/** What the desk has before it: of everybody, of one of us, or of nobody yet. */
export async function readCalendar({ db, actor }: Context, query: CalendarQuery): Promise<CalendarEntry[]> {
  requirePermission(actor, 'enquiry:read')
  const { from, to, person, kinds = ENTRY_KINDS } = query
  const whose = person === 'me' ? actorId(actor) : (person ?? null)
  return findEntries(db, { from, until: addDays(to, 1), whose, kinds })
}

const midday = (day: string) => `${day}T12:00:00.000Z`
const midnight = (day: string) => `${day}T00:00:00.000Z`

/** When our people and the homes are taken, as far as we know: what somebody keeps in a calendar elsewhere is not read. */
export async function readBusy({ db, actor }: Context, { from, to, propertyId }: BusyQuery): Promise<BusySpan[]> {
  requirePermission(actor, 'enquiry:read')
  const stretch = { from, until: addDays(to, 1) }
  const [shown, off, nights] = await Promise.all([
    findBusyViewings(db, stretch),
    findDaysOff(db, stretch, null),
    propertyId === undefined ? [] : findHeldNights(db, propertyId, stretch),
  ])
  const nobody = { personId: null, propertyId: null, viewingId: null }
  return [
    ...shown.flatMap((viewing) => {
      const span = { ...nobody, viewingId: viewing.id, startsAt: viewing.startsAt.toISOString() }
      const { adviserId, adviserBusyUntil, endsAt } = viewing
      return [
        ...(adviserId === null ? [] : [{ ...span, endsAt: adviserBusyUntil.toISOString(), personId: adviserId }]),
        ...(viewing.propertyId === null
          ? []
          : [{ ...span, endsAt: endsAt.toISOString(), propertyId: viewing.propertyId }]),
      ]
    }),
    ...off.map(({ userId, firstDay, lastDay }) => ({
      ...nobody,
      ...{ startsAt: midnight(firstDay), endsAt: midnight(addDays(lastDay, 1)), personId: userId },
    })),
    // Guests come in the afternoon and leave before noon.
    ...nights.map((night) => ({
      ...nobody,
      ...{ startsAt: midday(night.from), endsAt: midday(night.until), propertyId: propertyId ?? null },
    })),
  ]
}
