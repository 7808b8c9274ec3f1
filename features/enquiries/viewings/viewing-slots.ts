import type { ViewingKind } from './viewing-status.ts'

/** GET /api/viewings/slots: when a home or a project can be seen. */
export interface ViewingSlots {
  /** How long one takes. */
  minutes: number
  kinds: ViewingKind[]
  /** Days of Dakar, about three weeks ahead; only those with a free start. Empty: nobody can show it. */
  days: { day: string; starts: string[] }[]
}
