import { momentInDakar } from '#common/dakar-time.ts'
import { inLocale, type Locale } from '#common/locale.ts'
import { requirePermission } from '#common/permissions.ts'
import type { Database } from '#db/client.server.ts'
import type { Context } from '#db/context.server.ts'
import {
  findCalendarArrivals,
  findCalendarDepartures,
} from '#features/nest/stays/calendar-feeds/calendar-turnovers.repository.server.ts'
import { type StayTerms, stayTermsSchema } from '#features/nest/stays/stay-terms.schema.ts'
import { CSV_BOM, csvLine } from '../desk/csv.ts'
import { stayCsvMessages } from './stay-csv-messages.ts'
import { findArrivals, findDepartures } from './stay-desk.repository.server.ts'
import type { CleaningDays } from './stay-desk.schema.ts'
import { stayReference } from './stay-reference.ts'

/** Whose nights they are: guests of ours, or another calendar's, which does not always say whether anybody sleeps there. */
interface Whose {
  stayId: number | null
  /** What that calendar is called; null: they are ours. */
  calendar: string | null
  guests: number | null
}

/** A home to be cleaned: who leaves when, and when the next ones stand at the door. Without names: the list leaves the house. */
export interface Cleaning extends Whose {
  reference: string | null
  propertyId: number | null
  homeTitle: string
  homeTitleFr: string | null
  /** The day, and the hour by which they have left. */
  departure: string
  checkOut: string
  /** Nobody arrives within so many days. */
  preparationDays: number
  next: (Whose & { arrival: string; checkIn: string; hours: number }) | null
}

const HOUR_MS = 3_600_000
const at = (day: string, clock: string) => momentInDakar(`${day}T${clock}`)?.getTime() ?? Number.NaN

/** Of a home whose own hours nobody wrote down: those that terms begin with. */
const USUAL: StayTerms = stayTermsSchema.parse({})

type Leaving = Omit<Cleaning, 'next'>

async function readLeaving(db: Database, days: CleaningDays): Promise<Leaving[]> {
  const [ours, theirs] = await Promise.all([findDepartures(db, days), findCalendarDepartures(db, days)])
  return [
    ...ours.map((stay) => ({
      stayId: stay.id,
      reference: stayReference(stay.id),
      calendar: null,
      guests: stay.guests,
      propertyId: stay.propertyId,
      homeTitle: stay.homeTitle,
      homeTitleFr: stay.homeTitleFr,
      departure: stay.departure,
      checkOut: stay.terms.checkOut,
      preparationDays: stay.terms.preparationDays,
    })),
    ...theirs.map(({ terms, ...nights }) => ({
      ...nights,
      stayId: null,
      reference: null,
      guests: null,
      checkOut: (terms ?? USUAL).checkOut,
      preparationDays: (terms ?? USUAL).preparationDays,
    })),
  ]
}

type Coming = Omit<NonNullable<Cleaning['next']>, 'hours'> & { propertyId: number | null }

async function readComing(db: Database, homes: readonly number[], first: string): Promise<Coming[]> {
  const [ours, theirs] = await Promise.all([findArrivals(db, homes, first), findCalendarArrivals(db, homes, first)])
  const coming = [
    ...ours.map(({ id: stayId, propertyId, arrival, guests, terms: { checkIn } }) => ({
      stayId,
      calendar: null,
      propertyId,
      arrival,
      guests,
      checkIn,
    })),
    ...theirs.map(({ terms, ...nights }) => ({
      ...nights,
      stayId: null,
      guests: null,
      checkIn: (terms ?? USUAL).checkIn,
    })),
  ]
  return coming.sort((one, other) => at(one.arrival, one.checkIn) - at(other.arrival, other.checkIn))
}

/** Homes in the order in which they become free. */
export async function readCleaning({ db, actor }: Context, days: CleaningDays): Promise<Cleaning[]> {
  requirePermission(actor, 'enquiry:read')
  const leaving = await readLeaving(db, days)
  const homes = [...new Set(leaving.flatMap(({ propertyId }) => propertyId ?? []))]
  const coming = await readComing(db, homes, days.from)
  const nextAfter = ({ stayId, propertyId, departure, checkOut }: Leaving): Cleaning['next'] => {
    const found = coming.find(
      (one) =>
        propertyId !== null &&
        one.propertyId === propertyId &&
        one.arrival >= departure &&
        (stayId === null || one.stayId !== stayId),
    )
    if (!found) return null
    const { propertyId: _, ...next } = found
    return { ...next, hours: Math.round((at(next.arrival, next.checkIn) - at(departure, checkOut)) / HOUR_MS) }
  }
  return leaving
    .map((one) => ({ ...one, next: nextAfter(one) }))
    .sort((one, other) => at(one.departure, one.checkOut) - at(other.departure, other.checkOut))
}

/** The same for a spreadsheet. */
export async function exportCleaning(context: Context, days: CleaningDays, locale: Locale): Promise<string> {
  const words = stayCsvMessages[locale]
  const { departure, checkOut, home, guests, nextArrival, checkIn, nextGuests, hours, preparationDays, reference } =
    words
  const heads = [departure, checkOut, home, guests, nextArrival, checkIn, nextGuests, hours, preparationDays, reference]
  const whose = ({ guests, calendar }: Whose) => (calendar === null ? guests : words.nightsOf(calendar))
  const lines = (await readCleaning(context, days)).map((one) => [
    one.departure,
    one.checkOut,
    inLocale(locale, one.homeTitle, one.homeTitleFr),
    whose(one),
    one.next?.arrival ?? null,
    one.next?.checkIn ?? null,
    one.next && whose(one.next),
    one.next?.hours ?? null,
    one.preparationDays,
    one.reference,
  ])
  return CSV_BOM + [heads, ...lines].map((line) => csvLine(line, locale)).join('')
}
