import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { users } from '#platform/accounts/user.table.server.ts'
import { bookingDraft, dakarMorning, makeVehicle, signInAs, someone } from '#tests/helpers/factories.ts'
import { availability, reserve } from '#tests/helpers/reservation.ts'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import { activities } from '../leads/lead.table.server.ts'

let kais: TestApp

beforeAll(async () => {
  kais = await startTestApp()
})
afterAll(() => kais.close())

describe('Staff', () => {
  const move = (id: number, status: string, headers = {}) =>
    kais.app.inject({ method: 'PATCH', url: `/api/bookings/${id}`, payload: { status }, headers })

  test('confirm, complete and cancel; what is over stays over, and a cancelled car is free again', async () => {
    const vehicleId = await makeVehicle(kais)
    const answer = await reserve(kais, bookingDraft({ vehicleId }, { email: someone() }))
    const { id } = answer.json<{ id: number }>()
    expect((await move(id, 'confirmed')).statusCode).toBe(401)
    expect((await move(id, 'confirmed', await signInAs(kais, 'mover-editor', 'editor'))).statusCode).toBe(403)
    const agent = await signInAs(kais, 'mover-agent', 'agent')
    expect((await move(id, 'completed', agent)).json()).toEqual({
      code: 'forbidden_move',
      message:
        'The status is “Pending” and cannot become “Completed”. From here it can become “Confirmed” or “Cancelled”.',
    })
    expect((await move(id, 'lost', agent)).statusCode).toBe(400)
    expect((await move(999_999, 'confirmed', agent)).statusCode).toBe(404)
    const [first, second] = await Promise.all([move(id, 'confirmed', agent), move(id, 'confirmed', agent)])
    expect([first?.statusCode, second?.statusCode].sort()).toEqual([200, 409])
    expect((await availability(kais, { vehicleId, from: dakarMorning(10), to: dakarMorning(12) })).available).toBe(
      false,
    )
    expect((await move(id, 'cancelled', agent)).json()).toMatchObject({ status: 'cancelled', isCarHeld: false })
    expect((await availability(kais, { vehicleId, from: dakarMorning(10), to: dakarMorning(12) })).available).toBe(true)
    expect((await move(id, 'cancelled', agent)).json().message).toBe('The status is already “Cancelled”.')
    const over = await move(id, 'confirmed', { ...agent, 'accept-language': 'fr' })
    expect([over.statusCode, over.json().message]).toEqual([
      409,
      'Le statut est «\u00a0Annulée\u00a0» et ne peut pas devenir «\u00a0Confirmée\u00a0». Il est définitif.',
    ])
    const timeline = await kais.db.select().from(activities).where(eq(activities.bookingId, id)).orderBy(activities.id)
    expect(timeline.map(({ type, subject }) => [type, subject])).toEqual([
      ['submission', 'Evening car (Sédar Limousine)'],
      ['booking-status', 'confirmed'],
      ['booking-status', 'cancelled'],
    ])
  })

  test('give a booking to a colleague, which is nothing to the lead, and never overwrite what another one did', async () => {
    const answer = await reserve(kais, bookingDraft({ vehicleId: await makeVehicle(kais) }))
    const { id } = answer.json<{ id: number }>()
    const agent = await signInAs(kais, 'giver-agent', 'agent')
    const [giver] = await kais.db.select().from(users).where(eq(users.username, 'giver-agent'))
    const change = (payload: object, headers = {}) =>
      kais.app.inject({ method: 'PATCH', url: `/api/bookings/${id}`, payload, headers: { ...agent, ...headers } })
    const given = await change({ assignedTo: giver?.id })
    expect(given.json()).toMatchObject({ status: 'pending', assignee: { id: giver?.id, name: 'giver-agent' } })
    expect((await change({ assignedTo: 999_999 })).statusCode).toBe(400)
    const late = await change({ status: 'confirmed' }, { 'if-match': '"2020-01-01T00:00:00.000Z"' })
    expect([late.statusCode, late.json().code]).toEqual([412, 'stale_edit'])
    const inTime = await change({ status: 'confirmed' }, { 'if-match': `"${given.json().updatedAt}"` })
    expect(inTime.json()).toMatchObject({ status: 'confirmed', leadId: expect.any(Number) })
    const timeline = await kais.db.select().from(activities).where(eq(activities.bookingId, id))
    expect(timeline.map(({ type }) => type).sort()).toEqual(['booking-status', 'submission'])
  })
})

describe('The list of bookings', () => {
  test('is for staff who answer people, and shows what was asked', async () => {
    const email = someone()
    await reserve(kais, bookingDraft({ vehicleId: await makeVehicle(kais) }, { email }))
    const read = (headers = {}) => kais.app.inject({ url: '/api/bookings?limit=1', headers })
    expect((await read()).statusCode).toBe(401)
    expect((await read(await signInAs(kais, 'booking-editor', 'editor'))).statusCode).toBe(403)
    const answer = await read(await signInAs(kais, 'booking-agent', 'agent'))
    expect(answer.json()).toMatchObject([{ email, status: 'pending', vehicleName: 'Evening car (Sédar Limousine)' }])
    expect(answer.json<object[]>()[0]).not.toHaveProperty('held')
  })
})
