import { expect } from 'vitest'
import type { Availability } from '#features/mobility/hire/hire-types.ts'
import type { TestApp } from './test-app.ts'

export function reserve({ app }: TestApp, draft: object, headers: Record<string, string> = {}) {
  return app.inject({ method: 'POST', url: '/api/bookings', payload: draft, headers })
}

interface Question {
  vehicleId: number
  from: string
  to: string
  /** The rest of the query: '&extras=chauffeur'. */
  more?: string
}

export async function availability(
  { app }: TestApp,
  { vehicleId, from, to, more = '' }: Question,
): Promise<Availability> {
  const answer = await app.inject({ url: `/api/vehicles/${vehicleId}/availability?from=${from}&to=${to}${more}` })
  expect(answer.statusCode).toBe(200)
  return answer.json()
}
