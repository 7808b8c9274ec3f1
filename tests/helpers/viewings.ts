import { randomInt } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { ViewingAnswer } from '#features/enquiries/viewings/viewing.public.ts'
import { type ViewingRow, viewings } from '#features/enquiries/viewings/viewing.table.server.ts'
import type { ViewingSlots } from '#features/enquiries/viewings/viewing-slots.ts'
import { someone } from './factories.ts'
import type { TestApp } from './test-app.ts'

type App = Pick<TestApp, 'app'>

/** Somewhere on the network that nobody else in the test writes from. */
const somewhere = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`

export async function slotsOf({ app }: App, propertyId: number, more = ''): Promise<ViewingSlots> {
  return (await app.inject({ url: `/api/viewings/slots?propertyId=${propertyId}${more}` })).json()
}

/** All free starts, in order. */
export const startsOf = async (test: App, propertyId: number, more = ''): Promise<string[]> =>
  (await slotsOf(test, propertyId, more)).days.flatMap(({ starts }) => starts)

export function viewingDraft(propertyId: number, startsAt: string, changes: object = {}) {
  return {
    propertyId,
    startsAt,
    kind: 'in-person',
    timeZone: 'Europe/Paris',
    name: 'Awa Diop',
    email: someone(),
    ...changes,
  }
}

export function askForViewing({ app }: App, payload: object, headers: Record<string, string> = {}) {
  return app.inject({ method: 'POST', url: '/api/viewings', payload, headers, remoteAddress: somewhere() })
}

/** One that was booked on the site. */
export async function bookViewing(
  test: App,
  propertyId: number,
  startsAt: string,
  changes: object = {},
): Promise<ViewingAnswer & { key: string }> {
  const answer = await askForViewing(test, viewingDraft(propertyId, startsAt, changes))
  if (answer.statusCode !== 201) throw new Error(answer.body)
  const receipt = answer.json<ViewingAnswer>()
  return { ...receipt, key: receipt.path.replace('/viewing/', '') }
}

interface Viewing extends Partial<Omit<ViewingRow, 'id' | 'holdUntil'>> {
  /** It begins in so many hours. */
  inHours: number
  holdHours?: number
}

/** As it lies in the database, whatever the rules of booking say. */
export async function makeViewing({ db }: Pick<TestApp, 'db'>, { inHours, holdHours, ...viewing }: Viewing) {
  const startsAt = viewing.startsAt ?? new Date(Date.now() + inHours * 3_600_000)
  const endsAt = new Date(startsAt.getTime() + 45 * 60_000)
  const [row] = await db
    .insert(viewings)
    .values({
      subject: 'House of the baobab',
      name: 'Awa Diop',
      email: 'awa@example.com',
      status: 'confirmed',
      endsAt,
      adviserBusyUntil: endsAt,
      ...viewing,
      startsAt,
      holdUntil: holdHours === undefined ? null : sql<Date>`now() + make_interval(hours => ${holdHours})`,
    })
    .returning()
  if (!row) throw new Error('No viewing')
  return row
}
