import { LOCALES, type Locale } from '#common/locale.ts'
import { can, requirePermission } from '#common/permissions.ts'
import type { Database } from '#db/client.server.ts'
import type { Context } from '#db/context.server.ts'
import { dayAfter, daysOf, lastDays, type Period } from './period.ts'
import type { PageVisits, ReportDays, VisitReport } from './visit.public.ts'
import { findTitles } from './visit.repository.server.ts'
import {
  countEnquiriesByPage,
  countVisitsByDay,
  countVisitsIfWhole,
  listArrivals,
  listPageVisits,
} from './visit-report.repository.server.ts'
import { PAGE_KINDS, type PageKind } from './visited-page.ts'

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
