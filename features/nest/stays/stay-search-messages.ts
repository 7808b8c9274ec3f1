import { formatDay } from '#common/dates.ts'
import type { Locale } from '#common/locale.ts'
import type { DatesProblem } from './stay-search.ts'

const dayOf = (day: string, locale: Locale, isWhole = true) => {
  const inWords = formatDay(new Date(`${day}T00:00Z`), locale, 'day')
  return isWhole ? inWords : inWords.replace(/ .*/, '')
}
/** Both days; the month is said once where it is one. */
function daysOf(arrival: string, departure: string, locale: Locale): [string, string] {
  const isOneMonth = arrival.slice(0, 7) === departure.slice(0, 7)
  return [dayOf(arrival, locale, !isOneMonth), dayOf(departure, locale)]
}

type DatesReason = DatesProblem extends infer Problem
  ? Problem extends `${infer Key}:${number}`
    ? Key
    : Problem
  : never

const en = {
  fields: 'Dates and guests',
  arrival: 'Arrival',
  departure: 'Departure',
  guests: 'Guests',
  hint: 'With dates, you see the homes that are free, and what each costs in all.',
  hintOfTotals: 'Each total is for these dates, with all fees. Sorting and the price filter go by the price per night.',
  days: (arrival: string, departure: string) => daysOf(arrival, departure, 'en').join(' to '),
  people: (n: number) => (n === 1 ? '1 guest' : `${n} guests`),
  dropped: {
    date: 'A date in this address does not exist, so the dates were left out.',
    required: 'A stay has an arrival and a departure; one of them is missing, so the dates were left out.',
    pastDate: 'The dates in this address lie in the past, so they were left out.',
    departureBeforeArrival: 'The departure is not after the arrival, so the dates were left out.',
    stayTooFarAhead: 'The dates lie more than a year ahead, so they were left out.',
  } as Record<DatesReason, string>,
  otherDeal: 'Dates and guests are for short stays only, so they were left out. Choose “Short stay” to use them.',
}

const fr = {
  fields: 'Dates et voyageurs',
  arrival: 'Arrivée',
  departure: 'Départ',
  guests: 'Voyageurs',
  hint: 'Avec des dates, vous voyez les logements libres et ce que chacun coûte en tout.',
  hintOfTotals:
    'Chaque total vaut pour ces dates, tous frais compris. Le tri et le filtre de prix portent sur le prix par nuit.',
  days: (arrival: string, departure: string) => `Du ${daysOf(arrival, departure, 'fr').join(' au ')}`,
  people: (n: number) => (n < 2 ? `${n} voyageur` : `${n} voyageurs`),
  dropped: {
    date: 'Une des dates de cette adresse n’existe pas\u202f; les dates ont été laissées de côté.',
    required: 'Un séjour a une arrivée et un départ\u202f; l’un des deux manque, les dates ont été laissées de côté.',
    pastDate: 'Les dates de cette adresse sont passées\u202f; elles ont été laissées de côté.',
    departureBeforeArrival: 'Le départ ne suit pas l’arrivée\u202f; les dates ont été laissées de côté.',
    stayTooFarAhead: 'Les dates sont à plus d’un an\u202f; elles ont été laissées de côté.',
  },
  otherDeal:
    'Les dates et le nombre de voyageurs ne valent que pour les courts séjours\u202f; ils ont été laissés de côté. Choisissez «\u00a0Court séjour\u00a0» pour les utiliser.',
} satisfies typeof en

export type StaySearchMessages = typeof en
export const staySearchMessages = { en, fr }
