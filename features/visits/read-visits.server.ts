import type { FastifyRequest } from 'fastify'
import { todayInDakar } from '#common/dakar-time.ts'
import { isFrenchPath, LOCALES, type Locale } from '#common/locale.ts'
import { can, requirePermission } from '#common/permissions.ts'
import type { Database } from '#db/client.server.ts'
import type { Context } from '#db/context.server.ts'
import { dayAfter, daysOf, lastDays, type Period, visitSchema } from './period.ts'
import type { Visit } from './start-visit-counter.server.ts'
import { isUncountedVisit } from './uncounted-visits.ts'
import type { PageVisits, ReportDays, VisitReport } from './visit.public.ts'
import { findTitles } from './visit.repository.server.ts'
import {
  countEnquiriesByPage,
  countVisitsByDay,
  countVisitsIfWhole,
  listArrivals,
  listPageVisits,
} from './visit-report.repository.server.ts'
import { visitSource } from './visit-source.ts'
import { PAGE_KINDS, type PageKind, visitedPage } from './visited-page.ts'

const PAGES_OF_A_KIND = 15
const SOURCES_OF_A_PAGE = 3
const SOURCES = 10

const CAN_BE_ASKED_ABOUT: readonly PageKind[] = ['property', 'project']

interface Wanted {
  kinds: readonly PageKind[]
  most: number
  /** Whether whoever asks may know how much was asked. */
  withEnquiries: boolean
}

/** The most opened pages with their titles, and beside them what was asked. */
export async function readPages(db: Database, period: Period, wanted: Wanted): Promise<PageVisits[]> {
  const [rows, enquiries] = await Promise.all([
    listPageVisits(db, period, { ...wanted, sources: SOURCES_OF_A_PAGE }),
    wanted.withEnquiries ? countEnquiriesByPage(db, period) : null,
  ])
  const titles = await findTitles(
    db,
    rows.map(({ path }) => path),
  )
  return rows.map(({ french, ...row }) => ({
    ...row,
    title: titles.get(row.path)?.title ?? null,
    titleFr: titles.get(row.path)?.titleFr ?? null,
    byLanguage: { en: row.visits - french, fr: french },
    enquiries: enquiries && CAN_BE_ASKED_ABOUT.includes(row.kind) ? (enquiries.get(row.path) ?? 0) : null,
  }))
}

/** What was read on the site in the last days, and where its readers came from. */
export async function readVisits({ db, actor }: Context, days: ReportDays): Promise<VisitReport> {
  requirePermission(actor, 'content:read-unpublished')
  const period = lastDays(days)
  const before = { from: dayAfter(period.from, -days), to: dayAfter(period.from, -1) }
  const [counts, totalBefore, arrivals, pages] = await Promise.all([
    countVisitsByDay(db, period),
    countVisitsIfWhole(db, before),
    listArrivals(db, period, SOURCES),
    readPages(db, period, {
      kinds: PAGE_KINDS,
      most: PAGES_OF_A_KIND,
      withEnquiries: can(actor, 'enquiry:read'),
    }),
  ])
  const sumOf = (rows: typeof counts) => rows.reduce((sum, { visits }) => sum + visits, 0)
  return {
    days: daysOf(period).map((day) => ({ day, visits: sumOf(counts.filter((row) => row.day === day)) })),
    total: sumOf(counts),
    totalBefore,
    byLanguage: Object.fromEntries(
      LOCALES.map((locale) => [locale, sumOf(counts.filter((row) => row.locale === locale))]),
    ) as Record<Locale, number>,
    arrivals,
    pages,
  }
}

function parsed(body: unknown): unknown {
  try {
    return JSON.parse(String(body))
  } catch {
    return null
  }
}

/** What of a page's message is counted; null: nothing. The address it came from, its cookies and its hour are not read. */
export function readVisit(request: FastifyRequest): Visit | null {
  if (request.context.actor.kind === 'staff' || isUncountedVisit(request.headers)) return null
  const { data: said } = visitSchema.safeParse(parsed(request.body))
  const page = said && visitedPage(said.path)
  if (!page) return null
  return {
    day: todayInDakar(),
    path: page.path,
    locale: isFrenchPath(said.path) ? 'fr' : request.locale,
    source: visitSource(said.referrer, request.host),
  }
}
