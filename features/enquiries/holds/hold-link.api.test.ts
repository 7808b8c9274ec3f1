import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { VISITOR } from '#common/permissions.ts'
import { bookings } from '#features/mobility/hire/booking.table.server.ts'
import { DROPPED } from '#platform/mail/delivery.ts'
import { outbox } from '#platform/mail/outbox.table.server.ts'
import { bookingDraft, makeVehicle, signInAs, someone } from '#tests/helpers/factories.ts'
import { MailServer } from '#tests/helpers/mail-server.ts'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import { DROP } from '../letters/message-kinds.ts'
import { confirmHold, readHoldPage } from './confirm-hold.server.ts'
import { pendingHolds } from './pending-hold.table.server.ts'
import { releaseSomeExpiredHolds } from './release-expired-holds.server.ts'

const mail = new MailServer()
let kais: TestApp

beforeAll(async () => {
  await mail.start()
  kais = await startTestApp({
    env: {
      RATE_LIMIT_FACTOR: '1',
      SMTP_URL: mail.url,
      MAIL_FROM: 'hello@kais.example',
      MAIL_STAFF: 'desk@kais.example',
      PUBLIC_URL: 'https://kais.example',
    },
  })
})
afterAll(async () => {
  await kais.close()
  mail.kill()
})

let street = 0
/** Somebody new, from a part of town of their own. */
function newcomer() {
  street += 1
  return { remoteAddress: `10.0.${street}.1`, email: someone() }
}

async function ask({ remoteAddress, email }: ReturnType<typeof newcomer>, locale: 'en' | 'fr' = 'en') {
  const payload = bookingDraft({ vehicleId: await makeVehicle(kais) }, { email })
  const headers = { 'content-language': locale }
  const answer = await kais.app.inject({ method: 'POST', url: '/api/bookings', payload, headers, remoteAddress })
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json<{
    id: number
    isCarHeld: boolean
    awaitsConfirmation: boolean
    heldUntil: string
    confirmation: { title: string; next: string[] }
  }>()
}

const visitor = () => ({ db: kais.db, actor: VISITOR })
const minutesUntil = (moment: string | Date) => (new Date(moment).getTime() - Date.now()) / 60_000

async function read(id: number) {
  const [row] = await kais.db.select().from(bookings).where(eq(bookings.id, id))
  if (!row) throw new Error(`There is no booking ${id}.`)
  return row
}
const lettersAbout = async (id: number) => {
  const all = await kais.db.select().from(outbox).orderBy(outbox.id)
  return all.filter(({ payload }) => payload.bookingId === id)
}
const messagesAbout = async (id: number) => (await lettersAbout(id)).map(({ kind }) => kind)

/** What the link in the letter about this booking ends with. */
async function keyInLetter(id: number, path = 'https://kais.example/sent/'): Promise<string> {
  return vi.waitFor(
    async () => {
      const texts = mail.arrived.map(({ mail: { text = '' } }) => text)
      const key = texts.flatMap((text) => text.split(path)[1]?.match(/^\d+-[\da-f]{32}/)?.[0] ?? [])
      const own = key.find((one) => one.startsWith(`${id}-`))
      // It arrives a moment before the outbox knows.
      if (!own || !(await lettersAbout(id))[0]?.sentAt) throw new Error('It has not arrived.')
      return own
    },
    { timeout: 20_000, interval: 10 },
  )
}

async function letPass(id: number): Promise<void> {
  await kais.db.update(bookings).set({ holdUntil: sql`now()` }).where(eq(bookings.id, id))
  await kais.db.update(pendingHolds).set({ until: sql`now()` }).where(eq(pendingHolds.bookingId, id))
}

test('A second car is held for half an hour; the link in the letter makes it a hold like the first, and staff hear of it', async () => {
  const awa = newcomer()
  expect(await ask(awa)).toMatchObject({ isCarHeld: true, awaitsConfirmation: false })
  const second = await ask(awa)
  expect(second).toMatchObject({ isCarHeld: true, awaitsConfirmation: true })
  expect(minutesUntil(second.heldUntil)).toBeCloseTo(30, 0)
  expect(second.confirmation.title).toBe('Please confirm that you want this car')
  expect(second.confirmation.next[0]).toMatch(/Follow the link in that e-mail by .+, Dakar time/)
  expect(await messagesAbout(second.id)).toEqual(['booking-acknowledgement'])

  const key = await keyInLetter(second.id)
  // Programs that look through letters open every link: that alone confirms nothing.
  expect(await readHoldPage(visitor(), key)).toMatchObject({
    act: 'Yes, hold this car for me',
    confirmation: { title: 'Please confirm that you want this car' },
  })
  expect(await read(second.id)).toMatchObject({ awaitsVisitor: true })

  await confirmHold(visitor(), key)
  const confirmed = await read(second.id)
  expect(confirmed).toMatchObject({ status: 'pending', awaitsVisitor: false, held: expect.any(String) })
  expect(minutesUntil(confirmed.holdUntil ?? '')).toBeCloseTo(24 * 60, 0)
  expect(await messagesAbout(second.id)).toEqual([
    'booking-acknowledgement',
    'booking-staff-notice',
    'booking-acknowledgement',
  ])
  expect(await readHoldPage(visitor(), key)).toMatchObject({
    act: null,
    confirmation: { title: 'Vehicle Reservation Submitted!', next: [expect.stringMatching(/held for you until/)] },
  })

  // Pressed a second time, it changes nothing.
  await confirmHold(visitor(), key)
  expect(await read(second.id)).toEqual(confirmed)
  expect(await messagesAbout(second.id)).toHaveLength(3)
})

test('Somebody else at the same address confirms by a link too, in their own language', async () => {
  const { remoteAddress } = newcomer()
  await ask({ remoteAddress, email: someone() })
  const guest = await ask({ remoteAddress, email: someone() }, 'fr')
  expect(guest).toMatchObject({ awaitsConfirmation: true })
  const key = await keyInLetter(guest.id, 'https://kais.example/fr/sent/')
  const page = await readHoldPage(visitor(), key)
  expect(page.act).toBe('Oui, retenir cette voiture')
  // The letter box may be a stranger's: nothing that was typed is shown.
  expect(JSON.stringify(page)).not.toMatch(/Awa Diop|@/)
})

test('Not confirmed in time, the car is free, the visitor reads so, and staff are not called', async () => {
  const awa = newcomer()
  await ask(awa)
  const { id } = await ask(awa)
  const key = await keyInLetter(id)
  await letPass(id)
  await confirmHold(visitor(), key)
  expect(await read(id)).toMatchObject({ status: 'pending', awaitsVisitor: true })
  expect(await releaseSomeExpiredHolds(kais.db)).toBe(1)
  expect(await read(id)).toMatchObject({ status: 'cancelled', awaitsVisitor: true })
  expect(await messagesAbout(id)).toEqual(['booking-acknowledgement'])
  expect(await readHoldPage(visitor(), key)).toMatchObject({
    act: null,
    confirmation: { title: 'The time to confirm is over' },
  })
  expect((await ask(awa)).isCarHeld).toBe(true)
})

/** As if the mail server had been away all the time. */
async function neverLeft(id: number): Promise<void> {
  await keyInLetter(id)
  const isIt = sql`${outbox.payload}->>'bookingId' = ${String(id)}`
  await kais.db.update(outbox).set({ sentAt: null, nextAttemptAt: sql`now() + interval '1 day'` }).where(isIt)
}

test('Where our letter never left, the car is free but the reservation is not lost: staff hear of it as of any other', async () => {
  const awa = newcomer()
  await ask(awa)
  const { id } = await ask(awa)
  await neverLeft(id)
  await letPass(id)
  expect(await releaseSomeExpiredHolds(kais.db)).toBe(1)
  expect(await read(id)).toMatchObject({ status: 'pending', awaitsVisitor: false, held: null })
  expect(await messagesAbout(id)).toEqual([
    'booking-acknowledgement',
    'booking-staff-notice',
    'booking-acknowledgement',
    'booking-moved',
  ])
  expect(await kais.db.$count(pendingHolds, eq(pendingHolds.bookingId, id))).toBe(0)

  // The mail server is back: the letter that asked for the link has nothing left to ask.
  await kais.db.update(outbox).set({ nextAttemptAt: sql`now()` })
  const linkLetter = async () => (await lettersAbout(id))[0]
  await vi.waitFor(async () => expect((await linkLetter())?.failedAt).toBeInstanceOf(Date), { timeout: 20_000 })
  expect(await linkLetter()).toMatchObject({ sentAt: null, lastError: 'Not sent: things have moved on since.' })
})

test('A letter with a link is not held up by the hour’s acknowledgements', async () => {
  const used = Array.from({ length: 200 }, () => ({
    kind: 'contact-acknowledgement',
    recipient: someone(),
    locale: 'en' as const,
    payload: { submissionId: 0 },
    sentAt: new Date(),
  }))
  const rows = await kais.db.insert(outbox).values(used).returning({ id: outbox.id })
  const awa = newcomer()
  await ask(awa)
  const { id } = await ask(awa)
  expect(await keyInLetter(id)).toMatch(/^\d+-/)
  await kais.db.delete(outbox).where(
    inArray(
      outbox.id,
      rows.map((row) => row.id),
    ),
  )
})

test('Sent again after its time, a letter with a link stays unsent: the link would lead to nothing', async () => {
  const awa = newcomer()
  await ask(awa)
  const { id } = await ask(awa)
  await keyInLetter(id)
  await letPass(id)
  await releaseSomeExpiredHolds(kais.db)
  const arrived = mail.arrived.length
  const [letter] = await lettersAbout(id)
  // Dropped for another reason, which staff overrule.
  await kais.db
    .update(outbox)
    .set({ sentAt: null, failedAt: sql`now()`, lastError: `${DROPPED}${DROP.tooMany}` })
    .where(eq(outbox.id, letter?.id ?? 0))
  const headers = await signInAs(kais, 'sender-again', 'admin')
  const url = `/api/admin/outbox/${letter?.id}/send-again`
  expect((await kais.app.inject({ method: 'POST', url, headers })).statusCode).toBe(204)
  const dropped = { failedAt: expect.any(Date), lastError: `${DROPPED}${DROP.movedOn}` }
  await vi.waitFor(async () => expect((await lettersAbout(id))[0]).toMatchObject(dropped), { timeout: 20_000 })
  expect(mail.arrived).toHaveLength(arrived)
})

test('A link that was not ours, or was for another booking, opens and confirms nothing', async () => {
  const awa = newcomer()
  const first = await ask(awa)
  const second = await ask(awa)
  const key = await keyInLetter(second.id)
  const stolen = key.replace(/^\d+/, String(first.id))
  for (const wrong of [stolen, `${second.id}-${'0'.repeat(32)}`, `${second.id}`, '', '999999999-x', `${key}0`]) {
    await expect(confirmHold(visitor(), wrong)).rejects.toMatchObject({ code: 'not_found' })
    await expect(readHoldPage(visitor(), wrong)).rejects.toMatchObject({ code: 'not_found' })
  }
  expect(await read(second.id)).toMatchObject({ awaitsVisitor: true })
})

test('Staff may confirm it without waiting for the visitor', async () => {
  const awa = newcomer()
  await ask(awa)
  const { id } = await ask(awa)
  const headers = await signInAs(kais, 'quick-agent', 'agent')
  const url = `/api/bookings/${id}`
  const answer = await kais.app.inject({ method: 'PATCH', url, headers, payload: { status: 'confirmed' } })
  expect(answer.json()).toMatchObject({ status: 'confirmed', awaitsVisitor: false, isCarHeld: true, holdUntil: null })
})
