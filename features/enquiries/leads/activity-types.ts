/** What staff write on a timeline themselves. */
export const STAFF_ACTIVITY_TYPES = ['note', 'call', 'meeting', 'visit', 'whatsapp'] as const
export type StaffActivityType = (typeof STAFF_ACTIVITY_TYPES)[number]

/** Those by which the person heard from us: they end a wait. */
export const ANSWERING_TYPES: readonly ActivityType[] = ['call', 'meeting', 'visit', 'whatsapp', 'email', 'answered']

/** What staff did with a hire so that the person heard of it: subjects of 'booking-status'. */
export const ANSWERING_MOVES = ['confirmed', 'cancelled', 'changed'] as const

/** The same of a stay: subjects of 'stay-status'. That its time was over, or what the guest did, is no answer of ours. */
export const ANSWERING_STAY_NEWS = ['confirmed', 'declined', 'proposed', 'cancelled', 'changed'] as const

/** And of a viewing: subjects of 'viewing-status'. */
export const ANSWERING_VIEWING_NEWS = ['confirmed', 'moved', 'changed', 'cancelled', 'done', 'missed'] as const
/** What its visitor did on their page: they wait for us again, as if they had written. */
export const ASKING_VIEWING_NEWS = ['visitor-moved', 'visitor-cancelled'] as const

/**
 * All that stands on a timeline: what a visitor sent, what staff wrote down, and what the house notes by itself.
 * Of 'task' the subject is what became of it ('planned', 'done', 'reopened', 'deleted'). Of 'status', 'assigned', 'enquiry-status',
 * 'booking-status', 'stay-status' and 'viewing-status' it is the new value, of 'payment' what was done ('asked', 'paid'); of 'merged' the
 * number of the lead that went. 'answered': staff say that they did, by a way we do not see.
 */
export type ActivityType =
  | 'submission'
  | StaffActivityType
  | 'email'
  | 'answered'
  | 'task'
  /** As plans were kept before there were tasks: one entry, ended in its place. */
  | 'follow-up'
  | 'status'
  | 'assigned'
  | 'enquiry-status'
  | 'booking-status'
  | 'stay-status'
  | 'viewing-status'
  | 'payment'
  | 'merged'
  | 'separated'
  | 'created'
