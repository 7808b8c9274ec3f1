import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { users } from '#platform/accounts/user.table.server.ts'
import { outbox } from '#platform/mail/outbox.table.server.ts'
import { pushNotices } from '#platform/push/push.table.server.ts'
import { makeProperty, signInAs, someone } from '#tests/helpers/factories.ts'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import { askForViewing, bookViewing, startsOf, viewingDraft } from '#tests/helpers/viewings.ts'
import { activities, leads } from '../leads/lead.table.server.ts'
import type { VisitorViewing } from './viewing.public.ts'
import { viewings } from './viewing.table.server.ts'
import { letterPath } from './visitor-path.server.ts'

let kais: TestApp
let agent: { cookie: string }
let agentId = 0

beforeAll(async () => {
  kais = await startTestApp({
    env: { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'hello@kais.example', MAIL_STAFF: 'desk@kais.example' },
  })
  agent = await signInAs(kais, 'agent', 'agent')
  const [row] = await kais.db.select().from(users).where(eq(users.username, 'agent'))
  agentId = row?.id ?? 0
})
afterAll(() => kais.close())

let used = 0
async function booked(more: object = {}) {
  const home = await makeProperty(kais)
  const starts = await startsOf(kais, home)
  used += 4
  const [start = '', later = ''] = starts.slice(used)
  return { home, start, later, ...(await bookViewing(kais, home, start, more)) }
}

const read = async (key: string) => (await kais.app.inject(`/api/viewings/${key}`)).json<VisitorViewing>()
const press = (key: string, act: string, payload: object = {}) =>
  kais.app.inject({ method: 'POST', url: `/api/viewings/${key}/${act}`, payload })
const confirm = (id: number) =>
  kais.app.inject({
    method: 'PATCH',
    url: `/api/admin/viewings/${id}`,
    payload: { status: 'confirmed' },
    headers: agent,
  })

async function leadOf(id: number) {
  const [entry] = await kais.db.select().from(activities).where(eq(activities.viewingId, id))
  const [lead] = await kais.db
    .select()
    .from(leads)
    .where(eq(leads.id, entry?.leadId ?? 0))
  if (!lead) throw new Error('No lead')
  return lead
}
const newsOf = async (id: number) =>
  (await kais.db.select().from(outbox).orderBy(outbox.id)).flatMap(({ kind, payload, recipient }) =>
    kind === 'viewing-news' && payload.viewingId === id
      ? [`${payload.viewingNews} to ${recipient ? 'them' : 'us'}`]
      : [],
  )
const noticesOf = async (id: number) =>
  (await kais.db.select().from(pushNotices)).filter(({ about }) => about.viewingId === id).map(({ kind }) => kind)

describe('The page behind the private link', () => {
  test('says what, when and how, what can be pressed, and nothing of others', async () => {
    const { key, start, home } = await booked()
    expect(await read(key)).toMatchObject({
      status: 'asked',
      startsAt: start,
      timeZone: 'Europe/Paris',
      homePath: `/property/${home}`,
      mayMove: true,
      mayCancel: true,
      canConfirm: false,
      calendarPath: `/api/viewings/${key}/calendar.ics`,
    })
    for (const other of ['none', key.replace(/.{4}$/, '0000'), '1-00000000000000000000000000000000'])
      expect((await kais.app.inject(`/api/viewings/${other}`)).statusCode).toBe(404)
  })

  test('offers the times to which it can be moved, its own neighbours among them', async () => {
    const { key, start, later } = await booked()
    const { days } = (await kais.app.inject(`/api/viewings/${key}/slots`)).json()
    const starts = days.flatMap((day: { starts: string[] }) => day.starts)
    expect(starts).toContain(later)
    expect(starts).not.toContain(start)
  })

  test('gives a calendar file whose number grows with each move', async () => {
    const { key, later } = await booked()
    const file = async () => (await kais.app.inject(`/api/viewings/${key}/calendar.ics`)).body
    expect(await file()).toMatch(/METHOD:PUBLISH[\s\S]*SEQUENCE:0\r\n[\s\S]*STATUS:TENTATIVE/)
    await press(key, 'move', { startsAt: later })
    expect(await file()).toMatch(/SEQUENCE:1\r\n/)
    expect(await file()).toContain(`DTSTART:${later.slice(0, 19).replace(/[-:]/g, '')}Z`)
    await press(key, 'cancel')
    expect(await file()).toMatch(/SEQUENCE:2\r\n[\s\S]*STATUS:CANCELLED/)
  })
})

describe('A visitor', () => {
  test('moves a confirmed viewing: it stays confirmed, they wait for us again, and whoever shows it is told', async () => {
    const { id, key, home, start, later } = await booked()
    await confirm(id)
    expect((await leadOf(id)).waitingSince).toBeNull()
    const moved = await press(key, 'move', { startsAt: later })
    expect(moved.statusCode, moved.body).toBe(200)
    expect(moved.json()).toMatchObject({ status: 'confirmed', startsAt: later })
    expect((await leadOf(id)).waitingSince).not.toBeNull()
    expect(await newsOf(id)).toEqual(['confirmed to them', 'visitor-moved to us', 'moved-as-asked to them'])
    expect(await noticesOf(id)).toEqual(['viewing'])
    // Pressed again: it is there already.
    await press(key, 'move', { startsAt: later })
    expect(await newsOf(id)).toHaveLength(3)
    const day = start.slice(0, 10)
    expect((await startsOf(kais, home)).filter((one) => one.startsWith(day))).not.toContain(later)
  })

  test('moves it three times and no more, and keeps the hour for no longer by it', async () => {
    const { id, key, start, later } = await booked()
    const holdOf = async () => (await kais.db.select().from(viewings).where(eq(viewings.id, id)))[0]?.holdUntil
    const kept = await holdOf()
    for (const startsAt of [later, start, later]) expect((await press(key, 'move', { startsAt })).statusCode).toBe(200)
    expect(await holdOf()).toEqual(kept)
    expect(await read(key)).toMatchObject({ mayMove: false, mayCancel: true })
    expect((await press(key, 'move', { startsAt: start })).json().code).toBe('forbidden_move')
    const payloads = (await kais.db.select().from(outbox).orderBy(outbox.id)).map(({ payload }) => payload)
    // Each says of which start it is: one that a later move overtook is not sent.
    expect(payloads.filter((one) => one.viewingNews === 'moved-as-asked' && one.viewingId === id)).toMatchObject(
      [later, start, later].map((startsAt) => ({ startsAt })),
    )
  })

  test('may say why in five hundred characters, and reads no reason of an earlier word of ours', async () => {
    const { id, key, later } = await booked()
    await kais.app.inject({
      method: 'PATCH',
      url: `/api/admin/viewings/${id}`,
      payload: { status: 'confirmed', startsAt: later, reason: 'The owner is away.' },
      headers: agent,
    })
    const answer = await press(key, 'cancel', { reason: 'a'.repeat(500) })
    expect(answer.statusCode, answer.body).toBe(200)
    expect((await read(key)).reason).toBeNull()
  })

  test('reads the number of whoever shows it once it is confirmed', async () => {
    await kais.db.update(users).set({ phone: '+221 77 000 11 22' }).where(eq(users.id, agentId))
    const { id, key } = await booked()
    expect((await read(key)).phone).toBeNull()
    await confirm(id)
    expect((await read(key)).phone).toBe('+221 77 000 11 22')
  })

  test('does not move it to a time that somebody else has, and is told the nearest free ones', async () => {
    const { id, key, home } = await booked()
    const starts = await startsOf(kais, home)
    const theirs = starts.at(-1) ?? ''
    await bookViewing(kais, home, theirs)
    const refused = await press(key, 'move', { startsAt: theirs })
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'viewing_taken'])
    expect(refused.json().offers.near.length).toBeGreaterThan(2)
    const [row] = await kais.db.select().from(viewings).where(eq(viewings.id, id))
    expect(row?.moves).toBe(0)
  })

  test('moves it until two hours before, and cancels it until it begins', async () => {
    const { id, key, later } = await booked()
    const inMinutes = (minutes: number) => {
      const startsAt = new Date(Date.now() + minutes * 60_000)
      const endsAt = new Date(startsAt.getTime() + 1_000)
      return kais.db
        .update(viewings)
        .set({ startsAt, endsAt, adviserBusyUntil: endsAt, holdUntil: null, status: 'confirmed' })
        .where(eq(viewings.id, id))
    }
    await inMinutes(119)
    expect(await read(key)).toMatchObject({ mayMove: false, mayCancel: true })
    expect((await press(key, 'move', { startsAt: later })).json().code).toBe('forbidden_move')
    await inMinutes(-1)
    expect(await read(key)).toMatchObject({ mayMove: false, mayCancel: false })
    expect((await press(key, 'cancel')).json().code).toBe('forbidden_move')
  })

  test('cancels with a word for us, once, and the time is free', async () => {
    const { id, key, home, start } = await booked()
    await confirm(id)
    await press(key, 'cancel', { reason: 'We found another one.' })
    await press(key, 'cancel', { reason: 'We found another one.' })
    expect(await read(key)).toMatchObject({ status: 'cancelled', cancelledBy: 'visitor', calendarPath: null })
    expect(await newsOf(id)).toEqual(['confirmed to them', 'visitor-cancelled to us', 'cancelled-as-asked to them'])
    const [last] = (await kais.db.select().from(activities).where(eq(activities.viewingId, id))).slice(-1)
    expect(last).toMatchObject({ subject: 'visitor-cancelled', description: 'We found another one.' })
    expect((await leadOf(id)).waitingSince).not.toBeNull()
    expect(await startsOf(kais, home)).toContain(start)
  })

  test('who has one already confirms a further one by our letter alone', async () => {
    const email = someone()
    await booked({ email })
    const home = await makeProperty(kais)
    used += 4
    const start = (await startsOf(kais, home))[used] ?? ''
    const second = (await askForViewing(kais, viewingDraft(home, start, { email }))).json()
    expect(second.awaitsConfirmation).toBe(true)
    const own = second.path.replace('/viewing/', '')
    expect(await read(own)).toMatchObject({ canConfirm: false, mayMove: false })
    expect((await press(own, 'confirm')).json().code).toBe('forbidden_move')
    const fromLetter = (await letterPath(kais.db, second.id)).replace('/viewing/', '')
    expect((await press(fromLetter, 'confirm')).json()).toMatchObject({ canConfirm: false, mayMove: true })
    const letters = (await kais.db.select().from(outbox)).filter(({ payload }) => payload.viewingId === second.id)
    expect(letters.map(({ kind }) => kind).sort()).toEqual([
      'viewing-acknowledgement',
      'viewing-acknowledgement',
      'viewing-staff-notice',
    ])
  })
})

describe('A person', () => {
  const erase = (leadId: number, headers: object) =>
    kais.app.inject({ method: 'POST', url: `/api/admin/leads/${leadId}/erase`, headers: { ...headers } })

  test('is forgotten with their viewings, once none is to come', async () => {
    const admin = await signInAs(kais, 'chief')
    const { id, key } = await booked()
    const lead = await leadOf(id)
    expect((await erase(lead.id, admin)).json().code).toBe('open_viewings')
    await press(key, 'cancel')
    expect((await erase(lead.id, admin)).statusCode).toBe(204)
    expect(await kais.db.$count(viewings, eq(viewings.id, id))).toBe(0)
    expect((await kais.db.select().from(outbox)).filter(({ payload }) => payload.viewingId === id)).toEqual([])
    expect((await kais.app.inject(`/api/viewings/${key}`)).statusCode).toBe(404)
  })
})

test('Visitors read the name that an adviser gave, and never the one that they sign in with', async () => {
  const { key } = await booked()
  const told = async () => (await kais.app.inject(`/api/viewings/${key}`)).json().adviserName
  expect(await told()).toBeNull()
  await kais.db.update(users).set({ firstName: 'Awa', lastName: 'Ndiaye' }).where(eq(users.id, agentId))
  expect(await told()).toBe('Awa Ndiaye')
  await kais.db.update(users).set({ firstName: null, lastName: null }).where(eq(users.id, agentId))
})

test('A viewing of an adviser who leaves is everybody’s', async () => {
  const { id, key } = await booked()
  await kais.db.delete(users).where(eq(users.id, agentId))
  await press(key, 'cancel')
  expect(await noticesOf(id)).toEqual(['viewing'])
})
