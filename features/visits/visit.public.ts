import type { Locale } from '#common/locale.ts'
import type { PageKind } from './visited-page.ts'

/** How far back a report looks. */
export const REPORT_DAYS = [7, 30, 90] as const
export type ReportDays = (typeof REPORT_DAYS)[number]

export interface SourceVisits {
  /** A site; or one of the words of visit-source.ts. */
  source: string
  visits: number
}

export interface PageVisits {
  /** Without language prefix. */
  path: string
  kind: PageKind
  /** Of a record; null for a page that is always there (the screen knows its name), or when the record is gone. */
  title: string | null
  titleFr: string | null
  visits: number
  byLanguage: Record<Locale, number>
  /** Where those came from who began here: the most frequent sites. */
  sources: SourceVisits[]
  /** What was asked about it in the same days. Null where nobody can ask, and for staff who do not read enquiries. */
  enquiries: number | null
}

/** Where visits came from: pages opened from within the site are not among them. */
export interface Arrivals {
  total: number
  /** The most frequent ones, most visits first. */
  sources: SourceVisits[]
  /** From all others together. */
  rest: number
}

export interface VisitReport {
  /** Every day of the period, today last, in Dakar. */
  days: { day: string; visits: number }[]
  total: number
  /** Of as many days before; null while the counting is younger than that. */
  totalBefore: number | null
  byLanguage: Record<Locale, number>
  arrivals: Arrivals
  /** The most opened of each kind, most visits first. */
  pages: PageVisits[]
}
