import { momentInDakar } from '#common/dakar-time.ts'
import { inLocale, type Locale } from '#common/locale.ts'
import { requirePermission } from '#common/permissions.ts'
import type { Context } from '#db/context.server.ts'
import { CSV_BOM, csvLine } from '../desk/csv.ts'
import { stayCsvMessages } from './stay-csv-messages.ts'
import { findTurnovers } from './stay-desk.repository.server.ts'
import type { CleaningDays } from './stay-desk.schema.ts'
import { stayReference } from './stay-reference.ts'

/** A home to be cleaned: who leaves when, and when the next ones stand at the door. Without names: the list leaves the house. */
export interface Cleaning {
  stayId: number
  reference: string
  propertyId: number | null
  homeTitle: string
  homeTitleFr: string | null
  /** The day, and the hour by which they have left. */
  departure: string
  checkOut: string
  guests: number
  /** Nobody arrives within so many days. */
  preparationDays: number
  next: { stayId: number; arrival: string; checkIn: string; guests: number; hours: number } | null
}

const HOUR_MS = 3_600_000
const at = (day: string, clock: string) => momentInDakar(`${day}T${clock}`)?.getTime() ?? Number.NaN

/** Homes in the order in which they become free. */
export async function readCleaning({ db, actor }: Context, days: CleaningDays): Promise<Cleaning[]> {
  requirePermission(actor, 'enquiry:read')
  const { departures, arrivals } = await findTurnovers(db, days)
  const list = departures.map((stay) => {
    const { checkOut, preparationDays } = stay.terms
    const next = arrivals.find(
      ({ propertyId, arrival, id }) =>
        propertyId !== null && propertyId === stay.propertyId && id !== stay.id && arrival >= stay.departure,
    )
    return {
      stayId: stay.id,
      reference: stayReference(stay.id),
      propertyId: stay.propertyId,
      homeTitle: stay.homeTitle,
      homeTitleFr: stay.homeTitleFr,
      departure: stay.departure,
      checkOut,
      guests: stay.guests,
      preparationDays,
      next: next
        ? {
            stayId: next.id,
            arrival: next.arrival,
            checkIn: next.terms.checkIn,
            guests: next.guests,
            hours: Math.round((at(next.arrival, next.terms.checkIn) - at(stay.departure, checkOut)) / HOUR_MS),
          }
        : null,
    }
  })
  return list.sort((one, other) => at(one.departure, one.checkOut) - at(other.departure, other.checkOut))
}

/** The same for a spreadsheet. */
export async function exportCleaning(context: Context, days: CleaningDays, locale: Locale): Promise<string> {
  const words = stayCsvMessages[locale]
  const { departure, checkOut, home, guests, nextArrival, checkIn, nextGuests, hours, preparationDays, reference } =
    words
  const heads = [departure, checkOut, home, guests, nextArrival, checkIn, nextGuests, hours, preparationDays, reference]
  const lines = (await readCleaning(context, days)).map((one) => [
    one.departure,
    one.checkOut,
    inLocale(locale, one.homeTitle, one.homeTitleFr),
    one.guests,
    one.next?.arrival ?? null,
    one.next?.checkIn ?? null,
    one.next?.guests ?? null,
    one.next?.hours ?? null,
    one.preparationDays,
    one.reference,
  ])
  return CSV_BOM + [heads, ...lines].map((line) => csvLine(line, locale)).join('')
}
