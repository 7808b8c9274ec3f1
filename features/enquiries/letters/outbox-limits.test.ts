import { eq, sql } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { bookings } from '#features/mobility/hire/booking.table.server.ts'
import { vehicleInputSchema } from '#features/mobility/vehicle.schema.ts'
import { createVehicle } from '#features/mobility/write-vehicle.server.ts'
import { DROPPED } from '#platform/mail/delivery.ts'
import { outbox } from '#platform/mail/outbox.table.server.ts'
import { someone, vehicleDraft } from '#tests/helpers/factories.ts'
import { mailRoom, WITHIN } from '#tests/helpers/mail-room.ts'
import { contactSubmissions } from '../contact/contact-submission.table.server.ts'
import { leadContacts } from '../leads/lead.table.server.ts'
import { DROP, type DropReason, explainUnsent } from './message-kinds.ts'

const room = mailRoom()

test.for(Object.keys(DROP) as DropReason[])('A message that we did not send says why: %s', (reason) => {
  expect(explainUnsent(DROPPED + DROP[reason])).toBe(reason)
})

describe('Messages', () => {
  test('about something that was deleted meanwhile are given up with that reason', async () => {
    const server = await room.startServer()
    const email = await room.write()
    await room.kais.db.delete(contactSubmissions).where(eq(contactSubmissions.email, email))
    room.sendThrough(server)
    await vi.waitFor(async () => expect((await room.rowTo(email))?.failedAt).toBeInstanceOf(Date), WITHIN)
    expect(await room.rowTo(email)).toMatchObject({ lastError: 'Not sent: what it was about has been deleted.' })
    expect(server.arrived).toHaveLength(0)
  })

  test('to staff lead to the lead of whoever wrote', async () => {
    const server = await room.startServer()
    const email = await room.write()
    room.sendThrough(server)
    await room.allSent()
    const [known] = await room.kais.db.select().from(leadContacts).where(eq(leadContacts.value, email))
    const notice = server.arrived.find(({ mail }) => mail.replyTo?.[0]?.address === email)
    expect(notice?.mail.html).toMatch(new RegExp(`href="https?://[^"/]+/admin/dashboard/leads/${known?.leadId}"`))
  })

  test('to one address are five an hour at most, whoever types it; staff hear of each', async () => {
    const server = await room.startServer()
    const [name, domain] = someone().split('@')
    for (let sent = 0; sent < 7; sent++) await room.write(sent % 2 ? `${name}@${domain}` : `${name}+${sent}@${domain}`)
    room.sendThrough(server)
    await vi.waitFor(async () => {
      const done = (await room.rows()).filter(({ sentAt, failedAt }) => sentAt || failedAt)
      expect(done).toHaveLength(14)
    }, WITHIN)
    const dropped = (await room.rows()).filter(({ failedAt }) => failedAt)
    expect(dropped.map(({ lastError }) => lastError)).toEqual(
      Array.from({ length: 2 }, () => 'Not sent: too many to one address within an hour.'),
    )
    expect(server.arrived.filter(({ to }) => to.length === 1)).toHaveLength(5)
    expect(server.arrived.filter(({ to }) => to.length === 2)).toHaveLength(7)
  })

  test('to visitors are 200 an hour at most: further ones wait, unharmed, while staff hear of each', async () => {
    const server = await room.startServer()
    const [example] = await room.write().then(room.rows)
    const before = Array.from({ length: 199 }, () => ({
      kind: 'contact-acknowledgement' as const,
      recipient: someone(),
      locale: 'en' as const,
      payload: example?.payload ?? { submissionId: 0 },
      sentAt: new Date(),
    }))
    await room.kais.db.insert(outbox).values(before)
    const late = await room.write()
    room.sendThrough(server)
    await vi.waitFor(() => expect(server.arrived).toHaveLength(3), WITHIN)
    expect(server.arrived.filter(({ to }) => to.length === 2)).toHaveLength(2)
    expect(await room.rowTo(late)).toMatchObject({ attempts: 0, sentAt: null, failedAt: null, lastError: null })

    await room.kais.db.update(outbox).set({ sentAt: sql`${outbox.sentAt} - interval '1 hour'` })
    await room.allSent()
    expect(server.arrived).toHaveLength(4)
  })

  test('to visitors that waited for a mail server until they make no sense are left out; those to staff go', async () => {
    const server = await room.startServer()
    const car = await createVehicle(room.kais.system, vehicleInputSchema.parse(vehicleDraft()))
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
    const [written, hired, recent] = [await room.write(), someone(), someone()]
    await room.post('/api/bookings', {
      type: 'vehicle-rental',
      name: 'Awa',
      email: hired,
      bookingData: {
        vehicleCategory: 'sedan',
        vehicleId: car,
        pickupDateTime: inDays(2).toISOString().slice(0, 16),
        dropoffDateTime: inDays(3).toISOString().slice(0, 16),
        passengers: '1-2',
        extras: [],
      },
    })
    await room.kais.db
      .update(outbox)
      .set({ createdAt: inDays(-6.9) })
      .where(eq(outbox.recipient, hired))
    await room.kais.db
      .update(bookings)
      .set({ bookingDate: inDays(-5) })
      .where(eq(bookings.email, hired))
    await room.kais.db
      .update(outbox)
      .set({ createdAt: inDays(-7.1) })
      .where(eq(outbox.recipient, written))
    await room.write(recent)
    await room.kais.db
      .update(outbox)
      .set({ createdAt: inDays(-6.9) })
      .where(eq(outbox.recipient, recent))

    room.sendThrough(server)
    await vi.waitFor(async () => {
      expect((await room.rows()).every(({ sentAt, failedAt }) => sentAt || failedAt)).toBe(true)
    }, WITHIN)
    expect(await room.rowTo(written)).toMatchObject({
      lastError: 'Not sent: an acknowledgement more than a week late.',
    })
    expect(await room.rowTo(hired)).toMatchObject({ lastError: 'Not sent: the pick-up has passed.', attempts: 0 })
    const toVisitors = server.arrived.filter(({ to }) => to.length === 1)
    expect(toVisitors.flatMap(({ to }) => to)).toEqual([recent])
    expect(server.arrived).toHaveLength(4)
  })
})
