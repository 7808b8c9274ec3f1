import type { ViewingStatus } from './viewing-status.ts'

/** What a letter tells: the visitor of what was decided, us of what the visitor did on their page. */
export type ViewingNews = VisitorNews | OwnNews

export type VisitorNews =
  | 'confirmed'
  | 'moved'
  /** Another place, another adviser, by video instead. */
  | 'changed'
  | 'cancelled'
  /** Nobody confirmed it in time. */
  | 'lapsed'
  /** What the visitor pressed, so that they have it in writing. */
  | 'moved-as-asked'
  | 'cancelled-as-asked'

const OWN_NEWS = ['visitor-moved', 'visitor-cancelled'] as const
export type OwnNews = (typeof OWN_NEWS)[number]

export const isOwnNews = (news: ViewingNews): news is OwnNews => OWN_NEWS.some((own) => own === news)

/** On a timeline: subjects of 'viewing-status'. */
export type TimelineNews = ViewingNews | 'done' | 'missed' | 'not-confirmed'

/** How a viewing stands once that was decided: later decisions make a letter about an earlier one pointless. */
export const STATUS_OF_NEWS: Record<VisitorNews, readonly ViewingStatus[]> = {
  confirmed: ['confirmed'],
  moved: ['asked', 'confirmed'],
  changed: ['asked', 'confirmed'],
  cancelled: ['cancelled'],
  lapsed: ['cancelled'],
  'moved-as-asked': ['asked', 'confirmed'],
  'cancelled-as-asked': ['cancelled'],
}
