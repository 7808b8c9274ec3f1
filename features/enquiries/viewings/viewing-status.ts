/** Asked: the time is kept and staff have not said yes. Confirmed: it stands. The other three are its ends. */
export const VIEWING_STATUSES = ['asked', 'confirmed', 'done', 'missed', 'cancelled'] as const
export type ViewingStatus = (typeof VIEWING_STATUSES)[number]

/** Of what one side tells the other when a viewing is moved or called off. */
export const LONGEST_REASON = 500

export const VIEWING_KINDS = ['in-person', 'video'] as const
export type ViewingKind = (typeof VIEWING_KINDS)[number]

export const INTERESTS = ['yes', 'maybe', 'no'] as const
export type Interest = (typeof INTERESTS)[number]

/** As people read it. Lapsed: nobody confirmed it in time; it is cancelled, and by nobody. Staff can still confirm it. */
export const VIEWING_STATES = [...VIEWING_STATUSES, 'lapsed'] as const
export type ViewingState = (typeof VIEWING_STATES)[number]

interface Stands {
  status: ViewingStatus
  cancelledBy: 'visitor' | 'staff' | null
  holdUntil: Date | string | null
}

/** The job that marks what is over runs now and then: what its hour says counts at once. */
export function stateOf({ status, cancelledBy, holdUntil }: Stands, now = new Date()): ViewingState {
  if (status === 'cancelled' && cancelledBy === null) return 'lapsed'
  return status === 'asked' && holdUntil !== null && new Date(holdUntil) <= now ? 'lapsed' : status
}
