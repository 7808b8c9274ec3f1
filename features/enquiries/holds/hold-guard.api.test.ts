import { and, eq, isNotNull } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { countTriesHere } from '#common/try-counter.ts'
import { bookings } from '#features/mobility/hire/booking.table.server.ts'
import { tryCounts } from '#platform/limits/try-count.table.server.ts'
import { bookingDraft, dakarMorning, makeVehicle, signInAs, someone } from '#tests/helpers/factories.ts'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import { requireRoomThisHour } from './guard-hold.server.ts'
import { pendingHolds } from './pending-hold.table.server.ts'

let kais: TestApp

beforeAll(async () => {
  kais = await startTestApp({ env: { RATE_LIMIT_FACTOR: '1' } })
})
afterAll(() => kais.close())
beforeEach(() => kais.db.delete(bookings))

type Draft = ReturnType<typeof bookingDraft>

interface Asked extends Partial<Omit<Draft, 'bookingData'>> {
  remoteAddress: string
  hire?: Partial<Draft['bookingData']>
}

/** Somebody new asks for a car that nobody else wants. */
async function ask({ remoteAddress, hire = {}, ...person }: Asked) {
  const vehicleId = hire.isRequest ? null : await makeVehicle(kais)
  const payload = bookingDraft({ vehicleId, ...hire }, { email: someone(), phone: null, ...person })
  return kais.app.inject({ method: 'POST', url: '/api/bookings', payload, remoteAddress })
}

const REFUSED = {
  code: 'too_many_holds',
  message: expect.stringMatching(/write to us or call\.$/),
  fields: { 'bookingData.vehicleId': expect.stringMatching(/write to us or call\.$/) },
}
const heldCars = () => kais.db.$count(bookings, and(isNotNull(bookings.held), eq(bookings.status, 'pending')))

test('Twenty who ask from one address at the same moment, each with an e-mail address of their own, hold four cars', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask({ remoteAddress: '203.0.113.1' })))
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(4)
  const refused = answers.filter(({ statusCode }) => statusCode === 409)
  expect(refused).toHaveLength(16)
  expect(refused[0]?.json()).toEqual(REFUSED)
  expect(await heldCars()).toBe(4)
})

test('Fifty from all over one network hold twelve, and the next street is not kept waiting', async () => {
  const statuses: number[] = []
  for (let n = 0; n < 50; n += 1) statuses.push((await ask({ remoteAddress: `198.51.100.${n}` })).statusCode)
  expect(statuses.filter((status) => status === 201)).toHaveLength(12)
  expect((await ask({ remoteAddress: '198.51.101.1' })).statusCode).toBe(201)
})

test('A household of IPv6 addresses is one address', async () => {
  const statuses: number[] = []
  for (let n = 1; n < 7; n += 1) statuses.push((await ask({ remoteAddress: `2001:db8:1:2::${n}` })).statusCode)
  expect(statuses).toEqual([201, 201, 201, 201, 409, 409])
})

test('A person is the same however they spell their address, and by their number', async () => {
  const spellings = [
    { email: 'Moussa.Fall@gmail.com' },
    { email: 'moussafall+1@googlemail.com' },
    { email: someone(), phone: '+221 77 123 45 67' },
    { email: 'm.o.u.s.s.a.fall@gmail.com', phone: '77 123 45 67' },
    { email: someone(), phone: '00221771234567' },
  ]
  const statuses: number[] = []
  for (const [n, person] of spellings.entries())
    statuses.push((await ask({ remoteAddress: `192.0.2.${n}`, ...person })).statusCode)
  // The fourth joins both; the fifth is known by the number alone, under which two wait.
  expect(statuses).toEqual([201, 201, 201, 409, 201])
  const again = { email: someone(), phone: '77 123 45 67' }
  expect((await ask({ remoteAddress: '192.0.2.7', ...again })).statusCode).toBe(201)
  expect((await ask({ remoteAddress: '192.0.2.8', ...again, email: someone() })).statusCode).toBe(409)
})

test('Held days have an end too: one hire of sixty days, and not a day more from that address; a request is still taken', async () => {
  const remoteAddress = '203.0.113.40'
  const long = { pickupDateTime: dakarMorning(10), dropoffDateTime: dakarMorning(70) }
  expect((await ask({ remoteAddress, hire: long })).statusCode).toBe(201)
  const next = await ask({ remoteAddress })
  expect([next.statusCode, next.json()]).toEqual([409, REFUSED])
  expect((await ask({ remoteAddress, hire: { isRequest: true } })).statusCode).toBe(201)
  expect((await ask({ remoteAddress, hire: { ...long, dropoffDateTime: dakarMorning(375) } })).statusCode).toBe(400)
  expect(await heldCars()).toBe(1)
})

test('What staff decide makes room, and forgets where it came from; nothing that is kept is an address', async () => {
  const remoteAddress = '203.0.113.50'
  const first = await ask({ remoteAddress })
  expect(first.json()).toMatchObject({ isCarHeld: true, awaitsConfirmation: false, heldUntil: expect.any(String) })
  for (let n = 0; n < 3; n += 1) await ask({ remoteAddress })
  expect((await ask({ remoteAddress })).statusCode).toBe(409)
  const kept = JSON.stringify(await kais.db.select().from(pendingHolds))
  expect(kept).not.toMatch(/203\.0\.113|@/)

  const headers = await signInAs(kais, 'room-maker', 'agent')
  const url = `/api/bookings/${first.json<{ id: number }>().id}`
  const moved = await kais.app.inject({ method: 'PATCH', url, headers, payload: { status: 'confirmed' } })
  expect(moved.json()).toMatchObject({ status: 'confirmed', isCarHeld: true, holdUntil: null })
  expect(await kais.db.$count(pendingHolds)).toBe(3)
  expect((await ask({ remoteAddress })).statusCode).toBe(201)
})

test('What staff release counts for whoever sent it, as if it had never looked like spam', async () => {
  const email = someone()
  const payload = bookingDraft({ vehicleId: await makeVehicle(kais) }, { email, phone: '+221 77 765 43 21' })
  const headers = { 'x-form-trap': 'x' }
  const trapped = await kais.app.inject({ method: 'POST', url: '/api/bookings', payload, headers })
  const { id } = trapped.json<{ id: number }>()
  expect(await kais.db.$count(pendingHolds)).toBe(0)

  const agent = await signInAs(kais, 'spam-reader', 'agent')
  const url = `/api/admin/submissions/booking/${id}/release`
  expect((await kais.app.inject({ method: 'POST', url, headers: agent })).statusCode).toBe(204)
  expect(await heldCars()).toBe(1)
  expect(await kais.db.select().from(pendingHolds)).toMatchObject([{ bookingId: id, days: 2 }])
  const again = { phone: '00221777654321' }
  expect((await ask({ remoteAddress: '198.18.1.1', ...again })).statusCode).toBe(201)
  expect((await ask({ remoteAddress: '198.18.2.1', email })).statusCode).toBe(201)
  // Two by the number, two by the letter box; whoever is both has three.
  expect((await ask({ remoteAddress: '198.18.3.1', email, ...again })).json()).toEqual(REFUSED)
})

test('A repetition of what is stored gets its receipt, however many were sent within the hour', async () => {
  const remoteAddress = '192.0.2.150'
  const payload = bookingDraft({ vehicleId: await makeVehicle(kais) }, { email: someone(), phone: null })
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const send = () => kais.app.inject({ method: 'POST', url: '/api/bookings', payload, headers, remoteAddress })
  const first = await send()
  expect(first.statusCode, first.body).toBe(201)
  for (let n = 1; n < 30; n += 1)
    await requireRoomThisHour({ address: remoteAddress, allowance: 1, canBeWrittenTo: false, counts: kais.counts })
  expect((await ask({ remoteAddress })).json()).toMatchObject({ code: 'too_many_reservations' })
  const again = await send()
  expect([again.statusCode, again.json<{ id: number }>().id]).toEqual([201, first.json<{ id: number }>().id])
})

test('Thirty reservations an hour are taken from one address, held or not, and from a house behind one address more', async () => {
  const counts = countTriesHere()
  const send = (address: string, allowance = 1) =>
    requireRoomThisHour({ address, allowance, canBeWrittenTo: false, counts })
  for (let n = 0; n < 30; n += 1) await send('192.0.2.200')
  await expect(send('192.0.2.200')).rejects.toThrow('too_many_reservations')
  await expect(send('::ffff:192.0.2.200')).rejects.toThrow('too_many_reservations')
  await expect(send('192.0.2.200', 2)).resolves.toBeUndefined()
  await expect(send('192.0.2.201')).resolves.toBeUndefined()
})

test('Where the house allows a quarter more than usual, what comes from an address is still counted for all machines', async () => {
  await kais.db.delete(tryCounts)
  const sender = { address: '192.0.2.77', allowance: 1.25, canBeWrittenTo: true, counts: kais.counts }
  const counted = async () => {
    await requireRoomThisHour(sender)
    return kais.db.$count(tryCounts)
  }
  await expect.poll(counted, { timeout: 10_000, interval: 500 }).toBe(1)
})
