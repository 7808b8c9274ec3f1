import { and, count, eq, gte, isNull, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '#db/client.server.ts'
import { contactSubmissions } from '#features/enquiries/contact/contact-submission.table.server.ts'
import { SERVICE_INTERESTS, type ServiceInterest } from '#features/enquiries/contact/contact-types.ts'
import { userInquiries } from '#features/enquiries/inquiry/inquiry.table.server.ts'
import { leads } from '#features/enquiries/leads/lead.table.server.ts'
import type { LeadStatus } from '#features/enquiries/leads/lead-status.ts'
import { bookings } from '#features/mobility/hire/booking.table.server.ts'
import { type Line, lineOfContact } from './lines.ts'
import { ANSWER_STEPS, type AnswerStep, type FirstAnswers } from './overview.public.ts'

const rows = sql<number>`count(*)::int`
const since = (column: AnyPgColumn, moment: Date) => sql<number>`(count(*) filter (where ${gte(column, moment)}))::int`

export async function countLeadsByStatus(
  db: Database,
  newSince: Date,
): Promise<{ status: LeadStatus; total: number; fresh: number }[]> {
  const byStatus = (where?: SQL) =>
    db.select({ status: leads.status, total: rows }).from(leads).where(where).groupBy(leads.status)
  // Each has an index that counts it; together they would read every row.
  const [all, fresh] = await Promise.all([byStatus(), byStatus(gte(leads.createdAt, newSince))])
  return all.map((one) => ({ ...one, fresh: fresh.find(({ status }) => status === one.status)?.total ?? 0 }))
}

/** What looks like spam is no booking until somebody says so. */
export async function countBookings(
  db: Database,
  newSince: Date,
): Promise<{ total: number; newThisMonth: number; completed: number }> {
  const [row] = await db
    .select({
      total: rows,
      newThisMonth: since(bookings.createdAt, newSince),
      completed: sql<number>`(count(*) filter (where ${eq(bookings.status, 'completed')}))::int`,
    })
    .from(bookings)
    .where(isNull(bookings.suspicion))
  return row ?? { total: 0, newThisMonth: 0, completed: 0 }
}

export interface LineWeek {
  /** Its Monday, in Dakar. */
  week: string
  line: Line
  enquiries: number
}

const weekOf = (column: AnyPgColumn) =>
  sql<string>`date_trunc('week', ${column} at time zone 'Africa/Dakar')::date::text`

/** Contacts, enquiries and bookings by week and line, each table counted where it lies. */
export async function countEnquiriesByWeek(db: Database, from: Date): Promise<LineWeek[]> {
  const service = sql<ServiceInterest | null>`case
    when ${contactSubmissions.type} = 'general' and ${contactSubmissions.formData}->>'serviceInterest'
      in (${sql.join(
        SERVICE_INTERESTS.map((interest) => sql`${interest}`),
        sql`, `,
      )})
    then ${contactSubmissions.formData}->>'serviceInterest' end`
  const line = sql<Line>`case
    when ${userInquiries.propertyId} is not null or ${userInquiries.inquiryType} = 'property' then 'nest'
    when ${userInquiries.investmentId} is not null or ${userInquiries.inquiryType} = 'investment' then 'invest'
    when ${userInquiries.vehicleId} is not null or ${userInquiries.inquiryType} = 'vehicle' then 'mobility'
    else 'general' end`
  const [contacts, inquiries, hires] = await Promise.all([
    db
      .select({
        week: weekOf(contactSubmissions.createdAt),
        type: contactSubmissions.type,
        service,
        enquiries: count(),
      })
      .from(contactSubmissions)
      .where(and(gte(contactSubmissions.createdAt, from), isNull(contactSubmissions.suspicion)))
      .groupBy(sql`1`, sql`2`, sql`3`),
    db
      .select({ week: weekOf(userInquiries.createdAt), line, enquiries: count() })
      .from(userInquiries)
      .where(and(gte(userInquiries.createdAt, from), isNull(userInquiries.suspicion)))
      .groupBy(sql`1`, sql`2`),
    db
      .select({ week: weekOf(bookings.createdAt), line: sql<Line>`'mobility'`, enquiries: count() })
      .from(bookings)
      .where(and(gte(bookings.createdAt, from), isNull(bookings.suspicion)))
      .groupBy(sql`1`),
  ])
  return [
    ...contacts.map(({ week, type, service: about, enquiries }) => ({
      week,
      line: lineOfContact(type, about),
      enquiries,
    })),
    ...inquiries,
    ...hires,
  ]
}

/** Whoever wrote through the site waited from then on; whom staff wrote down themselves they had already spoken to. */
export async function readFirstAnswers(db: Database, from: Date): Promise<FirstAnswers> {
  const minutes = sql`extract(epoch from ${leads.firstAnsweredAt} - ${leads.createdAt}) / 60`
  const between = (low: number, high: number) =>
    sql<number>`(count(*) filter (where ${minutes} >= ${low} and ${minutes} < ${high}))::int`
  const steps = ANSWER_STEPS.map((step, index) => [step, between(ANSWER_STEPS[index - 1] ?? -1, step)] as const)
  const [row] = await db
    .select({
      medianMinutes: sql<number | null>`percentile_cont(0.5) within group (order by (${minutes})::float8)`,
      within: Object.fromEntries(steps) as Record<AnswerStep, (typeof steps)[number][1]>,
      later: sql<number>`(count(*) filter (where ${minutes} >= ${ANSWER_STEPS.at(-1)}))::int`,
      unanswered: sql<number>`(count(*) filter (where ${isNull(leads.firstAnsweredAt)}))::int`,
    })
    .from(leads)
    .where(and(gte(leads.createdAt, from), eq(leads.source, 'website')))
  if (!row) throw new Error('A count without groups always has one row.')
  return row
}
