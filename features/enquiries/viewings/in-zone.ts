import { formatClock, formatDay } from '#common/dates.ts'
import type { Locale } from '#common/locale.ts'

/** As a browser names somebody's zone: 'Europe/Paris'. Null for what names no zone. */
export function readTimeZone(text: string | null | undefined): string | null {
  // '+02:00' is a zone for `Intl`, but nobody's, and has no name that could be said.
  if (!text || text.length > 60 || !/^[A-Za-z]/.test(text)) return null
  try {
    new Intl.DateTimeFormat('en', { timeZone: text })
    return text
  } catch {
    return null
  }
}

const CLOCK = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const

const clocks = new Map<string, Intl.DateTimeFormat>()

/** What a clock on a wall in that zone reads, as if it were Dakar's: our own formatters then say it. */
function readingIn(moment: Date, timeZone: string): Date {
  const clock = clocks.get(timeZone) ?? new Intl.DateTimeFormat('en-GB', { ...CLOCK, timeZone })
  clocks.set(timeZone, clock)
  const part = Object.fromEntries(clock.formatToParts(moment).map(({ type, value }) => [type, value]))
  return new Date(`${part.year}-${part.month}-${part.day}T${part.hour}:${part.minute}:00Z`)
}

/** Towns whose name is not that of their zone. */
const TOWNS: Record<Locale, Record<string, string>> = {
  en: { Sao_Paulo: 'São Paulo' },
  fr: {
    Addis_Ababa: 'Addis-Abeba',
    Algiers: 'Alger',
    Athens: 'Athènes',
    Baghdad: 'Bagdad',
    Beirut: 'Beyrouth',
    Brussels: 'Bruxelles',
    Bucharest: 'Bucarest',
    Cairo: 'Le Caire',
    Copenhagen: 'Copenhague',
    Dubai: 'Dubaï',
    Jerusalem: 'Jérusalem',
    Kuwait: 'Koweït',
    Lisbon: 'Lisbonne',
    London: 'Londres',
    Mauritius: 'Maurice',
    Mexico_City: 'Mexico',
    Montreal: 'Montréal',
    Moscow: 'Moscou',
    Ndjamena: 'N’Djaména',
    Noumea: 'Nouméa',
    Reunion: 'La Réunion',
    Riyadh: 'Riyad',
    Sao_Paulo: 'São Paulo',
    Seoul: 'Séoul',
    Singapore: 'Singapour',
    Tehran: 'Téhéran',
    Vienna: 'Vienne',
    Warsaw: 'Varsovie',
  },
}

/** 'New York'. Null for a zone without a town, such as 'UTC'. */
export function townOf(timeZone: string, locale: Locale): string | null {
  if (!timeZone.includes('/') || timeZone.startsWith('Etc/')) return null
  const town = timeZone.slice(timeZone.lastIndexOf('/') + 1)
  return TOWNS[locale][town] ?? town.replaceAll('_', ' ')
}

/** One clock's reading: '2026-12-01', 'Tuesday 1 December 2026', '10:00'. */
interface Reading {
  day: string
  dayInWords: string
  clock: string
}

export interface InZone {
  dakar: Reading
  /** The visitor's clock, with its town. Null where there is none, or where it is Dakar's own. */
  own: (Reading & { town: string; isSameClock: boolean }) | null
}

const read = (reading: Date, locale: Locale): Reading => ({
  day: reading.toISOString().slice(0, 10),
  dayInWords: formatDay(reading, locale, 'full'),
  clock: formatClock(reading, locale),
})

/** Browsers that know only the zone's first name call Dakar Abidjan. */
const DAKARS = ['Africa/Dakar', 'Africa/Abidjan']
export const isDakars = (zone: string): boolean => DAKARS.includes(zone)

/** A moment on Dakar's clock and on somebody's own, for whoever shows them apart. */
export function inZone(iso: string, timeZone: string | null, locale: Locale): InZone {
  const moment = new Date(iso)
  const dakar = read(moment, locale)
  const zone = readTimeZone(timeZone)
  const town = zone && !isDakars(zone) ? townOf(zone, locale) : null
  if (!zone || !town) return { dakar, own: null }
  const own = read(readingIn(moment, zone), locale)
  return { dakar, own: { ...own, town, isSameClock: own.day === dakar.day && own.clock === dakar.clock } }
}

const SAY = {
  en: {
    dakar: (day: string, clock: string) => `${day}, ${clock} in Dakar`,
    same: (town: string) => ` and ${town}`,
    other: (clock: string, town: string) => `, which is ${clock} in ${town}`,
    otherDay: (day: string, clock: string, town: string) => `, which is ${day}, ${clock} in ${town}`,
  },
  fr: {
    dakar: (day: string, clock: string) => `${day} à ${clock} à Dakar`,
    same: (town: string) => ` (même heure\u00a0: ${town})`,
    other: (clock: string, town: string) => `, soit ${clock} (${town})`,
    otherDay: (day: string, clock: string, town: string) => `, soit ${day} à ${clock} (${town})`,
  },
} satisfies Record<Locale, unknown>

/** 'Tuesday 1 December 2026, 10:00 in Dakar, which is 11:00 in Paris': both clocks, and both days where they differ. */
export function formatInZone(iso: string, timeZone: string | null, locale: Locale): string {
  const { dakar, own } = inZone(iso, timeZone, locale)
  const say = SAY[locale]
  const here = say.dakar(dakar.dayInWords, dakar.clock)
  if (!own) return here
  if (own.isSameClock) return here + say.same(own.town)
  return (
    here + (own.day === dakar.day ? say.other(own.clock, own.town) : say.otherDay(own.dayInWords, own.clock, own.town))
  )
}
