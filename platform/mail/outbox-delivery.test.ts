import { setTimeout as delay } from 'node:timers/promises'
import { eq, isNull, sql } from 'drizzle-orm'
import pg from 'pg'
import { describe, expect, test, vi } from 'vitest'
import { vehicleInputSchema } from '#features/mobility/vehicle.schema.ts'
import { createVehicle } from '#features/mobility/write-vehicle.server.ts'
import { jobs } from '#platform/jobs/job.table.server.ts'
import { contactDraft, makeProperty, someone, vehicleDraft } from '#tests/helpers/factories.ts'
import { mailRoom, STAFF, WITHIN } from '#tests/helpers/mail-room.ts'
import type { MailServer } from '#tests/helpers/mail-server.ts'
import { startTestApp } from '#tests/helpers/test-app.ts'
import { claimDueMessages, markMessageFailed, postponeMessage } from './outbox.repository.server.ts'
import { outbox } from './outbox.table.server.ts'

const room = mailRoom()

const idsOf = (server: MailServer) => server.arrived.map(({ mail }) => mail.messageId)

describe('Messages', () => {
  test('of 100 enquiries, with reservations and questions, all arrive once while the mail server dies and comes back', async () => {
    const server = await room.startServer()
    room.sendThrough(server)
    room.sendThrough(server)
    const home = await makeProperty(room.kais)
    const car = await createVehicle(room.kais.system, vehicleInputSchema.parse(vehicleDraft()))
    const hire = (day: number) => ({
      vehicleCategory: 'sedan',
      vehicleId: car,
      pickupDateTime: new Date(Date.now() + day * 86_400_000).toISOString().slice(0, 16),
      dropoffDateTime: new Date(Date.now() + (day + 1) * 86_400_000).toISOString().slice(0, 16),
      passengers: '1-2',
      extras: ['chauffeur'],
    })
    const writers: string[] = []
    const deaths: number[] = []

    for (let round = 0; round < 20; round++) {
      if (round === 3 || round === 13) server.killInNextMessage()
      if (round === 9 || round === 18) {
        await vi.waitFor(() => expect(server.isDead).toBe(true), WITHIN)
        deaths.push(server.arrived.length)
        await server.start()
      }
      writers.push(...(await Promise.all(Array.from({ length: 5 }, () => room.write()))))
      if (round % 5 === 0) {
        const [asking, hiring] = [someone(), someone()]
        writers.push(asking, hiring)
        await room.post('/api/inquiries', { propertyId: home, name: 'Awa', email: asking, message: 'Is it free?' })
        const reservation = { type: 'vehicle-rental', name: 'Awa', email: hiring, bookingData: hire(2 + round) }
        await room.post('/api/bookings', reservation)
      }
    }
    await room.allSent()

    expect(deaths).toHaveLength(2)
    const toStaff = server.arrived.filter(({ to }) => to.includes('desk@kais.example'))
    const toWriters = server.arrived.filter(({ to }) => !to.includes('desk@kais.example'))
    expect(writers).toHaveLength(108)
    expect(toStaff.map(({ mail }) => mail.replyTo?.[0]?.address).sort()).toEqual(writers.toSorted())
    expect(toWriters.map(({ to }) => to.join()).sort()).toEqual(writers.toSorted())
    expect(toStaff.every(({ to }) => to.join() === STAFF.join())).toBe(true)
    expect(new Set(idsOf(server)).size).toBe(216)
    expect(await room.kais.db.$count(outbox)).toBe(216)
  }, 60_000)

  test('are each sent by one of several workers', async () => {
    const server = await room.startServer()
    for (let sent = 0; sent < 20; sent++) await room.write()
    for (let worker = 0; worker < 4; worker++) room.sendThrough(server)
    await room.allSent()
    expect(server.arrived).toHaveLength(40)
    expect(new Set(idsOf(server)).size).toBe(40)
  })

  test('leave as soon as they are stored, without waiting for the next look', async () => {
    const server = await room.startServer()
    room.sendThrough(server, { poll: 600_000 })
    await room.write()
    await room.allSent()
    expect(server.arrived).toHaveLength(2)
  })

  test('wait for a server that is not there yet, and are none the worse for it', async () => {
    const server = room.newServer()
    await server.reservePort()
    const email = await room.write()
    room.sendThrough(server)
    await vi.waitFor(async () => expect((await room.rowTo(email))?.lastError).toMatch(/ECONNREFUSED/), WITHIN)
    expect(await room.rowTo(email)).toMatchObject({ attempts: 0, sentAt: null, failedAt: null })
    await server.start()
    await room.allSent()
    expect(await room.rowTo(email)).toMatchObject({ attempts: 1, lastError: null })
    expect(server.arrived).toHaveLength(2)
  })

  test('wait while the server refuses our sign-in', async () => {
    let isRefused = true
    const server = await room.startServer({ refusesSignIn: () => isRefused })
    const email = await room.write()
    room.sendThrough(server)
    await vi.waitFor(async () => expect((await room.rowTo(email))?.lastError).toMatch(/^535 /), WITHIN)
    expect((await room.rows()).map(({ attempts, failedAt }) => [attempts, failedAt])).toEqual([
      [0, null],
      [0, null],
    ])
    isRefused = false
    await room.allSent()
  })

  test('that were put off (451) are offered again', async () => {
    let asked = 0
    const server = await room.startServer({
      refusesMessage: (to) => (to.length === 1 && ++asked < 3 ? 451 : undefined),
    })
    const email = await room.write()
    room.sendThrough(server)
    await room.allSent()
    expect(asked).toBe(3)
    expect(await room.rowTo(email)).toMatchObject({ attempts: 3, lastError: null })
    expect(server.arrived).toHaveLength(2)
  })

  test('that are refused for good (550) are given up after a few tries, and no other with them', async () => {
    const refused = someone()
    let asked = 0
    const server = await room.startServer({
      refusesReceiver: (address) => {
        if (address !== refused) return undefined
        asked += 1
        return 550
      },
    })
    room.sendThrough(server)
    await room.write(refused)
    await room.write()
    await vi.waitFor(async () => expect((await room.rowTo(refused))?.failedAt).toBeInstanceOf(Date), WITHIN)
    expect(await room.rowTo(refused)).toMatchObject({ attempts: 4, sentAt: null, lastError: '550 We do not want this' })
    expect(asked).toBe(4)
    await vi.waitFor(() => expect(server.arrived).toHaveLength(3), WITHIN)
  })

  test('go to the colleagues who can be reached, with a note about the one who cannot', async () => {
    const server = await room.startServer({ refusesReceiver: (address) => (address === STAFF[1] ? 550 : undefined) })
    room.sendThrough(server)
    await room.write()
    await room.allSent()
    expect(await room.rows()).toMatchObject([
      { kind: 'contact-staff-notice', lastError: `Refused for ${STAFF[1]}` },
      { kind: 'contact-acknowledgement', lastError: null },
    ])
  })

  test('that the server always hangs up on do not hold up the others, and are not offered for ever', async () => {
    const cursed = someone()
    const server = await room.startServer({
      refusesReceiver: (address) => (address === cursed ? 'hang up' : undefined),
    })
    room.sendThrough(server)
    await room.write(cursed)
    const others = await Promise.all(Array.from({ length: 5 }, () => room.write()))
    await vi.waitFor(() => {
      const reached = server.arrived.flatMap(({ to }) => to)
      expect(reached).toEqual(expect.arrayContaining(others))
    }, WITHIN)
    await room.write()
    await vi.waitFor(async () => expect((await room.rowTo(cursed))?.attempts).toBeGreaterThan(0), WITHIN)
  })

  test('go out again, under the same name, when the server took one and died before it said so', async () => {
    const email = someone()
    let deaths = 0
    const server = await room.startServer({
      refusesMessage: (to) => (to.includes(email) && deaths++ === 0 ? 'hang up' : undefined),
    })
    room.sendThrough(server)
    await room.write(email)
    await room.allSent()
    const repeated = server.arrived.filter(({ to }) => to.includes(email))
    expect(repeated).toHaveLength(2)
    expect(new Set(repeated.map(({ mail }) => mail.messageId)).size).toBe(1)
  })

  test('that a dead worker had claimed are sent when its claim is over, and not before', async () => {
    const server = await room.startServer()
    await room.write()
    const claimed = await claimDueMessages(room.kais.db, { limit: 1, leaseMs: 60_000, except: [], term: 0 })
    expect(claimed).toHaveLength(1)
    room.sendThrough(server)
    await vi.waitFor(async () => expect(await room.kais.db.$count(outbox, isNull(outbox.sentAt))).toBe(1), WITHIN)
    expect((await room.rows()).filter(({ sentAt }) => sentAt === null)).toMatchObject([{ id: claimed[0]?.id }])
    expect(server.arrived).toHaveLength(1)
    await room.kais.db.update(outbox).set({ nextAttemptAt: new Date() }).where(isNull(outbox.sentAt))
    await room.allSent()
    expect(new Set(idsOf(server)).size).toBe(2)
  })

  test('that a mailer before us had in hand are sent at once by whoever has its job now, and what it says late changes nothing', async () => {
    const server = await room.startServer()
    await room.write()
    const [claimed] = await claimDueMessages(room.kais.db, { limit: 1, leaseMs: 300_000, except: [], term: 7 })
    room.sendThrough(server, {}, 8)
    await room.allSent()
    expect(server.arrived).toHaveLength(2)
    if (!claimed) throw new Error('Nothing was claimed.')
    expect(await markMessageFailed(room.kais.db, claimed, 'too late')).toBe(false)
    await postponeMessage(room.kais.db, claimed, 0, 'too late')
    await room.allSent()
    expect((await room.rows()).map(({ lastError, failedAt }) => [lastError, failedAt])).toEqual(
      Array(2).fill([null, null]),
    )
  })

  test('that were put off are not taken for left ones by the mailer that comes next', async () => {
    await room.write()
    const claimed = await claimDueMessages(room.kais.db, { limit: 5, leaseMs: 300_000, except: [], term: 7 })
    for (const row of claimed) await postponeMessage(room.kais.db, row, 300_000, '450 later')
    const next = { limit: 5, leaseMs: 300_000, except: [], term: 8 }
    expect(await claimDueMessages(room.kais.db, next)).toEqual([])
  })

  test('are not taken by a mailer whose job has a newer term elsewhere: frozen, it may ask before it knows', async () => {
    await room.write()
    const claim = (term: number) => claimDueMessages(room.kais.db, { limit: 5, leaseMs: 300_000, except: [], term })
    await room.kais.db.insert(jobs).values({ name: 'mail', nextAt: new Date(), term: 8, isStanding: true })
    expect(await claim(7)).toEqual([])
    expect(await claim(8)).toHaveLength(2)
    await room.kais.db.delete(jobs).where(eq(jobs.name, 'mail'))
  })

  test('that come into the hands of a mailer which has just lost its job are given back, not sent', async () => {
    const server = await room.startServer()
    await room.write()
    await room.sendThrough(server).stop(false)
    expect(server.arrived).toEqual([])
    expect((await room.rows()).map(({ attempts, claimedUnder }) => [attempts, claimedUnder])).toEqual(
      Array(2).fill([0, null]),
    )
    room.sendThrough(server)
    await room.allSent()
    expect(server.arrived).toHaveLength(2)
  })

  test('under way are finished before the mailer stops', async () => {
    const held = Promise.withResolvers<undefined>()
    let begun = 0
    const server = await room.startServer({
      refusesMessage: () => {
        begun += 1
        return held.promise
      },
    })
    const mailer = room.sendThrough(server)
    await room.write()
    await vi.waitFor(() => expect(begun).toBe(2), WITHIN)
    const stopped = mailer.stop()
    expect(await room.kais.db.$count(outbox, isNull(outbox.sentAt))).toBe(2)
    held.resolve(undefined)
    await stopped
    expect(await room.kais.db.$count(outbox, isNull(outbox.sentAt))).toBe(0)
  })

  test('are given back when the server is silent for too long at our stop, and none is the worse for it', async () => {
    const silence = new Promise<undefined>(() => {})
    let begun = 0
    const server = await room.startServer({
      refusesMessage: () => {
        begun += 1
        return silence
      },
    })
    const mailer = room.sendThrough(server, { stop: 200 })
    await room.write()
    await vi.waitFor(() => expect(begun).toBe(2), WITHIN)
    await mailer.stop()
    expect(await room.kais.db.$count(outbox, sql`${outbox.nextAttemptAt} <= now()`)).toBe(2)
    expect((await room.rows()).map(({ attempts, failedAt }) => [attempts, failedAt])).toEqual([
      [0, null],
      [0, null],
    ])
  })

  test('under way are cut off at once where nothing is left of the lease: whoever has the job by now sends them', async () => {
    const silence = new Promise<undefined>(() => {})
    let begun = 0
    const server = await room.startServer({
      refusesMessage: () => {
        begun += 1
        return silence
      },
    })
    const mailer = room.sendThrough(server, { stop: 600_000 })
    await room.write()
    await vi.waitFor(() => expect(begun).toBe(2), WITHIN)
    await mailer.stop(false, 0)
    expect(await room.kais.db.$count(outbox, sql`${outbox.nextAttemptAt} <= now()`)).toBe(2)
  })

  test('that were only composed when the mailer lost its job are given back, not begun', async () => {
    const hand = new pg.Client(room.kais.databaseConfig)
    await hand.connect()
    const server = await room.startServer()
    await room.write()
    await hand.query('begin; lock table contact_submissions')
    const mailer = room.sendThrough(server, { stop: 600_000 })
    const waiting = `select from pg_locks where not granted and relation = 'contact_submissions'::regclass`
    await vi.waitFor(async () => expect((await hand.query(waiting)).rowCount).toBe(2), WITHIN)
    const stopped = mailer.stop(false)
    await hand.query('rollback')
    await stopped
    await hand.end()
    expect(server.arrived).toHaveLength(0)
    expect((await room.rows()).map(({ attempts, claimedUnder }) => [attempts, claimedUnder])).toEqual([
      [0, null],
      [0, null],
    ])
  })

  test('of a server that answers nothing are cut off in time, and sent once it speaks', async () => {
    const silence = new Promise<undefined>(() => {})
    let isSilent = true
    const server = await room.startServer({ refusesMessage: () => (isSilent ? silence : undefined) })
    room.sendThrough(server, { deadline: 500 })
    const email = await room.write()
    await vi.waitFor(async () => expect((await room.rowTo(email))?.lastError).toBeTruthy(), WITHIN)
    isSilent = false
    await room.allSent()
    expect(server.arrived).toHaveLength(2)
  })

  test('beside one that is cut off are not: what the server took of them is not sent again', async () => {
    const [slow, neighbour] = [someone(), someone()]
    const slowIsBack = Promise.withResolvers<undefined>()
    let isFirst = true
    const server = await room.startServer({
      refusesMessage: async (to) => {
        if (to.includes(neighbour)) return slowIsBack.promise
        if (!to.includes(slow) || !isFirst) return undefined
        isFirst = false
        // Begun well after the slow one, so that only the slow one's time runs out.
        await delay(700)
        await room.write(neighbour)
        return new Promise<undefined>(() => {})
      },
    })
    room.sendThrough(server, { deadline: 1_000 })
    await room.write(slow)
    await vi.waitFor(async () => expect((await room.rowTo(slow))?.lastError).toBeTruthy(), WITHIN)
    slowIsBack.resolve(undefined)
    await room.allSent()
    const reached = server.arrived.flatMap(({ to }) => to)
    expect(reached.filter((address) => address === neighbour)).toHaveLength(1)
    expect(reached.filter((address) => address === slow)).toHaveLength(1)
  })
})

describe('The server', () => {
  test('sends through the mail server of its environment, and finishes before it closes', async () => {
    const server = await room.startServer()
    const MAIL = { SMTP_URL: server.url, MAIL_FROM: 'Kais <hello@kais.example>', MAIL_STAFF: STAFF.join(', ') }
    const other = await startTestApp({ env: { ...MAIL, PUBLIC_URL: 'https://kais.example' } })
    const email = someone()
    await other.app.inject({ method: 'POST', url: '/api/contact', payload: contactDraft({ email }) })
    await vi.waitFor(() => expect(server.arrived).toHaveLength(2), WITHIN)
    await other.close()
    expect(server.arrived.map(({ mail }) => mail.from)).toEqual(
      Array.from({ length: 2 }, () => ({ name: 'Kais', address: 'hello@kais.example' })),
    )
  })

  test('without one says so once, and keeps the messages', async () => {
    const lines: string[] = []
    const logStream = { write: (line: string) => void lines.push(line) }
    const silent = await startTestApp({ env: { LOG_LEVEL: 'info' }, logStream })
    await silent.app.inject({ method: 'POST', url: '/api/contact', payload: contactDraft({ email: someone() }) })
    expect(await silent.db.$count(outbox, isNull(outbox.sentAt))).toBe(2)
    await silent.close()
    expect(lines.filter((line) => line.includes('messages wait in the outbox'))).toHaveLength(1)
  })
})
