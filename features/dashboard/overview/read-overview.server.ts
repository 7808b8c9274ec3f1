import { momentInDakar, todayInDakar } from '#common/dakar-time.ts'
import { can, requirePermission } from '#common/permissions.ts'
import type { Database } from '#db/client.server.ts'
import type { Context } from '#db/context.server.ts'
import { isOpenLead, LEAD_STATUSES, type LeadStatus } from '#features/enquiries/leads/lead-status.ts'
import { countProperties } from '#features/nest/property.repository.server.ts'
import { dayAfter, lastDays } from '#features/visits/period.ts'
import { readPages } from '#features/visits/read-visits.server.ts'
import { listArrivals } from '#features/visits/visit-report.repository.server.ts'
import { LINES, type Line } from './lines.ts'
import type { EnquiryWeek, Overview } from './overview.public.ts'
import {
  countBookings,
  countEnquiriesByWeek,
  countLeadsByStatus,
  type LineWeek,
  readFirstAnswers,
} from './overview.repository.server.ts'

const ANSWERS_OF_DAYS = 90
const VISITS_OF_DAYS = 30
const LISTINGS = 8
const SOURCES = 8

function startOf(day: string): Date {
  const moment = momentInDakar(`${day}T00:00`)
  if (!moment) throw new Error(`${day} is no day`)
  return moment
}

/** The Mondays of the last weeks, this one last. */
export function mondays(weeks: number, today = todayInDakar()): string[] {
  const sinceMonday = (new Date(`${today}T00:00Z`).getUTCDay() + 6) % 7
  const monday = dayAfter(today, -sinceMonday)
  return Array.from({ length: weeks }, (_, index) => dayAfter(monday, (index - weeks + 1) * 7))
}

function byWeek(weeks: string[], counts: LineWeek[]): EnquiryWeek[] {
  return weeks.map((week) => {
    const byLine = Object.fromEntries(LINES.map((line) => [line, 0])) as Record<Line, number>
    for (const row of counts) if (row.week === week) byLine[row.line] += row.enquiries
    return { week, byLine }
  })
}

type OfEnquiries = Pick<Overview, 'leads' | 'bookings' | 'enquiries' | 'funnel' | 'firstAnswers'>

const NOT_TOLD: OfEnquiries = { leads: null, bookings: null, enquiries: null, funnel: null, firstAnswers: null }

async function readEnquiries(db: Database, weeks: number): Promise<OfEnquiries> {
  const today = todayInDakar()
  const month = startOf(`${today.slice(0, 7)}-01`)
  const shown = mondays(weeks, today)
  const [byStatus, bookings, counts, firstAnswers] = await Promise.all([
    countLeadsByStatus(db, month),
    countBookings(db, month),
    countEnquiriesByWeek(db, startOf(shown[0] ?? today)),
    readFirstAnswers(db, startOf(lastDays(ANSWERS_OF_DAYS, today).from)),
  ])
  const funnel = Object.fromEntries(
    LEAD_STATUSES.map((status) => [status, byStatus.find((row) => row.status === status)?.total ?? 0]),
  ) as Record<LeadStatus, number>
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
  return {
    leads: {
      total: sum(Object.values(funnel)),
      newThisMonth: sum(byStatus.map(({ fresh }) => fresh)),
      pending: sum(LEAD_STATUSES.filter(isOpenLead).map((status) => funnel[status])),
    },
    bookings,
    enquiries: byWeek(shown, counts),
    funnel,
    firstAnswers,
  }
}

/** How the house does: what it has, what came in, how soon it was answered, and what visitors look at. */
export async function readOverview({ db, actor }: Context, { weeks }: { weeks: number }): Promise<Overview> {
  requirePermission(actor, 'content:read-unpublished')
  const mayRead = can(actor, 'enquiry:read')
  const period = lastDays(VISITS_OF_DAYS)
  const [properties, enquiries, listings, arrivals] = await Promise.all([
    countProperties(db),
    mayRead ? readEnquiries(db, weeks) : NOT_TOLD,
    readPages(db, period, { kinds: ['property', 'project'], most: LISTINGS, withEnquiries: mayRead }),
    listArrivals(db, period, SOURCES),
  ])
  return {
    properties,
    ...enquiries,
    listings: listings.filter(({ title }) => title !== null).slice(0, LISTINGS),
    arrivals,
  }
}
