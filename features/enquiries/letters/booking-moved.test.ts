import { eq } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { bookings } from '#features/mobility/hire/booking.table.server.ts'
import { outbox } from '#platform/mail/outbox.table.server.ts'
import { bookingDraft, dakarMorning, makeVehicle, signInAs, someone } from '#tests/helpers/factories.ts'
import { mailRoom, WITHIN } from '#tests/helpers/mail-room.ts'

const room = mailRoom()

async function reserve(locale: 'en' | 'fr' = 'fr'): Promise<{ id: number; email: string }> {
  const email = someone()
  const car = await makeVehicle(room.kais, { name: `Corniche ${email.slice(0, 4)}` })
  const hire = { vehicleId: car, pickupDateTime: dakarMorning(10), dropoffDateTime: dakarMorning(12) }
  const answer = await room.kais.app.inject({
    method: 'POST',
    url: '/api/bookings',
    headers: { 'content-language': locale },
    payload: bookingDraft(hire, { email, message: 'Visit http://spam.example' }),
  })
  const { id } = answer.json<{ id: number }>()
  await room.kais.db.delete(outbox)
  return { id, email }
}

async function ask(method: 'POST' | 'PATCH' | 'PUT', url: string, payload: object): Promise<{ id: number }> {
  const headers = await signInAs(room.kais, `mover-${crypto.randomUUID().slice(0, 8)}`, 'agent')
  const answer = await room.kais.app.inject({ method, url, headers, payload })
  expect(answer.statusCode, answer.body).toBeLessThan(300)
  return answer.json()
}

const move = (id: number, status: string, reason?: string) =>
  ask('PATCH', `/api/bookings/${id}`, { status, ...(reason && { reason }) })

async function change(id: number, pickup: number, dropoff: number, reason: string | null = null): Promise<number> {
  const vehicleId = await makeVehicle(room.kais, { name: 'Teranga' })
  const times = { pickupDateTime: dakarMorning(pickup), dropoffDateTime: dakarMorning(dropoff) }
  await ask('PUT', `/api/admin/bookings/${id}/hire`, { vehicleId, ...times, reason })
  return vehicleId
}

const plain = (text: string | undefined) => (text ?? '').replace(/[\u00a0\u202f]/g, ' ')

describe('Whoever reserved a car', () => {
  test('hears in their language that it is confirmed, with the hire’s facts and nothing they typed', async () => {
    const { id, email } = await reserve()
    await move(id, 'confirmed')
    const server = await room.startServer()
    room.sendThrough(server)
    await room.allSent()
    const [arrived] = server.arrived
    expect(arrived?.to).toEqual([email])
    expect(arrived?.mail.subject).toBe('Votre réservation est confirmée')
    const text = (arrived?.mail.text ?? '').replace(/[\u00a0\u202f]/g, ' ')
    for (const line of ['Bonjour Awa Diop,', 'Prise en charge :', 'Voiture : Corniche', 'FCFA'])
      expect(text).toContain(line)
    expect(`${text}${arrived?.mail.html}`).not.toContain('spam.example')
  })

  test('hears that it is cancelled, and of a hire that is over nothing', async () => {
    const [cancelled, completed] = [await reserve('en'), await reserve('en')]
    await move(cancelled.id, 'cancelled')
    await move(completed.id, 'confirmed')
    await room.kais.db.delete(outbox).where(eq(outbox.recipient, completed.email))
    await move(completed.id, 'completed')
    expect(await room.rows()).toMatchObject([{ kind: 'booking-moved', recipient: cancelled.email }])
    const server = await room.startServer()
    room.sendThrough(server)
    await room.allSent()
    expect(server.arrived.map(({ mail }) => mail.subject)).toEqual(['Your reservation is cancelled'])
  })

  test('hears of a request what becomes of a request: nothing is confirmed, and no car was held', async () => {
    const email = someone()
    const answer = await room.kais.app.inject({
      method: 'POST',
      url: '/api/bookings',
      payload: bookingDraft({ isRequest: true }, { email }),
    })
    await room.kais.db.delete(outbox)
    await move(answer.json<{ id: number }>().id, 'cancelled')
    const server = await room.startServer()
    room.sendThrough(server)
    await room.allSent()
    expect(server.arrived.map(({ mail }) => mail.subject)).toEqual(['Your request for a car is cancelled'])
    expect(server.arrived[0]?.mail.text).toContain('No car was held for it.')
  })

  test('hears only the last word when staff changed their mind before anything was sent', async () => {
    const { id, email } = await reserve('en')
    await move(id, 'confirmed')
    await move(id, 'cancelled')
    const server = await room.startServer()
    room.sendThrough(server)
    await vi.waitFor(async () => {
      expect((await room.rows()).every(({ sentAt, failedAt }) => sentAt || failedAt)).toBe(true)
    }, WITHIN)
    expect(await room.rows()).toMatchObject([
      { recipient: email, lastError: 'Not sent: things have moved on since.' },
      { recipient: email, lastError: null },
    ])
    expect(server.arrived.map(({ mail }) => mail.subject)).toEqual(['Your reservation is cancelled'])
  })

  test('hears nothing while it is held back as spam, or once the pick-up has passed', async () => {
    const [suspect, late] = [await reserve('en'), await reserve('en')]
    await room.kais.db.update(bookings).set({ suspicion: 'trap' }).where(eq(bookings.id, suspect.id))
    await move(suspect.id, 'cancelled')
    expect(await room.rows()).toHaveLength(0)
    await move(late.id, 'confirmed')
    await room.kais.db
      .update(bookings)
      .set({ bookingDate: new Date(Date.now() - 60_000) })
      .where(eq(bookings.id, late.id))
    const server = await room.startServer()
    room.sendThrough(server)
    await vi.waitFor(async () => expect((await room.rows())[0]?.failedAt).toBeInstanceOf(Date), WITHIN)
    expect(await room.rows()).toMatchObject([{ lastError: 'Not sent: the pick-up has passed.' }])
  })

  test('reads why it is cancelled, in the words of whoever cancelled it', async () => {
    const { id } = await reserve()
    await move(id, 'cancelled', 'La voiture est en réparation <b>jusqu’à lundi</b>.')
    const server = await room.startServer()
    room.sendThrough(server)
    await room.allSent()
    const [mail] = server.arrived.map((arrived) => arrived.mail)
    expect(mail?.subject).toBe('Votre réservation est annulée')
    expect(plain(mail?.text)).toContain('La voiture est en réparation <b>jusqu’à lundi</b>.')
    expect(String(mail?.html)).toContain('&lt;b&gt;jusqu’à lundi&lt;/b&gt;')
  })

  test('hears of other times and another car once, with the new price, whether it is firm, and why', async () => {
    const { id, email } = await reserve('en')
    await change(id, 14, 15, 'A first thought')
    await change(id, 20, 23, 'Your flight comes later.')
    const server = await room.startServer()
    room.sendThrough(server)
    await vi.waitFor(async () => {
      expect((await room.rows()).every(({ sentAt, failedAt }) => sentAt || failedAt)).toBe(true)
    }, WITHIN)
    expect(server.arrived.map(({ to, mail }) => [to, mail.subject])).toEqual([
      [[email], 'Your reservation has changed'],
    ])
    const text = plain(server.arrived[0]?.mail.text)
    for (const line of ['Your flight comes later.', 'Car: Teranga', '360 000 FCFA', 'The car is held for you until'])
      expect(text).toContain(line)
    expect(text).not.toContain('A first thought')
    expect(await room.rows()).toMatchObject([
      { lastError: 'Not sent: things have moved on since.' },
      { lastError: null },
    ])
  })

  test('hears nothing of a change that was followed by the end of it', async () => {
    const { id } = await reserve('en')
    await move(id, 'confirmed')
    await room.kais.db.delete(outbox)
    await change(id, 14, 15)
    await move(id, 'cancelled')
    const server = await room.startServer()
    room.sendThrough(server)
    await vi.waitFor(async () => {
      expect((await room.rows()).every(({ sentAt, failedAt }) => sentAt || failedAt)).toBe(true)
    }, WITHIN)
    expect(server.arrived.map(({ mail }) => mail.subject)).toEqual(['Your reservation is cancelled'])
  })
})

describe('Whoever called for a car', () => {
  test('gets the confirmation in their language, and is not told that they wrote', async () => {
    const email = someone()
    await ask('POST', '/api/admin/bookings', {
      name: 'Awa Diop',
      email,
      locale: 'fr',
      vehicleId: await makeVehicle(room.kais, { name: 'Corniche' }),
      pickupDateTime: dakarMorning(10),
      dropoffDateTime: dakarMorning(12),
    })
    expect(await room.rows()).toMatchObject([{ kind: 'booking-moved', recipient: email }])
    const server = await room.startServer()
    room.sendThrough(server)
    await room.allSent()
    const text = plain(server.arrived[0]?.mail.text)
    for (const line of [
      'Votre réservation est confirmée',
      'Voiture : Corniche',
      'vous ne nous avez pas demandé cette voiture',
    ])
      expect(text).toContain(line)
    expect(text).not.toContain('pas écrit')
  })
})
