import { and, desc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bookings } from '#features/mobility/hire/booking.table.server.ts'
import { carBlocks } from '#features/mobility/hire/car-block.table.server.ts'
import type { FleetCalendar } from '#features/mobility/hire/fleet-calendar.server.ts'
import { auditEntries } from '#platform/content/audit.table.server.ts'
import { outbox } from '#platform/mail/outbox.table.server.ts'
import { bookingDraft, dakarMorning, makeVehicle, signInAs, someone } from '#tests/helpers/factories.ts'
import { availability, reserve } from '#tests/helpers/reservation.ts'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import { activities, leads } from '../leads/lead.table.server.ts'

let kais: TestApp
let agent: { cookie: string }

beforeAll(async () => {
  kais = await startTestApp()
  agent = await signInAs(kais, 'block-agent', 'agent')
})
afterAll(() => kais.close())

const HOURS = { from: dakarMorning(10), until: dakarMorning(12) }

function block(vehicleId: number, times: object = {}, headers: object = agent) {
  const payload = { vehicleId, ...HOURS, reason: 'Brakes', ...times }
  return kais.app.inject({ method: 'POST', url: '/api/admin/car-blocks', payload, headers: { ...headers } })
}
const unblock = (id: number, headers: object = agent) =>
  kais.app.inject({ method: 'DELETE', url: `/api/admin/car-blocks/${id}`, headers: { ...headers } })
const isFree = async (vehicleId: number) =>
  (await availability(kais, { vehicleId, from: dakarMorning(10), to: dakarMorning(12) })).available

async function confirmedHire(vehicleId: number): Promise<number> {
  const { id } = (await reserve(kais, bookingDraft({ vehicleId }, { email: someone() }))).json<{ id: number }>()
  const url = `/api/bookings/${id}`
  await kais.app.inject({ method: 'PATCH', url, payload: { status: 'confirmed' }, headers: agent })
  return id
}

describe('A blocked car', () => {
  test('is free for nobody, says from when it can be had, and is free again once the block is removed', async () => {
    const vehicleId = await makeVehicle(kais)
    const answer = await block(vehicleId)
    expect(answer.statusCode, answer.body).toBe(201)
    const asked = await availability(kais, { vehicleId, from: dakarMorning(11), to: dakarMorning(13) })
    expect(asked).toMatchObject({ available: false, freeFrom: `${dakarMorning(12)}:00.000Z` })
    const refused = await reserve(kais, bookingDraft({ vehicleId }))
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'vehicle_taken'])
    expect(refused.body).not.toContain('Brakes')

    expect((await unblock(answer.json<{ id: number }>().id)).statusCode).toBe(204)
    expect(await isFree(vehicleId)).toBe(true)
    expect((await unblock(answer.json<{ id: number }>().id)).statusCode).toBe(404)
    expect((await reserve(kais, bookingDraft({ vehicleId }))).statusCode).toBe(201)
  })

  test('is not chosen for somebody who leaves the choice to us', async () => {
    const blocked = await makeVehicle(kais, { category: 'luxury', pricePerDay: '1000' })
    const other = await makeVehicle(kais, { category: 'luxury', pricePerDay: '900000' })
    await block(blocked)
    const chosen = await reserve(kais, bookingDraft({ vehicleCategory: 'luxury', isRequest: false }))
    const [row] = await kais.db.select().from(bookings).where(eq(bookings.id, chosen.json<{ id: number }>().id))
    expect(row?.vehicleId).toBe(other)
  })

  test('is refused where somebody has it, where it is blocked already, and where the times make no sense', async () => {
    const vehicleId = await makeVehicle(kais)
    await reserve(kais, bookingDraft({ vehicleId }))
    const hired = await block(vehicleId, { from: dakarMorning(11), until: dakarMorning(15) })
    expect([hired.statusCode, hired.json().fields.vehicleId]).toEqual([409, 'Somebody has this car at that time.'])
    expect((await block(vehicleId, { from: dakarMorning(20), until: dakarMorning(22) })).statusCode).toBe(201)
    const twice = await block(vehicleId, { from: dakarMorning(21), until: dakarMorning(23) })
    expect(twice.json().fields.vehicleId).toMatch(/^This car is off the road/)
    const fieldsOf = async (times: object) => (await block(vehicleId, times)).json().fields
    expect(await fieldsOf({ from: dakarMorning(30), until: dakarMorning(29) })).toEqual({
      until: 'This ends before it begins.',
    })
    expect(Object.keys(await fieldsOf({ from: dakarMorning(-9), until: dakarMorning(-2) }))).toEqual(['until'])
    expect(Object.keys(await fieldsOf({ reason: ' ' }))).toEqual(['reason'])
    expect(Object.keys(await fieldsOf({ vehicleId: 999_999 }))).toEqual(['vehicleId'])
    expect(await kais.db.$count(carBlocks, eq(carBlocks.vehicleId, vehicleId))).toBe(1)
  })

  test('may be blocked when the one who had it was too late', async () => {
    const vehicleId = await makeVehicle(kais)
    const { id } = (await reserve(kais, bookingDraft({ vehicleId }))).json<{ id: number }>()
    await kais.db.update(bookings).set({ holdUntil: sql`now()` }).where(eq(bookings.id, id))
    expect((await block(vehicleId)).statusCode).toBe(201)
    // Confirmed after all, it would need the car again.
    const url = `/api/bookings/${id}`
    const late = await kais.app.inject({ method: 'PATCH', url, payload: { status: 'confirmed' }, headers: agent })
    expect([late.statusCode, late.json().message]).toEqual([
      409,
      'This car is off the road for some of those days. Offer the visitor another one, or cancel the booking.',
    ])
  })

  test('is kept by the database even from code that forgets to ask, whichever of the two comes first', async () => {
    const [first, second] = [await makeVehicle(kais), await makeVehicle(kais)]
    const id = await confirmedHire(first)
    const held = sql<string>`(select held from bookings where id = ${id})`
    const apart = { cause: { code: '23P01', constraint: 'hires_and_blocks_apart' } }
    const insert = (vehicleId: number) => kais.db.insert(carBlocks).values({ vehicleId, held, reason: 'Oil' })
    await expect(insert(first)).rejects.toMatchObject(apart)
    await insert(second)
    const moveThere = kais.db.update(bookings).set({ vehicleId: second }).where(eq(bookings.id, id))
    await expect(moveThere).rejects.toMatchObject(apart)
    // What is over keeps no car.
    await kais.db.update(bookings).set({ status: 'completed' }).where(eq(bookings.id, id))
    await kais.db.update(bookings).set({ vehicleId: second }).where(eq(bookings.id, id))
    const again = kais.db.update(bookings).set({ status: 'confirmed' }).where(eq(bookings.id, id))
    await expect(again).rejects.toMatchObject(apart)
  })

  test('and the same car for visitors at the same moment: exactly one side gets it, every time', async () => {
    for (let round = 0; round < 6; round++) {
      const vehicleId = await makeVehicle(kais)
      const answers = await Promise.all([
        ...Array.from({ length: 4 }, () => reserve(kais, bookingDraft({ vehicleId }, { email: someone() }))),
        ...Array.from({ length: 4 }, () => block(vehicleId)),
      ])
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, ...Array(7).fill(409)])
    }
  })
})

describe('A block', () => {
  test('is no booking: no list, count, file, lead or letter knows of it, and the calendar shows it apart', async () => {
    const vehicleId = await makeVehicle(kais, { name: 'In the garage' })
    const admin = await signInAs(kais, 'block-admin', 'admin')
    const read = async (url: string) => (await kais.app.inject({ url, headers: admin })).body
    const before = [
      await read('/api/bookings'),
      await read('/api/admin/bookings.csv'),
      await kais.db.$count(leads),
      await kais.db.$count(activities),
      await kais.db.$count(outbox),
      await read('/api/admin/dashboard'),
    ]
    const { id } = (await block(vehicleId)).json<{ id: number }>()
    expect([
      await read('/api/bookings'),
      await read('/api/admin/bookings.csv'),
      await kais.db.$count(leads),
      await kais.db.$count(activities),
      await kais.db.$count(outbox),
      await read('/api/admin/dashboard'),
    ]).toEqual(before)
    const month = `from=${HOURS.from.slice(0, 10)}&to=${HOURS.until.slice(0, 10)}`
    const calendar: FleetCalendar = JSON.parse(await read(`/api/admin/fleet-calendar?${month}`))
    expect(calendar.hires.filter((hire) => hire.vehicleId === vehicleId)).toEqual([])
    expect(calendar.blocks).toContainEqual({
      id,
      vehicleId,
      reason: 'Brakes',
      from: `${HOURS.from}:00Z`,
      until: `${HOURS.until}:00Z`,
    })
  })

  test('is for those who answer people, stands in the audit trail of its car, and is made once per press', async () => {
    const vehicleId = await makeVehicle(kais)
    expect((await block(vehicleId, {}, {})).statusCode).toBe(401)
    const editor = await signInAs(kais, 'block-editor', 'editor')
    expect((await block(vehicleId, {}, editor)).statusCode).toBe(403)
    const once = { ...agent, 'idempotency-key': 'the-same-press' }
    const [first, second] = [await block(vehicleId, {}, once), await block(vehicleId, {}, once)]
    expect([first.statusCode, second.statusCode]).toEqual([201, 201])
    expect(second.json()).toEqual(first.json())
    expect((await unblock(first.json<{ id: number }>().id, editor)).statusCode).toBe(403)
    await unblock(first.json<{ id: number }>().id)
    const trail = await kais.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.entity, 'vehicle'), eq(auditEntries.entityId, vehicleId)))
      .orderBy(desc(auditEntries.id))
    const [from, until] = [`${HOURS.from}:00Z`, `${HOURS.until}:00Z`].map((time) => new Date(time).toISOString())
    expect(trail.map(({ after }) => after)).toMatchObject([
      { blockedFrom: null, blockedUntil: null },
      { blockedFrom: from, blockedUntil: until },
    ])
  })

  test('keeps its reason to itself: it may name somebody, and the audit trail outlives everybody', async () => {
    const vehicleId = await makeVehicle(kais)
    const { id } = (await block(vehicleId, { reason: 'Moussa Sarr drives it to his wedding' })).json<{ id: number }>()
    await unblock(id)
    await block(vehicleId, { reason: 'Moussa Sarr drives it to his wedding' })
    const admin = await signInAs(kais, 'block-keeper', 'admin')
    await kais.app.inject({ method: 'DELETE', url: `/api/vehicles/${vehicleId}`, headers: admin })
    const trail = await kais.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.entity, 'vehicle'), eq(auditEntries.entityId, vehicleId)))
    expect(trail.length).toBeGreaterThan(3)
    expect(JSON.stringify(trail)).not.toContain('Sarr')
    const url = `/api/admin/deleted/vehicle/${vehicleId}/restore`
    await kais.app.inject({ method: 'POST', url, headers: admin })
    const rows = await kais.db.select().from(carBlocks).where(eq(carBlocks.vehicleId, vehicleId))
    expect(rows.map(({ reason }) => reason)).toEqual([''])
  })

  test('goes with its car, and comes back when that deletion is taken back', async () => {
    const vehicleId = await makeVehicle(kais)
    await block(vehicleId)
    const admin = await signInAs(kais, 'block-owner', 'admin')
    await kais.app.inject({ method: 'DELETE', url: `/api/vehicles/${vehicleId}`, headers: admin })
    expect(await kais.db.$count(carBlocks, eq(carBlocks.vehicleId, vehicleId))).toBe(0)
    const url = `/api/admin/deleted/vehicle/${vehicleId}/restore`
    const restored = await kais.app.inject({ method: 'POST', url, headers: admin })
    expect(restored.statusCode, restored.body).toBeLessThan(300)
    expect(await isFree(vehicleId)).toBe(false)
  })
})
