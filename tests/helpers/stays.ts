import { todayInDakar } from '#common/dakar-time.ts'
import type { PropertyDraft } from '#features/nest/property.schema.ts'
import { addDays } from '#features/nest/stays/stay-days.ts'
import { makeProperty, someone } from './factories.ts'
import type { TestApp } from './test-app.ts'

type Terms = NonNullable<PropertyDraft['stayTerms']>

/** A day in Dakar, so many from today. */
export const dayAhead = (days: number): string => addDays(todayInDakar(), days)

/** A home by the night for 60 000 francs, four guests at most; a test says only what it is about. */
export function makeStayHome(
  test: Pick<TestApp, 'system' | 'pictureStore'>,
  terms: Partial<Terms> = {},
  changes: Partial<PropertyDraft> = {},
): Promise<number> {
  return makeProperty(test, {
    type: 'short-stay',
    price: '60000',
    maxGuests: 4,
    stayTerms: { cancellation: 'flexible', ...terms },
    ...changes,
  })
}

export interface StayDraft {
  propertyId: number
  arrival: string
  departure: string
  guests: number
  name: string
  email: string
  phone: string | null
  message: string | null
}

/** Two guests for three nights, a month from now: somebody new each time. */
export function stayDraft(propertyId: number, changes: Partial<StayDraft> = {}): StayDraft {
  return {
    propertyId,
    arrival: dayAhead(30),
    departure: dayAhead(33),
    guests: 2,
    name: 'Awa Diop',
    email: someone(),
    phone: null,
    message: null,
    ...changes,
  }
}

export function requestStay(
  { app }: Pick<TestApp, 'app'>,
  payload: object,
  { remoteAddress, ...headers }: Record<string, string> = {},
) {
  return app.inject({ method: 'POST', url: '/api/stays', payload, headers, ...(remoteAddress && { remoteAddress }) })
}
