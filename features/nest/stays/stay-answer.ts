import type { CancellationStep } from './cancellation.ts'
import type { TakenNights } from './nearest-free-dates.ts'
import type { StayQuote } from './quote-stay.ts'
import type { StayDates } from './stay-days.ts'
import type { StayProblems } from './stay-rules.ts'

/** What is told of a wish: as good as the moment it is asked. The request decides. */
export interface StayAnswer {
  /** By field, a key of the sentences: 'stayTooShort:3'. With one of them nothing else is said. */
  problems: StayProblems
  available: boolean
  quote: StayQuote | null
  cancellation: CancellationStep[]
  /** Where somebody has these nights: as long, and free. */
  nearest: StayDates[]
  /** So long the nights are kept for whoever asks for them, until we have answered. */
  holdHours: number
}

/** Which nights are somebody's; not whose, nor where one stay ends and the next begins. */
export interface StayCalendarAnswer {
  from: string
  to: string
  taken: TakenNights[]
}
