import { and, eq, gte, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '#db/client.server.ts'
import { bookings } from '#features/mobility/hire/booking.table.server.ts'
import { heldNights } from '#features/nest/stays/held-night.table.server.ts'
import { stays } from '#features/nest/stays/stay.table.server.ts'
import { users } from '#platform/accounts/user.table.server.ts'
import { leads } from '../leads/lead.table.server.ts'
import { tasks } from '../tasks/task.table.server.ts'
import { adviserDaysOff, viewings } from '../viewings/viewing.table.server.ts'

/** Days of Dakar: the second is the first that does not count. */
export interface Stretch {
  from: string
  until: string
}

/** Null is everybody. */
export type Whose = number | 'nobody' | null

const DAY_MS = 86_400_000
const at = (day: string) => new Date(`${day}T00:00Z`)

/** No hire is longer (hire-rules.ts): one that was picked up before cannot come back within. */
const LONGEST_HIRE_MS = 61 * DAY_MS

const isOf = (owner: PgColumn, whose: Whose): SQL | undefined =>
  whose === null ? undefined : whose === 'nobody' ? isNull(owner) : eq(owner, whose)

/** The person of a submission, by its entry on a timeline. Written out: a column would lose its table's name here. */
const leadBy = (table: 'viewing' | 'stay' | 'booking') =>
  sql<number | null>`(select min(a.lead_id) from activities a where a.${sql.raw(`${table}_id = ${table}s.id`)})`

/** What somebody sent that looks like spam is in nobody's day. */
export async function findViewings(db: Database, { from, until }: Stretch, whose: Whose) {
  const { id, name, subject, subjectFr, startsAt, endsAt, adviserBusyUntil, status, adviserId, propertyId, updatedAt } =
    viewings
  return db
    .select({
      ...{ id, name, subject, subjectFr, startsAt, endsAt, adviserBusyUntil, status, adviserId, propertyId, updatedAt },
      leadId: leadBy('viewing'),
    })
    .from(viewings)
    .where(
      and(
        // It began the evening before at the earliest: an index knows starts only.
        gte(viewings.startsAt, new Date(at(from).getTime() - DAY_MS)),
        lt(viewings.startsAt, at(until)),
        sql`${viewings.endsAt} > ${at(from).toISOString()}::timestamptz`,
        inArray(viewings.status, ['asked', 'confirmed', 'done', 'missed']),
        isNull(viewings.suspicion),
        isOf(viewings.adviserId, whose),
      ),
    )
}

export async function findTasks(db: Database, { from, until }: Stretch, whose: Whose) {
  const { id, kind, title, dueAt, hasHour, doneAt, assignedTo, leadId, updatedAt } = tasks
  const { firstName, lastName } = leads
  return db
    .select({
      id,
      kind,
      title,
      dueAt: sql<Date>`${dueAt}`.mapWith(dueAt),
      hasHour,
      doneAt,
      assignedTo,
      leadId,
      updatedAt,
      firstName,
      lastName,
    })
    .from(tasks)
    .leftJoin(leads, eq(leads.id, tasks.leadId))
    .where(and(gte(tasks.dueAt, at(from)), lt(tasks.dueAt, at(until)), isOf(tasks.assignedTo, whose)))
}

/** Other dates that we offered are nobody's plan yet: a stay whose guest decides is not among them. */
export async function findStays(db: Database, { from, until }: Stretch, whose: Whose) {
  const { id, name, homeTitle, homeTitleFr, arrival, departure, terms, status, assignedTo, propertyId, updatedAt } =
    stays
  const within = (day: PgColumn) => and(gte(day, from), lt(day, until))
  return db
    .select({
      ...{ id, name, homeTitle, homeTitleFr, arrival, departure, terms, status, assignedTo, propertyId, updatedAt },
      leadId: leadBy('stay'),
    })
    .from(stays)
    .where(
      and(
        or(within(stays.arrival), within(stays.departure)),
        inArray(stays.status, ['pending', 'confirmed']),
        isNull(stays.suspicion),
        isOf(stays.assignedTo, whose),
      ),
    )
}

export async function findHires(db: Database, { from, until }: Stretch, whose: Whose) {
  const { id, name, vehicleName, bookingDate, bookingData, status, assignedTo, updatedAt } = bookings
  return db
    .select({
      ...{ id, name, vehicleName, status, assignedTo, updatedAt },
      pickup: sql<Date>`${bookingDate}`.mapWith(bookingDate),
      dropoff: sql<string | null>`${bookingData} ->> 'dropoffDateTime'`,
      leadId: leadBy('booking'),
    })
    .from(bookings)
    .where(
      and(
        gte(bookings.bookingDate, new Date(at(from).getTime() - LONGEST_HIRE_MS)),
        lt(bookings.bookingDate, at(until)),
        inArray(bookings.status, ['pending', 'confirmed', 'completed']),
        isNull(bookings.suspicion),
        isOf(bookings.assignedTo, whose),
      ),
    )
}

const daysOffWithin = ({ from, until }: Stretch, whose: Whose) =>
  and(lt(adviserDaysOff.firstDay, until), gte(adviserDaysOff.lastDay, from), isOf(adviserDaysOff.userId, whose))

export async function findDaysOff(db: Database, stretch: Stretch, whose: Whose) {
  const { id, userId, firstDay, lastDay, createdAt } = adviserDaysOff
  const { username, firstName, lastName } = users
  return db
    .select({ id, userId, firstDay, lastDay, createdAt, username, firstName, lastName })
    .from(adviserDaysOff)
    .innerJoin(users, and(eq(users.id, userId), eq(users.isActive, true)))
    .where(daysOffWithin(stretch, whose))
}

/** Viewings that keep somebody and a home from others. */
export async function findBusyViewings(db: Database, { from, until }: Stretch) {
  const { id, adviserId, propertyId, startsAt, endsAt, adviserBusyUntil } = viewings
  return db
    .select({ id, adviserId, propertyId, startsAt, endsAt, adviserBusyUntil })
    .from(viewings)
    .where(
      and(
        gte(viewings.startsAt, new Date(at(from).getTime() - DAY_MS)),
        lt(viewings.startsAt, at(until)),
        inArray(viewings.status, ['asked', 'confirmed']),
        isNull(viewings.suspicion),
        or(isNotNull(adviserId), isNotNull(propertyId)),
      ),
    )
}

/** Nights of a home that guests, staff or another calendar have. */
export async function findHeldNights(db: Database, propertyId: number, { from, until }: Stretch) {
  return db
    .select({
      from: sql<string>`lower(${heldNights.nights})::text`,
      until: sql<string>`upper(${heldNights.nights})::text`,
    })
    .from(heldNights)
    .where(
      and(
        eq(heldNights.propertyId, propertyId),
        sql`${heldNights.nights} && daterange((${from}::date - 1), ${until}::date, '[)')`,
      ),
    )
}
