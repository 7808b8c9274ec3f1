import { addDays, countNights, type StayDates } from './stay-days.ts'
import { firstArrival, lastDeparture, problemsOfStay, type StayHome, type StayWish } from './stay-rules.ts'

/** From the first night that somebody has up to the day on which another may arrive. */
export interface TakenNights {
  from: string
  until: string
}

const MOST_OFFERS = 3
/** Who asks for March is not helped by October. */
const MOST_DAYS_AWAY = 92

/** Nobody has one of the nights, nor the days in which the home is made ready behind them. */
export function isFree(
  taken: readonly TakenNights[],
  { arrival, departure }: StayDates,
  preparationDays: number,
): boolean {
  const until = addDays(departure, preparationDays)
  return !taken.some((one) => one.from < until && arrival < one.until)
}

const shareNights = (one: StayDates, other: StayDates) => one.arrival < other.departure && other.arrival < one.departure

/**
 * Where the wished nights are somebody's: stays as long that are free and keep the home's rules, the nearest first, earlier and
 * later. No two share a night: the day after an offer is no other offer.
 */
export function nearestFreeDates(
  home: StayHome,
  taken: readonly TakenNights[],
  wish: StayWish,
  today: string,
  most = MOST_OFFERS,
): StayDates[] {
  const nights = countNights(wish)
  const { preparationDays } = home.stayTerms
  const [first, last] = [firstArrival(home.stayTerms, today), lastDeparture(home.stayTerms, today)]
  const offers: StayDates[] = []
  for (let away = 1; away <= MOST_DAYS_AWAY && offers.length < most; away += 1)
    for (const arrival of [addDays(wish.arrival, -away), addDays(wish.arrival, away)]) {
      const dates = { arrival, departure: addDays(arrival, nights) }
      if (offers.length === most || arrival < first || dates.departure > last) continue
      if (offers.some((one) => shareNights(one, dates)) || !isFree(taken, dates, preparationDays)) continue
      if (Object.keys(problemsOfStay(home, { ...wish, ...dates }, today)).length === 0) offers.push(dates)
    }
  return offers
}
