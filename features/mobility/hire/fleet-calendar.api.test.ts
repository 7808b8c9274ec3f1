import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bookingDraft, dakarMorning, makeVehicle, signInAs, someone } from '#tests/helpers/factories.ts'
import { reserve } from '#tests/helpers/reservation.ts'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import { bookings } from './booking.table.server.ts'
import type { FleetCalendar } from './fleet-calendar.server.ts'

let kais: TestApp
let agent: { cookie: string }
let editor: { cookie: string }

beforeAll(async () => {
  kais = await startTestApp()
  agent = await signInAs(kais, 'calendar-agent', 'agent')
  editor = await signInAs(kais, 'calendar-editor', 'editor')
})
afterAll(() => kais.close())

const day = (ahead: number) => dakarMorning(ahead).slice(0, 10)

function ask(from: string, to: string, headers: Record<string, string> = {}) {
  return kais.app.inject({ url: `/api/admin/fleet-calendar?from=${from}&to=${to}`, headers })
}

async function hiresOf(vehicleId: number, from: string, to: string, headers: Record<string, string>) {
  const answer = await ask(from, to, headers)
  expect(answer.statusCode).toBe(200)
  return answer.json<FleetCalendar>().hires.filter((hire) => hire.vehicleId === vehicleId)
}

describe('The calendar of the fleet', () => {
  test('shows who holds which car on which days, and when it is free again', async () => {
    const vehicleId = await makeVehicle(kais, { name: 'On the calendar', isAvailable: true })
    const { id } = (await reserve(kais, bookingDraft({ vehicleId }, { email: someone(), name: 'Ndeye Sarr' }))).json<{
      id: number
    }>()
    expect(await hiresOf(vehicleId, day(9), day(20), agent)).toEqual([
      {
        id,
        vehicleId,
        status: 'pending',
        person: 'Ndeye Sarr',
        pickup: `${dakarMorning(10)}:00Z`,
        dropoff: `${dakarMorning(12)}:00.000Z`,
        freeFrom: `${day(12)}T12:00:00Z`,
      },
    ])
    const { cars } = (await ask(day(9), day(20), agent)).json<FleetCalendar>()
    expect(cars).toContainEqual({
      id: vehicleId,
      name: 'On the calendar',
      brand: 'Sédar',
      model: 'Limousine',
      isAvailable: true,
    })
  })

  test('counts a hire to every day it touches, and to no other', async () => {
    const vehicleId = await makeVehicle(kais)
    await reserve(kais, bookingDraft({ vehicleId }))
    const isHeld = async (ahead: number) => (await hiresOf(vehicleId, day(ahead), day(ahead), agent)).length === 1
    expect([await isHeld(9), await isHeld(10), await isHeld(11), await isHeld(12), await isHeld(13)]).toEqual([
      false,
      true,
      true,
      true,
      false,
    ])
  })

  test('keeps names from staff who do not read enquiries', async () => {
    const vehicleId = await makeVehicle(kais)
    await reserve(kais, bookingDraft({ vehicleId }, { email: someone(), name: 'Ndeye Sarr' }))
    const answer = await ask(day(9), day(20), editor)
    expect(answer.body).not.toContain('Ndeye Sarr')
    expect(await hiresOf(vehicleId, day(9), day(20), editor)).toMatchObject([{ person: null, status: 'pending' }])
  })

  test('lets a cancelled hire go and keeps a completed one', async () => {
    const vehicleId = await makeVehicle(kais)
    const { id } = (await reserve(kais, bookingDraft({ vehicleId }))).json<{ id: number }>()
    const become = (status: 'completed' | 'cancelled') =>
      kais.db.update(bookings).set({ status }).where(eq(bookings.id, id))
    await become('completed')
    expect(await hiresOf(vehicleId, day(9), day(20), agent)).toMatchObject([{ status: 'completed' }])
    await become('cancelled')
    expect(await hiresOf(vehicleId, day(9), day(20), agent)).toEqual([])
  })

  test('counts the requests that name no car, without what looks like spam', async () => {
    const count = async () => (await ask(day(40), day(45), editor)).json<FleetCalendar>().withoutCar
    const times = { pickupDateTime: dakarMorning(41), dropoffDateTime: dakarMorning(43) }
    expect(await count()).toBe(0)
    await reserve(kais, bookingDraft(times))
    await reserve(kais, bookingDraft(times), { 'x-form-trap': 'https://buy.example' })
    expect(await count()).toBe(1)
  })

  test('is for staff, and for two months at most', async () => {
    expect((await ask(day(0), day(30))).statusCode).toBe(401)
    expect((await ask(day(0), day(61), editor)).statusCode).toBe(200)
    const tooLong = await ask(day(0), day(62), editor)
    expect(tooLong.statusCode).toBe(400)
    expect(tooLong.json()).toMatchObject({ code: 'invalid_input', fields: { to: expect.any(String) } })
    expect((await ask(day(3), day(2), editor)).statusCode).toBe(400)
    expect((await ask('2026-02-30', '2026-03-01', editor)).json()).toMatchObject({
      fields: { from: 'Please write a date as year-month-day.' },
    })
  })
})
