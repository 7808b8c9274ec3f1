import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { bookings } from '#features/mobility/hire/booking.table.server.ts'
import { outbox } from '#platform/mail/outbox.table.server.ts'
import { bookingDraft, dakarMorning, makeVehicle, signInAs, someone } from '#tests/helpers/factories.ts'
import { mailRoom } from '#tests/helpers/mail-room.ts'
import { availability, reserve } from '#tests/helpers/reservation.ts'
import { activities } from '../leads/lead.table.server.ts'
import { pendingHolds } from './pending-hold.table.server.ts'
import { releaseSomeExpiredHolds } from './release-expired-holds.server.ts'

const room = mailRoom()

const HOURS = { from: dakarMorning(10), to: dakarMorning(12) }

async function hold(vehicleId: number, locale: 'en' | 'fr' = 'en') {
  const email = someone()
  const answer = await reserve(room.kais, bookingDraft({ vehicleId }, { email }), { 'content-language': locale })
  expect(answer.statusCode, answer.body).toBe(201)
  return { email, ...answer.json<{ id: number; heldUntil: string }>() }
}

/** As if its time had passed a moment ago. */
async function letPass(id: number): Promise<void> {
  await room.kais.db.update(bookings).set({ holdUntil: sql`now()` }).where(eq(bookings.id, id))
  await room.kais.db.update(pendingHolds).set({ until: sql`now()` }).where(eq(pendingHolds.bookingId, id))
}

async function read(id: number) {
  const [row] = await room.kais.db.select().from(bookings).where(eq(bookings.id, id))
  return row
}

async function confirm(id: number) {
  const headers = await signInAs(room.kais, `agent-${crypto.randomUUID().slice(0, 8)}`, 'agent')
  const url = `/api/bookings/${id}`
  return room.kais.app.inject({ method: 'PATCH', url, headers, payload: { status: 'confirmed' } })
}

const wordsOf = async (id: number) => {
  const timeline = await room.kais.db
    .select()
    .from(activities)
    .where(eq(activities.bookingId, id))
    .orderBy(activities.id)
  return timeline.map(({ type, subject }) => [type, subject])
}

test('A car is held for the hours of the settings, and free for others the moment they are over', async () => {
  const vehicleId = await makeVehicle(room.kais)
  const { id, heldUntil, email } = await hold(vehicleId)
  expect((Date.parse(heldUntil) - Date.now()) / 3_600_000).toBeCloseTo(24, 1)
  expect((await availability(room.kais, { vehicleId, ...HOURS })).available).toBe(false)

  await letPass(id)
  expect((await availability(room.kais, { vehicleId, ...HOURS })).available).toBe(true)
  // No clock has looked yet: whoever takes the car releases it.
  const next = await hold(vehicleId)
  expect(await read(id)).toMatchObject({ status: 'pending', held: null })
  expect(await read(next.id)).toMatchObject({ status: 'pending', held: expect.any(String) })
  expect(await wordsOf(id)).toEqual([
    ['submission', 'Evening car (Sédar Limousine)'],
    ['booking-status', 'released'],
  ])
  expect(await room.kais.db.$count(pendingHolds, eq(pendingHolds.bookingId, id))).toBe(0)
  const [news] = await room.kais.db.select().from(outbox).where(eq(outbox.kind, 'booking-moved'))
  expect(news).toMatchObject({ recipient: email, payload: { bookingId: id, status: 'released' } })
})

test('Staff choose for how long; a figure that makes no sense changes nothing', async () => {
  const headers = await signInAs(room.kais, 'chooser', 'admin')
  const read = async () => (await room.kais.app.inject({ url: '/api/admin/settings', headers })).json()
  const save = async (holdHours: unknown) =>
    room.kais.app.inject({
      method: 'PUT',
      url: '/api/admin/settings',
      headers,
      payload: { ...(await read()).values, holdHours },
    })
  for (const wrong of ['0', '169', '1.5', 'soon', '', -1]) {
    const answer = await save(wrong)
    expect([answer.statusCode, answer.json().fields?.holdHours]).toEqual([400, expect.stringMatching(/1 to 168/)])
  }
  expect((await save(' 72 ')).statusCode).toBe(200)
  const { heldUntil } = await hold(await makeVehicle(room.kais))
  expect((Date.parse(heldUntil) - Date.now()) / 3_600_000).toBeCloseTo(72, 1)
  expect((await save('24')).statusCode).toBe(200)
})

test('The desk’s clock releases what nobody confirmed, once, and tells the visitor in their language where to ask again', async () => {
  const { id, email } = await hold(await makeVehicle(room.kais), 'fr')
  const other = await hold(await makeVehicle(room.kais))
  await room.kais.db.delete(outbox)
  await letPass(id)
  const released = await Promise.all([releaseSomeExpiredHolds(room.kais.db), releaseSomeExpiredHolds(room.kais.db)])
  expect(released.reduce((sum, n) => sum + n, 0)).toBe(1)
  expect(await releaseSomeExpiredHolds(room.kais.db)).toBe(0)
  expect(await read(other.id)).toMatchObject({ status: 'pending', held: expect.any(String) })

  const server = await room.startServer()
  room.sendThrough(server)
  await room.allSent()
  expect(server.arrived).toHaveLength(1)
  const [arrived] = server.arrived
  expect(arrived?.to).toEqual([email])
  expect(arrived?.mail.subject).toBe('La voiture n’est plus retenue pour vous')
  expect(arrived?.mail.text).toContain('https://kais.example/fr/kais-mobility')
  expect(arrived?.mail.text).not.toContain('Retenue jusqu’au')
})

test('What was released can still be confirmed: it takes its car again, or staff hear that somebody else has it', async () => {
  const vehicleId = await makeVehicle(room.kais)
  const first = await hold(vehicleId)
  await letPass(first.id)
  await releaseSomeExpiredHolds(room.kais.db)
  expect((await confirm(first.id)).json()).toMatchObject({ status: 'confirmed', isCarHeld: true, holdUntil: null })
  expect((await reserve(room.kais, bookingDraft({ vehicleId }))).statusCode).toBe(409)

  const another = await makeVehicle(room.kais)
  const late = await hold(another)
  await letPass(late.id)
  await hold(another)
  const refused = await confirm(late.id)
  expect([refused.statusCode, refused.json()]).toEqual([
    409,
    { code: 'vehicle_taken', message: expect.stringMatching(/^Somebody else has this car/) },
  ])
  expect(await read(late.id)).toMatchObject({ status: 'pending', held: null })
})

test('Confirmed after its time but before anybody else came, a booking keeps its car', async () => {
  const { id } = await hold(await makeVehicle(room.kais))
  await letPass(id)
  expect((await confirm(id)).json()).toMatchObject({ status: 'confirmed', isCarHeld: true })
  expect(await releaseSomeExpiredHolds(room.kais.db)).toBe(0)
})
