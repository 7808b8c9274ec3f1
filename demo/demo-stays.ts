import { addDays, addMonths } from '#features/nest/stays/stay-days.ts'
import type { StayTermsDraft } from '#features/nest/stays/stay-terms.schema.ts'

/** Seasons and taken nights are days of a calendar: they are reckoned from the day of loading, so that the demo is never over. */
const MONTHS_WRITTEN_OUT = 24

interface SeasonDays {
  name: string
  nameFr: string
  /** Of the season that begins in that year. `to` is its last night. */
  daysIn: (year: number) => { from: string; to: string }
}

/** Western Easter, by the usual reckoning of Gauss, Meeus, Jones and Butcher. */
export function easterOf(year: number): string {
  const century = Math.floor(year / 100)
  const golden = year % 19
  const leaps = century - Math.floor(century / 4)
  const drift = Math.floor((8 * century + 13) / 25)
  const age = (19 * golden + leaps - drift + 15) % 30
  const moon = age - Math.floor(age / 28) * (1 - Math.floor(29 / (age + 1)) * Math.floor((21 - golden) / 11))
  const weekday = (year + Math.floor(year / 4) + moon + 2 - leaps) % 7
  return addDays(`${year}-03-28`, moon - weekday)
}

const SEASONS = {
  festive: {
    name: 'Christmas and New Year',
    nameFr: 'Noël et Nouvel An',
    daysIn: (year) => ({ from: `${year}-12-15`, to: `${year + 1}-01-05` }),
  },
  easter: {
    name: 'Easter',
    nameFr: 'Pâques',
    // From Maundy Thursday to the Saturday after.
    daysIn: (year) => ({ from: addDays(easterOf(year), -3), to: addDays(easterOf(year), 6) }),
  },
  summer: {
    name: 'Summer holidays',
    nameFr: 'Grandes vacances',
    daysIn: (year) => ({ from: `${year}-07-01`, to: `${year}-08-31` }),
  },
  rains: {
    name: 'End of the rains',
    nameFr: 'Fin de l’hivernage',
    daysIn: (year) => ({ from: `${year}-09-01`, to: `${year}-10-31` }),
  },
} as const satisfies Record<string, SeasonDays>
type SeasonName = keyof typeof SEASONS

interface SeasonTerms {
  price?: string
  weekendPrice?: string
  minNights?: number
}

/** Nights that nobody else can have. The reason is for staff. */
interface TakenNights {
  /** The first of them, so many days after the day of loading. */
  inDays: number
  nights: number
  reason: string
}

export interface DemoStays {
  terms: Omit<StayTermsDraft, 'seasons'>
  seasons: Partial<Record<SeasonName, SeasonTerms>>
  taken: TakenNights[]
}

/** As staff would have typed it on that day: every season that is not over and begins within two years. */
export function demoStayTerms({ terms, seasons }: DemoStays, today: string): StayTermsDraft {
  const thisYear = Number(today.slice(0, 4))
  const latest = addMonths(today, MONTHS_WRITTEN_OUT)
  const years = [-1, 0, 1, 2].map((by) => thisYear + by)
  const written = Object.entries(SEASONS).flatMap(([key, { name, nameFr, daysIn }]) => {
    const own = seasons[key as SeasonName]
    return own ? years.map((year) => ({ name, nameFr, ...daysIn(year), ...own })) : []
  })
  return {
    ...terms,
    seasons: written
      .filter(({ from, to }) => to >= today && from <= latest)
      .sort((one, other) => one.from.localeCompare(other.from)),
  }
}

export const demoTakenNights = ({ taken }: DemoStays, today: string) =>
  taken.map(({ inDays, nights, reason }) => ({
    from: addDays(today, inDays),
    until: addDays(today, inDays + nights),
    reason,
  }))
