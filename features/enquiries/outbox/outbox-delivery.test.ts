import { randomUUID } from 'node:crypto'
import { eq, isNull } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { vehicleInputSchema } from '#features/mobility/vehicle.schema.ts'
import { createVehicle } from '#features/mobility/write-vehicle.server.ts'
import { contactDraft, makeProperty, vehicleDraft } from '#tests/helpers/factories.ts'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import { contactSubmissions } from '../contact/contact-submission.table.server.ts'
import { MailServer, type Manners } from './mail-server.fixture.ts'
import type { MailTiming } from './mail-timing.ts'
import { claimDueMessages } from './outbox.repository.server.ts'
import { outbox } from './outbox.table.server.ts'
import { type Mailer, startMailer } from './start-mailer.server.ts'

/** Everything as in life, but a thousand times faster. */
const FAST: Partial<MailTiming> = {
  poll: 25,
  firstPause: 5,
  longestPause: 40,
  firstRetry: 5,
  longestRetry: 40,
  afterRefusal: [5, 10, 20],
}
const STAFF = ['desk@kais.example', 'cars@kais.example']

let kais: TestApp
const mailers: Mailer[] = []
const servers: MailServer[] = []

beforeAll(async () => {
  kais = await startTestApp()
})
afterAll(() => kais.close())

beforeEach(async () => {
  await kais.db.delete(outbox)
})
afterEach(async () => {
  await Promise.all(mailers.splice(0).map((mailer) => mailer.stop()))
  for (const server of servers.splice(0)) server.kill()
})

async function startServer(manners?: Manners): Promise<MailServer> {
  const server = new MailServer(manners)
  servers.push(server)
  await server.start()
  return server
}

function sendThrough(server: MailServer, timing: Partial<MailTiming> = {}): Mailer {
  const mailer = startMailer({
    db: kais.db,
    databaseConfig: kais.db.$client.options,
    settings: {
      smtpUrl: server.url,
      from: { name: 'Kais', address: 'hello@kais.example' },
      staff: STAFF,
      publicUrl: 'https://kais.example',
      company: {
        phone: '+221 33 800 00 00',
        email: 'hello@kais.example',
        registrationNumber: 'SN-DKR-DEMO',
        whatsappNumber: '+221 77 000 00 00',
        schedulerUrl: 'https://cal.example.com/kais',
      },
    },
    log: kais.app.log,
    timing: { ...FAST, ...timing },
  })
  mailers.push(mailer)
  return mailer
}

const someone = () => `${randomUUID()}@example.com`

async function post(url: string, payload: object, headers: Record<string, string> = {}): Promise<number> {
  const answer = await kais.app.inject({ method: 'POST', url, payload, headers })
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json<{ id: number }>().id
}

async function write(email = someone()): Promise<string> {
  await post('/api/contact', contactDraft({ email }))
  return email
}

const rows = () => kais.db.select().from(outbox).orderBy(outbox.id)
const rowTo = async (email: string) => {
  const [row] = await kais.db.select().from(outbox).where(eq(outbox.recipient, email))
  return row
}

const WITHIN = { timeout: 20_000, interval: 10 }
async function allSent(): Promise<void> {
  await vi.waitFor(async () => expect(await kais.db.$count(outbox, isNull(outbox.sentAt))).toBe(0), WITHIN)
}

const idsOf = (server: MailServer) => server.arrived.map(({ mail }) => mail.messageId)

describe('Messages', () => {
  test('of 100 enquiries, with reservations and questions, all arrive once while the mail server dies and comes back', async () => {
    const server = await startServer()
    sendThrough(server)
    sendThrough(server)
    const home = await makeProperty(kais)
    const car = await createVehicle(kais.system, vehicleInputSchema.parse(vehicleDraft()))
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
      writers.push(...(await Promise.all(Array.from({ length: 5 }, () => write()))))
      if (round % 5 === 0) {
        const [asking, hiring] = [someone(), someone()]
        writers.push(asking, hiring)
        await post('/api/inquiries', { propertyId: home, name: 'Awa', email: asking, message: 'Is it free?' })
        const reservation = { type: 'vehicle-rental', name: 'Awa', email: hiring, bookingData: hire(2 + round) }
        await post('/api/bookings', reservation)
      }
    }
    await allSent()

    expect(deaths).toHaveLength(2)
    const toStaff = server.arrived.filter(({ to }) => to.includes('desk@kais.example'))
    const toWriters = server.arrived.filter(({ to }) => !to.includes('desk@kais.example'))
    expect(writers).toHaveLength(108)
    expect(toStaff.map(({ mail }) => mail.replyTo?.[0]?.address).sort()).toEqual(writers.toSorted())
    expect(toWriters.map(({ to }) => to.join()).sort()).toEqual(writers.toSorted())
    expect(toStaff.every(({ to }) => to.join() === STAFF.join())).toBe(true)
    expect(new Set(idsOf(server)).size).toBe(216)
    expect(await kais.db.$count(outbox)).toBe(216)
  }, 60_000)

  test('are each sent by one of several workers', async () => {
    const server = await startServer()
    for (let sent = 0; sent < 20; sent++) await write()
    for (let worker = 0; worker < 4; worker++) sendThrough(server)
    await allSent()
    expect(server.arrived).toHaveLength(40)
    expect(new Set(idsOf(server)).size).toBe(40)
  })

  test('leave as soon as they are stored, without waiting for the next look', async () => {
    const server = await startServer()
    sendThrough(server, { poll: 600_000 })
    await write()
    await allSent()
    expect(server.arrived).toHaveLength(2)
  })

  test('wait for a server that is not there yet, and are none the worse for it', async () => {
    const server = new MailServer()
    servers.push(server)
    await server.reservePort()
    const email = await write()
    sendThrough(server)
    await vi.waitFor(async () => expect((await rowTo(email))?.lastError).toMatch(/ECONNREFUSED/), WITHIN)
    expect(await rowTo(email)).toMatchObject({ attempts: 0, sentAt: null, failedAt: null })
    await server.start()
    await allSent()
    expect(await rowTo(email)).toMatchObject({ attempts: 1, lastError: null })
    expect(server.arrived).toHaveLength(2)
  })

  test('wait while the server refuses our sign-in', async () => {
    let isRefused = true
    const server = await startServer({ refusesSignIn: () => isRefused })
    const email = await write()
    sendThrough(server)
    await vi.waitFor(async () => expect((await rowTo(email))?.lastError).toMatch(/^535 /), WITHIN)
    expect((await rows()).map(({ attempts, failedAt }) => [attempts, failedAt])).toEqual([
      [0, null],
      [0, null],
    ])
    isRefused = false
    await allSent()
  })

  test('that were put off (451) are offered again', async () => {
    let asked = 0
    const server = await startServer({ refusesMessage: (to) => (to.length === 1 && ++asked < 3 ? 451 : undefined) })
    const email = await write()
    sendThrough(server)
    await allSent()
    expect(asked).toBe(3)
    expect(await rowTo(email)).toMatchObject({ attempts: 3, lastError: null })
    expect(server.arrived).toHaveLength(2)
  })

  test('that are refused for good (550) are given up after a few tries, and no other with them', async () => {
    const refused = someone()
    let asked = 0
    const server = await startServer({
      refusesReceiver: (address) => {
        if (address !== refused) return undefined
        asked += 1
        return 550
      },
    })
    sendThrough(server)
    await write(refused)
    await write()
    await vi.waitFor(async () => expect((await rowTo(refused))?.failedAt).toBeInstanceOf(Date), WITHIN)
    expect(await rowTo(refused)).toMatchObject({ attempts: 4, sentAt: null, lastError: '550 We do not want this' })
    expect(asked).toBe(4)
    await vi.waitFor(() => expect(server.arrived).toHaveLength(3), WITHIN)
  })

  test('go to the colleagues who can be reached, with a note about the one who cannot', async () => {
    const server = await startServer({ refusesReceiver: (address) => (address === STAFF[1] ? 550 : undefined) })
    sendThrough(server)
    await write()
    await allSent()
    expect(await rows()).toMatchObject([
      { kind: 'contact-staff-notice', lastError: `Refused for ${STAFF[1]}` },
      { kind: 'contact-acknowledgement', lastError: null },
    ])
  })

  test('that the server always hangs up on do not hold up the others, and are not offered for ever', async () => {
    const cursed = someone()
    const server = await startServer({ refusesReceiver: (address) => (address === cursed ? 'hang up' : undefined) })
    sendThrough(server)
    await write(cursed)
    const others = await Promise.all(Array.from({ length: 5 }, () => write()))
    await vi.waitFor(() => {
      const reached = server.arrived.flatMap(({ to }) => to)
      expect(reached).toEqual(expect.arrayContaining(others))
    }, WITHIN)
    await write()
    await vi.waitFor(async () => expect((await rowTo(cursed))?.attempts).toBeGreaterThan(0), WITHIN)
  })

  test('go out again, under the same name, when the server took one and died before it said so', async () => {
    const email = someone()
    let deaths = 0
    const server = await startServer({
      refusesMessage: (to) => (to.includes(email) && deaths++ === 0 ? 'hang up' : undefined),
    })
    sendThrough(server)
    await write(email)
    await allSent()
    const repeated = server.arrived.filter(({ to }) => to.includes(email))
    expect(repeated).toHaveLength(2)
    expect(new Set(repeated.map(({ mail }) => mail.messageId)).size).toBe(1)
  })

  test('that a dead worker had claimed are sent when its claim is over, and not before', async () => {
    const server = await startServer()
    await write()
    const claimed = await claimDueMessages(kais.db, { limit: 1, leaseMs: 60_000, except: [] })
    expect(claimed).toHaveLength(1)
    sendThrough(server)
    await vi.waitFor(async () => expect(await kais.db.$count(outbox, isNull(outbox.sentAt))).toBe(1), WITHIN)
    expect((await rows()).filter(({ sentAt }) => sentAt === null)).toMatchObject([{ id: claimed[0]?.id }])
    expect(server.arrived).toHaveLength(1)
    await kais.db.update(outbox).set({ nextAttemptAt: new Date() }).where(isNull(outbox.sentAt))
    await allSent()
    expect(new Set(idsOf(server)).size).toBe(2)
  })

  test('under way are finished before the mailer stops', async () => {
    const held = Promise.withResolvers<undefined>()
    let begun = 0
    const server = await startServer({
      refusesMessage: () => {
        begun += 1
        return held.promise
      },
    })
    const mailer = sendThrough(server)
    await write()
    await vi.waitFor(() => expect(begun).toBe(2), WITHIN)
    const stopped = mailer.stop()
    expect(await kais.db.$count(outbox, isNull(outbox.sentAt))).toBe(2)
    held.resolve(undefined)
    await stopped
    expect(await kais.db.$count(outbox, isNull(outbox.sentAt))).toBe(0)
  })

  test('of a server that answers nothing are cut off in time, and sent once it speaks', async () => {
    const silence = new Promise<undefined>(() => {})
    let isSilent = true
    const server = await startServer({ refusesMessage: () => (isSilent ? silence : undefined) })
    sendThrough(server, { deadline: 500 })
    const email = await write()
    await vi.waitFor(async () => expect((await rowTo(email))?.lastError).toBeTruthy(), WITHIN)
    isSilent = false
    await allSent()
    expect(server.arrived).toHaveLength(2)
  })

  test('about something that was deleted meanwhile are given up with that reason', async () => {
    const server = await startServer()
    const email = await write()
    await kais.db.delete(contactSubmissions).where(eq(contactSubmissions.email, email))
    sendThrough(server)
    await vi.waitFor(async () => expect((await rowTo(email))?.failedAt).toBeInstanceOf(Date), WITHIN)
    expect(await rowTo(email)).toMatchObject({ lastError: 'What it was about has been deleted.' })
    expect(server.arrived).toHaveLength(0)
  })

  test('to one address are five an hour at most, whoever types it; staff hear of each', async () => {
    const server = await startServer()
    const [name, domain] = someone().split('@')
    for (let sent = 0; sent < 7; sent++) await write(sent % 2 ? `${name}@${domain}` : `${name}+${sent}@${domain}`)
    sendThrough(server)
    await vi.waitFor(async () => {
      const done = (await rows()).filter(({ sentAt, failedAt }) => sentAt || failedAt)
      expect(done).toHaveLength(14)
    }, WITHIN)
    const dropped = (await rows()).filter(({ failedAt }) => failedAt)
    expect(dropped.map(({ lastError }) => lastError)).toEqual(
      Array.from({ length: 2 }, () => 'Too many to one address within an hour.'),
    )
    expect(server.arrived.filter(({ to }) => to.length === 1)).toHaveLength(5)
    expect(server.arrived.filter(({ to }) => to.length === 2)).toHaveLength(7)
  })
})

describe('The server', () => {
  test('sends through the mail server of its environment, and finishes before it closes', async () => {
    const server = await startServer()
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
