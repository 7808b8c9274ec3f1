import { and, asc, eq, gte, inArray, isNotNull, isNull, lt, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '#db/client.server.ts'
import { countUpTo } from '#db/count-up-to.server.ts'
import { activities, leads } from '#features/enquiries/leads/lead.table.server.ts'
import { CLOSED_LEAD_STATUSES } from '#features/enquiries/leads/lead-status.ts'
import { tasks } from '#features/enquiries/tasks/task.table.server.ts'
import { isOwnOrNobodys } from '#features/enquiries/tasks/task-list.repository.server.ts'
import { viewings } from '#features/enquiries/viewings/viewing.table.server.ts'
import { investments } from '#features/invest/investment.table.server.ts'
import { bookings } from '#features/mobility/hire/booking.table.server.ts'
import { properties } from '#features/nest/property.table.server.ts'
import { stays } from '#features/nest/stays/stay.table.server.ts'

/** Somebody's own, and what is nobody's yet; null: everybody's. */
type Whose = number | null
const isOf = (column: AnyPgColumn, whose: Whose): SQL | undefined =>
  whose === null ? undefined : or(eq(column, whose), isNull(column))

/** A phone shows so many; the tabs have the rest. */
const MOST = 20
const MOST_OF_A_DAY = 100

export async function findWaiting(db: Database, whose: Whose) {
  const condition = and(
    isNotNull(leads.waitingSince),
    notInArray(leads.status, [...CLOSED_LEAD_STATUSES]),
    isOf(leads.assignedTo, whose),
  )
  const { id, firstName, lastName, phone, email, waitingSince } = leads
  const [rows, total] = await Promise.all([
    db
      .select({ id, firstName, lastName, phone, email, waitingSince })
      .from(leads)
      .where(condition)
      .orderBy(asc(leads.waitingSince), asc(leads.id))
      .limit(MOST),
    countUpTo(db, leads, condition),
  ])
  return { rows, total }
}

const point = { latitude: properties.latitude, longitude: properties.longitude }

const either = (home: AnyPgColumn, project: AnyPgColumn) => sql<number | null>`coalesce(${home}, ${project})`
const pointOfSubject = {
  latitude: either(properties.latitude, investments.latitude),
  longitude: either(properties.longitude, investments.longitude),
}

interface Span {
  from: Date
  until: Date
}

export async function findViewingsOfDay(db: Database, whose: Whose, { from, until }: Span) {
  const leadId = sql<number | null>`(
    select ${activities.leadId} from ${activities} where ${activities.viewingId} = ${viewings.id} order by ${activities.id} limit 1
  )`
  return db
    .select({ viewing: viewings, point: pointOfSubject, leadId })
    .from(viewings)
    .leftJoin(properties, eq(properties.id, viewings.propertyId))
    .leftJoin(investments, eq(investments.id, viewings.investmentId))
    .where(
      and(
        gte(viewings.startsAt, from),
        lt(viewings.startsAt, until),
        inArray(viewings.status, ['asked', 'confirmed', 'done', 'missed']),
        isNull(viewings.suspicion),
        eq(viewings.awaitsVisitor, false),
        isOf(viewings.adviserId, whose),
      ),
    )
    .orderBy(asc(viewings.startsAt), asc(viewings.id))
    .limit(MOST_OF_A_DAY)
}

export async function findTasksUntil(db: Database, whose: Whose, until: Date) {
  const condition = and(
    isNull(tasks.doneAt),
    lt(tasks.dueAt, until),
    whose === null ? undefined : isOwnOrNobodys(whose),
  )
  const { id, firstName, lastName, phone, email } = leads
  const [rows, total] = await Promise.all([
    db
      .select({ task: tasks, lead: { id, firstName, lastName, phone, email } })
      .from(tasks)
      .leftJoin(leads, eq(leads.id, tasks.leadId))
      .where(condition)
      .orderBy(asc(tasks.dueAt), asc(tasks.id))
      .limit(MOST),
    countUpTo(db, tasks, condition),
  ])
  return { rows, total }
}

/** Whom the calendar names at these stays: how to reach them, how many come, where the home stands. */
export async function findGuests(db: Database, ids: readonly number[]) {
  const { id, phone, guests } = stays
  return db
    .select({ id, phone, guests, point })
    .from(stays)
    .leftJoin(properties, eq(properties.id, stays.propertyId))
    .where(inArray(stays.id, [...ids]))
}

export async function findHirers(db: Database, ids: readonly number[]) {
  const { id, phone } = bookings
  return db
    .select({ id, phone })
    .from(bookings)
    .where(inArray(bookings.id, [...ids]))
}
