import type { LeadStatus } from '#features/enquiries/leads/lead-status.ts'
import type { Arrivals, PageVisits } from '#features/visits/visit.public.ts'
import type { Line } from './lines.ts'

/** How soon the first answer went out: within so many minutes. */
export const ANSWER_STEPS = [15, 60, 240, 1_440] as const
export type AnswerStep = (typeof ANSWER_STEPS)[number]

export interface FirstAnswers {
  /** Of those answered; null when nobody was. */
  medianMinutes: number | null
  /** How many leads were answered within each step and not within the one before it. */
  within: Record<AnswerStep, number>
  later: number
  unanswered: number
}

export interface EnquiryWeek {
  /** Its Monday, in Dakar: '2026-11-16'. */
  week: string
  byLine: Record<Line, number>
}

/** What the figures and charts of the overview show. Null: this account does not read enquiries. */
export interface Overview {
  properties: { total: number; available: number }
  leads: { total: number; newThisMonth: number; pending: number } | null
  bookings: { total: number; newThisMonth: number; completed: number } | null
  /** Oldest week first; the last one is under way. */
  enquiries: EnquiryWeek[] | null
  funnel: Record<LeadStatus, number> | null
  /** Of the leads of the last 90 days who wrote through the site. */
  firstAnswers: FirstAnswers | null
  /** Homes and projects, of the last 30 days. */
  listings: PageVisits[]
  /** Of the last 30 days. */
  arrivals: Arrivals
}
