import { sql } from 'drizzle-orm'
import type { PropertyDraft } from '#features/nest/property.schema.ts'
import { holdNights, keptNights } from '#features/nest/stays/held-nights.repository.server.ts'
import { quoteStay, type StayQuote } from '#features/nest/stays/quote-stay.ts'
import { type StayRow, stays } from '#features/nest/stays/stay.table.server.ts'
import { HOLDING_STATUSES } from '#features/nest/stays/stay-rules.ts'
import { stayTermsSchema } from '#features/nest/stays/stay-terms.schema.ts'
import { makeProperty } from './factories.ts'
import type { TestApp } from './test-app.ts'

/** A home that is let by the night: 100 000 a night unless the test says otherwise. */
export function makeLetHome(test: TestApp, changes: Partial<PropertyDraft> = {}): Promise<number> {
  const stayTerms = stayTermsSchema.parse({ leadDays: 0, ...changes.stayTerms })
  return makeProperty(test, { type: 'short-stay', price: '100000', maxGuests: 6, ...changes, stayTerms })
}

interface Stay extends Partial<Omit<StayRow, 'id' | 'quote' | 'holdUntil'>> {
  propertyId: number
  arrival: string
  departure: string
  quote?: StayQuote
  /** In so many hours its time is over; below zero it is. */
  holdHours?: number
  price?: string
}

/** As it lies in the database once somebody asked for it, and keeps its nights from others where its status does. */
export async function makeStay({ db }: TestApp, { holdHours, price = '100000', ...stay }: Stay): Promise<number> {
  const terms = stay.terms ?? stayTermsSchema.parse({ leadDays: 0 })
  const { guests = 2, status = 'confirmed' } = stay
  const home = { price, minNights: null, maxGuests: null, stayTerms: terms }
  const quote = stay.quote ?? quoteStay(home, { ...stay, guests }, '0')
  const holdUntil = holdHours === undefined ? null : sql<Date>`now() + make_interval(hours => ${holdHours})`
  return db.transaction(async (tx) => {
    const [row] = await tx
      .insert(stays)
      .values({
        homeTitle: 'House of the baobab',
        name: 'Awa Diop',
        email: 'awa@example.com',
        phone: '+221 77 000 00 00',
        ...stay,
        guests,
        status,
        terms,
        quote,
        holdUntil,
      })
      .returning({ id: stays.id })
    if (!row) throw new Error('No stay')
    const { propertyId } = stay
    if (HOLDING_STATUSES.some((one) => one === status))
      await holdNights(tx, { ...keptNights(stay, terms.preparationDays), propertyId, stayId: row.id, holdUntil })
    return row.id
  })
}
