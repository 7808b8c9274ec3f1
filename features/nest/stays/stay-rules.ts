import { addDays, addMonths, countNights, isDay, type StayDates } from './stay-days.ts'
import type { Season, StayTerms } from './stay-terms.schema.ts'

/** What a stay at a home depends on, of all that is known of it. */
export interface StayHome {
  /** A night, where no season says otherwise. */
  price: string
  minNights: number | null
  maxGuests: number | null
  stayTerms: StayTerms
}

export interface StayWish extends StayDates {
  guests: number
}

/** Where the home does not say how many it takes. */
export const MOST_GUESTS = 50

export const seasonOf = ({ seasons }: StayTerms, night: string): Season | undefined =>
  seasons.find(({ from, to }) => from <= night && night <= to)

export const mostGuests = ({ maxGuests }: Pick<StayHome, 'maxGuests'>): number => maxGuests ?? MOST_GUESTS

/** The season of the arrival decides, however long they stay. */
export const shortestStay = ({ stayTerms, minNights }: StayHome, arrival: string): number =>
  seasonOf(stayTerms, arrival)?.minNights ?? minNights ?? 1

export const firstArrival = ({ leadDays }: StayTerms, today: string): string => addDays(today, leadDays)
export const lastDeparture = ({ monthsAhead }: StayTerms, today: string): string => addMonths(today, monthsAhead)

export type StayProblems = Partial<Record<keyof StayWish, string>>

/** What is wrong with these dates, by the home's rules and before a look at who has it. Empty: nothing. A figure follows its key. */
export function problemsOfStay(home: StayHome, { arrival, departure, guests }: StayWish, today: string): StayProblems {
  const problems: StayProblems = {}
  const { stayTerms } = home
  const [from, until] = [isDay(arrival), isDay(departure)]
  if (!from) problems.arrival = arrival === '' ? 'required' : 'date'
  else if (arrival < today) problems.arrival = 'pastDate'
  else if (arrival < firstArrival(stayTerms, today)) problems.arrival = `arrivalTooSoon:${stayTerms.leadDays}`
  else if (arrival >= lastDeparture(stayTerms, today)) problems.arrival = `stayTooFarAhead:${stayTerms.monthsAhead}`
  if (!until) problems.departure = departure === '' ? 'required' : 'date'
  else if (from && departure <= arrival) problems.departure = 'departureBeforeArrival'
  else if (from && !problems.arrival) {
    const nights = countNights({ arrival, departure })
    const least = shortestStay(home, arrival)
    const most = stayTerms.maxNights
    if (nights < least) problems.departure = `stayTooShort:${least}`
    else if (most !== null && nights > most) problems.departure = `stayTooLong:${most}`
    else if (departure > lastDeparture(stayTerms, today))
      problems.departure = `stayTooFarAhead:${stayTerms.monthsAhead}`
  }
  if (!Number.isInteger(guests) || guests < 1) problems.guests = 'countFromOne'
  else if (guests > mostGuests(home)) problems.guests = `tooManyGuests:${mostGuests(home)}`
  return problems
}

export const STAY_STATUSES = ['pending', 'proposed', 'confirmed', 'declined', 'cancelled', 'expired'] as const
/**
 * Pending: it waits for us, and keeps its nights until its time is over. Proposed: we offered other dates, and it waits for
 * the guest. Expired: nobody answered in time; the nights are free, and we can still say yes where nobody took them.
 */
export type StayStatus = (typeof STAY_STATUSES)[number]

/** While it stands so, it keeps its nights from others. */
export const HOLDING_STATUSES = ['pending', 'proposed', 'confirmed'] as const satisfies StayStatus[]
