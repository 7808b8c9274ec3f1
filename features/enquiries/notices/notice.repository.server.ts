import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, lte, max, not, type SQL, sql } from 'drizzle-orm'
import type { Locale } from '#common/locale.ts'
import type { Database } from '#db/client.server.ts'
import { properties } from '#features/nest/property.table.server.ts'
import { stays } from '#features/nest/stays/stay.table.server.ts'
import { outbox } from '#platform/mail/outbox.table.server.ts'
import { pushNotices } from '#platform/push/push.table.server.ts'
import { userInquiries } from '../inquiry/inquiry.table.server.ts'
import { activities, leads } from '../leads/lead.table.server.ts'
import { tasks } from '../tasks/task.table.server.ts'
import { viewings } from '../viewings/viewing.table.server.ts'

/** What a visitor sent last, with the names of the home it was about. */
export interface LastSubmission {
  id: number
  lead: { id: number; firstName: string | null; lastName: string | null; waitingSince: Date | null }
  /** What it was about: a key such as 'relocation', or the listing by its name. */
  subject: string
  home: Record<Locale, string | null>
  at: Date
}

const selectSubmissions = (db: Database, condition: SQL | undefined) =>
  db
    .select({
      id: activities.id,
      lead: {
        id: leads.id,
        firstName: leads.firstName,
        lastName: leads.lastName,
        waitingSince: leads.waitingSince,
      },
      subject: activities.subject,
      home: {
        en: sql<string | null>`coalesce(${properties.title}, ${stays.homeTitle}, ${viewings.subject})`,
        fr: sql<
          string | null
        >`coalesce(${properties.titleFr}, ${stays.homeTitleFr}, ${viewings.subjectFr}, ${properties.title}, ${stays.homeTitle}, ${viewings.subject})`,
      },
      at: activities.createdAt,
    })
    .from(activities)
    .innerJoin(leads, eq(leads.id, activities.leadId))
    .leftJoin(userInquiries, eq(userInquiries.id, activities.inquiryId))
    .leftJoin(properties, eq(properties.id, userInquiries.propertyId))
    .leftJoin(stays, eq(stays.id, activities.stayId))
    .leftJoin(viewings, eq(viewings.id, activities.viewingId))
    .where(and(eq(activities.type, 'submission'), condition))
    .orderBy(desc(activities.id))

/** Of this lead. What staff wrote down for a caller is no news to them. */
export async function findLastSubmission(db: Database, leadId: number): Promise<LastSubmission | undefined> {
  const isIts = and(isNull(activities.userId), eq(activities.leadId, leadId))
  const [row] = await selectSubmissions(db, isIts).limit(1)
  return row
}

/** The entry of what somebody sent, by the table it lies in. */
function isEntryOf(ref: object): SQL | undefined {
  const columns = {
    submissionId: activities.contactSubmissionId,
    inquiryId: activities.inquiryId,
    bookingId: activities.bookingId,
    stayId: activities.stayId,
    viewingId: activities.viewingId,
  }
  const named = Object.entries(ref).flatMap(([name, id]) =>
    Object.hasOwn(columns, name) ? [eq(columns[name as keyof typeof columns], id)] : [],
  )
  return named.length > 0 ? and(...named) : undefined
}

const STAFF_NOTICES = ['contact', 'inquiry', 'booking', 'stay', 'viewing'].map((kind) => `${kind}-staff-notice`)

/**
 * What the house was told of last: not what came in last, where that waits for its link, and what was confirmed just now may have
 * come in hours ago. Each has its message to staff, written in the same transaction.
 */
export async function findLastTold(db: Database): Promise<LastSubmission | undefined> {
  const isNews = sql`${outbox.payload} ?| array['stayNews', 'viewingNews']`
  const [told] = await db
    .select({ payload: outbox.payload })
    .from(outbox)
    .where(and(inArray(outbox.kind, STAFF_NOTICES), not(isNews)))
    .orderBy(desc(outbox.id))
    .limit(1)
  const isIt = told && isEntryOf(told.payload)
  if (!isIt) return undefined
  const [row] = await selectSubmissions(db, isIt).limit(1)
  return row
}

/** The last one of each of these leads, whoever wrote it down. */
export async function findLastSubmissions(db: Database, leadIds: readonly number[]): Promise<LastSubmission[]> {
  if (leadIds.length === 0) return []
  const last = db
    .select({ id: max(activities.id) })
    .from(activities)
    .where(and(eq(activities.type, 'submission'), inArray(activities.leadId, [...leadIds])))
    .groupBy(activities.leadId)
  return selectSubmissions(db, inArray(activities.id, last))
}

/** Who sent this, whose they are, who shows what they want to see, and whether they had written before. */
export async function findLeadToTell(db: Database, ref: Record<string, number>) {
  const isIt = isEntryOf(ref)
  if (!isIt) return undefined
  const earlier = sql<boolean>`exists (
    select from ${activities} as before
    where before.lead_id = ${activities.leadId} and before.type = 'submission' and before.id < ${activities.id}
  )`
  const [row] = await db
    .select({ id: leads.id, assignedTo: leads.assignedTo, adviserId: viewings.adviserId, isKnown: earlier })
    .from(activities)
    .innerJoin(leads, eq(leads.id, activities.leadId))
    .leftJoin(viewings, eq(viewings.id, activities.viewingId))
    .where(and(eq(activities.type, 'submission'), isIt))
    .orderBy(asc(activities.id))
    .limit(1)
  return row
}

export async function findViewingToTell(db: Database, id: number) {
  const [row] = await db
    .select({
      status: viewings.status,
      startsAt: viewings.startsAt,
      adviserId: viewings.adviserId,
      name: viewings.name,
      subject: { en: viewings.subject, fr: sql<string>`coalesce(${viewings.subjectFr}, ${viewings.subject})` },
    })
    .from(viewings)
    .where(eq(viewings.id, id))
  return row
}

export async function findTaskToTell(db: Database, id: number) {
  const [row] = await db
    .select({
      title: tasks.title,
      kind: tasks.kind,
      dueAt: tasks.dueAt,
      assignedTo: tasks.assignedTo,
      isDone: sql<boolean>`${tasks.doneAt} is not null`,
      leadId: tasks.leadId,
      firstName: leads.firstName,
    })
    .from(tasks)
    .leftJoin(leads, eq(leads.id, tasks.leadId))
    .where(eq(tasks.id, id))
  return row
}

/** In whole seconds, as a notice keeps the hour it is for: moved to another, it is another notice. */
const secondsOf = (moment: typeof viewings.startsAt | typeof tasks.dueAt) =>
  sql<number>`floor(extract(epoch from ${moment}))::int`

/** No notice of this was queued yet, for this hour and for whoever has it now: given to another, it is another notice. */
const isUntold = (kind: string, about: SQL) =>
  sql`not exists (select from ${pushNotices} where ${pushNotices.kind} = ${kind} and ${pushNotices.about} @> ${about})`

const AT_ONCE = 50

export async function findViewingsSoon(db: Database, withinMinutes: number) {
  const at = secondsOf(viewings.startsAt)
  return db
    .select({ id: viewings.id, at, to: viewings.adviserId })
    .from(viewings)
    .where(
      and(
        eq(viewings.status, 'confirmed'),
        isNull(viewings.suspicion),
        gte(viewings.startsAt, sql`now()`),
        lte(viewings.startsAt, sql`now() + ${withinMinutes} * interval '1 minute'`),
        isUntold(
          'viewing-soon',
          sql`jsonb_build_object('viewingId', ${viewings.id}, 'at', ${at}, 'whose', coalesce(${viewings.adviserId}, 0))`,
        ),
      ),
    )
    .orderBy(asc(viewings.startsAt))
    .limit(AT_ONCE)
}

/** Those of an hour at their hour; those of a day in its morning. What fell due yesterday was told then. */
export async function findTasksDue(db: Database, morningHour: number) {
  const at = secondsOf(tasks.dueAt)
  const dayOf = sql`date_trunc('day', ${tasks.dueAt}, 'Africa/Dakar')`
  const calls = sql`case when ${tasks.hasHour} then ${tasks.dueAt} else ${dayOf} + ${morningHour} * interval '1 hour' end`
  return db
    .select({ id: tasks.id, at, to: tasks.assignedTo })
    .from(tasks)
    .where(
      and(
        isNull(tasks.doneAt),
        isNotNull(tasks.dueAt),
        sql`${calls} between now() - interval '1 day' and now()`,
        // Old ones are not looked at one by one.
        sql`${tasks.dueAt} between now() - interval '2 days' and now() + interval '1 day'`,
        isUntold(
          'task-due',
          sql`jsonb_build_object('taskId', ${tasks.id}, 'at', ${at}, 'whose', coalesce(${tasks.assignedTo}, 0))`,
        ),
      ),
    )
    .orderBy(asc(tasks.dueAt))
    .limit(AT_ONCE)
}

/** Whether this instance looks over the day now; another one that does so at the same moment is enough. */
export async function isAloneAtTheClock(tx: Database): Promise<boolean> {
  const { rows } = await tx.execute<{ free: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtext('kais notices')) as free`,
  )
  return rows[0]?.free === true
}
