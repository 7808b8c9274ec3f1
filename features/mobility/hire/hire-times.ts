import { formatDay, formatMoment } from '#common/dates.ts'
import type { Locale } from '#common/locale.ts'

/** What the visitor's own clock shows at a moment in Dakar. */
export interface VisitorTime {
  clock: string
  /** Only where it is another day there. */
  day: string | null
  zone: string
}

/** Sweden writes a moment as '2026-07-01 11:00', so its parts need no taking apart. */
function reading(moment: Date, timeZone: string): [day: string, clock: string] {
  const text = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(moment)
  const [day = '', clock = ''] = text.split(' ')
  return [day, clock]
}

/** Null where both clocks agree at that moment, and where the browser does not know its zone. */
export function visitorTime(moment: Date, zone: string): VisitorTime | null {
  try {
    const [day, clock] = reading(moment, zone)
    const [dayInDakar, clockInDakar] = reading(moment, 'Africa/Dakar')
    if (day === dayInDakar && clock === clockInDakar) return null
    return { clock, day: day === dayInDakar ? null : day, zone }
  } catch {
    return null
  }
}

/** '2026-12-01' as 'Tuesday 1 December'. */
export function sayDay(day: string, locale: Locale): string {
  return formatDay(new Date(`${day}T00:00Z`), locale, 'weekday')
}

/** A moment on Dakar's clock: 'Tuesday 1 December, 10:00'. */
export function sayMoment(moment: Date, locale: Locale): string {
  return formatMoment(moment, locale, 'weekday')
}
