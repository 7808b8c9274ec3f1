import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { users } from '#platform/accounts/user.table.server.ts'
import { auditEntries } from '#platform/content/audit.table.server.ts'
import { outbox } from '#platform/mail/outbox.table.server.ts'
import { pushNotices } from '#platform/push/push.table.server.ts'
import { makeProperty, signInAs, someone } from '#tests/helpers/factories.ts'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import { bookViewing, makeViewing, startsOf } from '#tests/helpers/viewings.ts'
import { activities, leads } from '../leads/lead.table.server.ts'
import type { StaffViewing } from './viewing.public.ts'
import { viewings } from './viewing.table.server.ts'
import type { ViewingSlots } from './viewing-slots.ts'

let kais: TestApp
let agent: { cookie: string }
let agentId = 0

beforeAll(async () => {
  kais = await startTestApp()
  await signInAs(kais, 'chief')
  agent = await signInAs(kais, 'agent', 'agent')
  const [row] = await kais.db.select().from(users).where(eq(users.username, 'agent'))
  agentId = row?.id ?? 0
})
afterAll(() => kais.close())

const change = (id: number, payload: object, headers: object = {}) =>
  kais.app.inject({ method: 'PATCH', url: `/api/admin/viewings/${id}`, payload, headers: { ...agent, ...headers } })

async function changed(id: number, payload: object): Promise<StaffViewing> {
  const answer = await change(id, payload)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}

const add = (payload: object) =>
  kais.app.inject({ method: 'POST', url: '/api/admin/viewings', payload, headers: agent })

const list = (query: string) => kais.app.inject({ url: `/api/admin/viewings?${query}`, headers: agent })

let used = 0
/** A booking on a home of its own, at a time that no other test takes; `later` overlaps it. */
async function booked(more: object = {}) {
  const home = await makeProperty(kais)
  const starts = await startsOf(kais, home)
  const dayOf = (place: number) => starts[place]?.slice(0, 10)
  used += 4
  // Whatever the hour of this test: not the last of a day, which no other overlaps.
  while (dayOf(used) !== dayOf(used + 1)) used += 1
  const start = starts[used] ?? ''
  return { home, start, later: starts[used + 1] ?? '', ...(await bookViewing(kais, home, start, more)) }
}

const lettersOf = async (id: number) =>
  (await kais.db.select().from(outbox)).filter(({ payload }) => payload.viewingId === id)
const newsOf = async (id: number) =>
  (await lettersOf(id)).flatMap(({ kind, payload }) => (kind === 'viewing-news' ? [payload.viewingNews] : []))

async function leadOf(id: number) {
  const [entry] = await kais.db.select().from(activities).where(eq(activities.viewingId, id))
  const [lead] = await kais.db
    .select()
    .from(leads)
    .where(eq(leads.id, entry?.leadId ?? 0))
  if (!lead) throw new Error('No lead')
  return lead
}

const timelineOf = async (id: number) =>
  (await kais.db.select().from(activities).where(eq(activities.viewingId, id)).orderBy(activities.id)).map(
    ({ type, subject }) => (type === 'submission' ? type : subject),
  )

describe('A viewing that staff decide on', () => {
  test('is confirmed: the visitor is written to, their wait is over, and no notice is queued but by the clock', async () => {
    const { id } = await booked()
    expect((await leadOf(id)).waitingSince).not.toBeNull()
    const viewing = await changed(id, { status: 'confirmed', place: 'At the gate' })
    expect(viewing).toMatchObject({
      status: 'confirmed',
      place: 'At the gate',
      holdUntil: null,
      adviser: { id: agentId },
    })
    expect(await newsOf(id)).toEqual(['confirmed'])
    expect(await leadOf(id)).toMatchObject({ waitingSince: null, status: 'contacted' })
    expect(await timelineOf(id)).toEqual(['submission', 'confirmed'])
    // The clock tells whoever shows it, an hour before: push.api.test.ts.
    expect((await kais.db.select().from(pushNotices)).filter(({ kind }) => kind === 'viewing-soon')).toEqual([])
    // Pressed twice: nothing more happens.
    await changed(id, { status: 'confirmed' })
    expect(await newsOf(id)).toEqual(['confirmed'])
  })

  test('that had lapsed is newer in the visitor’s calendar than the word that it had', async () => {
    const { id, key } = await booked()
    const sequence = async () =>
      Number(/SEQUENCE:(\d+)/.exec((await kais.app.inject(`/api/viewings/${key}/calendar.ics`)).body)?.[1])
    await kais.db.update(viewings).set({ status: 'cancelled', holdUntil: null }).where(eq(viewings.id, id))
    const lapsed = await sequence()
    await changed(id, { status: 'confirmed' })
    expect(await sequence()).toBeGreaterThan(lapsed)
  })

  test('is moved with a reason, keeps what was not named, and its old time is free', async () => {
    const { id, home, start, later } = await booked()
    await changed(id, { status: 'confirmed', place: 'At the gate' })
    const viewing = await changed(id, { startsAt: later, reason: 'The owner is there in the morning.' })
    expect(viewing).toMatchObject({
      status: 'confirmed',
      startsAt: later,
      place: 'At the gate',
      moves: 2,
      reason: 'The owner is there in the morning.',
    })
    expect(await newsOf(id)).toEqual(['confirmed', 'moved'])
    const free = await startsOf(kais, home)
    expect([free.includes(start), free.includes(later)]).toEqual([false, false])
    await changed(id, { startsAt: new Date(Date.parse(start) + 86_400_000 * 30).toISOString() })
    expect(await startsOf(kais, home)).toContain(start)
  })

  test('is not moved to where somebody else has the adviser, nor into the past', async () => {
    const one = await booked()
    const two = await booked()
    const taken = await change(two.id, { startsAt: one.start })
    expect([taken.statusCode, taken.json().code]).toEqual([409, 'viewing_taken'])
    const past = await change(two.id, { startsAt: '2020-01-01T10:00:00Z' })
    expect(past.json()).toMatchObject({ code: 'invalid_input', fields: { startsAt: expect.any(String) } })
    const nobody = await change(two.id, { adviserId: 999_999 })
    expect(nobody.json()).toMatchObject({ fields: { adviserId: expect.any(String) } })
    const [row] = await kais.db.select().from(viewings).where(eq(viewings.id, two.id))
    expect(row).toMatchObject({ startsAt: new Date(two.start), moves: 0 })
  })

  test('is cancelled with a reason that the visitor reads, and not without', async () => {
    const { id, home, start } = await booked()
    const without = await change(id, { status: 'cancelled' })
    expect(without.json()).toMatchObject({ code: 'invalid_input', fields: { reason: expect.any(String) } })
    await changed(id, { status: 'cancelled', reason: 'The home is let.' })
    expect(await newsOf(id)).toEqual(['cancelled'])
    expect(await startsOf(kais, home)).toContain(start)
    const again = await change(id, { status: 'confirmed' })
    expect(again.json().code).toBe('forbidden_move')
  })

  test('is refused where somebody was quicker, and changes nothing', async () => {
    const { id } = await booked()
    const stale = await change(id, { status: 'confirmed' }, { 'if-match': '"2020-01-01T00:00:00.000Z"' })
    expect(stale.statusCode).toBe(412)
    expect(await newsOf(id)).toEqual([])
  })

  test('is done with what they said, once it has begun', async () => {
    const { id } = await booked()
    const early = await change(id, { status: 'done' })
    expect(early.json().code).toBe('forbidden_move')
    const begun = await makeViewing(kais, { inHours: -1, adviserId: agentId })
    const viewing = await changed(begun.id, { status: 'done', interest: 'yes', feedback: 'They love the garden.' })
    expect(viewing).toMatchObject({ status: 'done', interest: 'yes', feedback: 'They love the garden.' })
    expect(await changed(begun.id, { interest: 'maybe' })).toMatchObject({
      interest: 'maybe',
      feedback: 'They love the garden.',
    })
    expect(await changed(begun.id, { status: 'missed' })).toMatchObject({ status: 'missed', interest: null })
    const kept = (await kais.db.select().from(auditEntries)).filter(
      ({ entity, entityId }) => entity === 'viewing' && entityId === begun.id,
    )
    expect(JSON.stringify(kept)).not.toMatch(/garden|Awa/)
    expect(kept).toHaveLength(3)
  })

  test('that is over, or called off with the same word, is not moved or arranged otherwise: that is refused, not passed over', async () => {
    const begun = new Date(Math.floor(Date.now() / 60_000) * 60_000 - 3_600_000)
    const { id } = await makeViewing(kais, { inHours: 0, startsAt: begun, adviserId: agentId })
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
    const refused = await change(id, { status: 'done', startsAt: tomorrow })
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'forbidden_move'])
    await changed(id, { status: 'done', startsAt: begun.toISOString() })
    for (const other of [{ startsAt: tomorrow }, { minutes: 20 }, { place: 'At the gate' }, { adviserId: null }])
      expect((await change(id, other)).json().code).toBe('forbidden_move')
    const { id: coming, later } = await booked()
    expect((await change(coming, { status: 'cancelled', reason: 'Sold', startsAt: later })).json().code).toBe(
      'forbidden_move',
    )
  })

  test('whose adviser has left us is confirmed only with another one: the visitor is told a name', async () => {
    await signInAs(kais, 'aida', 'agent')
    const [aida] = await kais.db.select().from(users).where(eq(users.username, 'aida'))
    const { id } = await makeViewing(kais, { inHours: 900, status: 'asked', adviserId: aida?.id ?? 0 })
    await kais.db.update(users).set({ isActive: false }).where(eq(users.username, 'aida'))
    const refused = await change(id, { status: 'confirmed' })
    expect([refused.json().code, refused.json().message]).toEqual([
      'forbidden_move',
      expect.stringContaining('Choose somebody else'),
    ])
    expect(await changed(id, { status: 'confirmed', adviserId: agentId })).toMatchObject({
      status: 'confirmed',
      adviser: { id: agentId },
    })
  })

  test('that nobody confirmed in time can still be confirmed while its time is free', async () => {
    const start = new Date(Date.now() + 40 * 86_400_000)
    const lapsed = await makeViewing(kais, { inHours: 0, startsAt: start, status: 'cancelled', adviserId: agentId })
    expect(await changed(lapsed.id, { status: 'confirmed' })).toMatchObject({ status: 'confirmed', cancelledBy: null })
    const other = await makeViewing(kais, { inHours: 0, startsAt: start, status: 'cancelled', adviserId: agentId })
    expect((await change(other.id, { status: 'confirmed' })).json().code).toBe('viewing_taken')
  })
})

describe('A viewing that staff write down', () => {
  const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

  test('stands at once, for somebody new or for a lead, who has heard from us', async () => {
    const propertyId = await makeProperty(kais)
    const [email, phone] = [someone(), '+221 77 123 45 67']
    const answer = await add({ propertyId, startsAt: at(50), name: 'Moussa Fall', email, phone })
    expect(answer.statusCode, answer.body).toBe(201)
    const viewing = answer.json<StaffViewing>()
    expect(viewing).toMatchObject({
      status: 'confirmed',
      adviserId: agentId,
      createdBy: agentId,
      lead: { name: 'Moussa Fall' },
    })
    expect(await newsOf(viewing.id)).toEqual(['confirmed'])
    const lead = await leadOf(viewing.id)
    expect(lead).toMatchObject({ waitingSince: null, source: 'phone' })
    const another = (await add({ propertyId, startsAt: at(51), leadId: lead.id })).json<StaffViewing>()
    expect(another).toMatchObject({ name: 'Moussa Fall', email, lead: { id: lead.id } })
    expect((await list(`leadId=${lead.id}`)).json<StaffViewing[]>().map(({ id }) => id)).toEqual([
      another.id,
      viewing.id,
    ])
  })

  test('is whoever’s turn it is for as long as it takes, not for as long as it usually takes', async () => {
    const propertyId = await makeProperty(kais)
    await signInAs(kais, 'binta', 'agent')
    const [binta] = await kais.db.select().from(users).where(eq(users.username, 'binta'))
    const [startsAt = ''] = (await startsOf(kais, propertyId)).slice(-6)
    // Free for the usual three quarters of an hour, and not for two hours.
    const next = new Date(Date.parse(startsAt) + 90 * 60_000)
    await makeViewing(kais, { inHours: 0, startsAt: next, adviserId: agentId })
    const morning = new Date(`${startsAt.slice(0, 10)}T09:00Z`)
    await makeViewing(kais, { inHours: 0, startsAt: morning, adviserId: binta?.id ?? 0 })
    const answer = await add({ propertyId, startsAt, minutes: 120, name: 'Moussa', email: someone() })
    expect(answer.json()).toMatchObject({ status: 'confirmed', adviserId: binta?.id })
    await kais.db.update(users).set({ isActive: false }).where(eq(users.username, 'binta'))
  })

  test('is offered the times that are free for as long as it takes', async () => {
    const propertyId = await makeProperty(kais)
    const [startsAt = ''] = (await startsOf(kais, propertyId)).slice(-2)
    const slots = async (more: string) =>
      kais.app.inject({ url: `/api/admin/viewing-slots?propertyId=${propertyId}${more}`, headers: agent })
    const starts = async (more: string) => (await slots(more)).json<ViewingSlots>().days.flatMap(({ starts }) => starts)
    expect(await starts('')).toContain(startsAt)
    const long = await starts('&minutes=120')
    // Whoever shows it is free for less than two hours then.
    expect(long).not.toContain(startsAt)
    expect(long.length).toBeGreaterThan(0)
    expect((await slots('&minutes=120')).json()).toMatchObject({ minutes: 120 })
    const { id } = await makeViewing(kais, { inHours: 0, startsAt: new Date(startsAt), adviserId: agentId, propertyId })
    expect(await starts(`&moved=${id}`)).toContain(startsAt)
    expect(await starts(`&moved=${id}&minutes=120`)).not.toContain(startsAt)
    for (const minutes of ['9', '481', 'long', '']) expect((await slots(`&minutes=${minutes}`)).statusCode).toBe(400)
  })

  test('is refused where the adviser has another one, and where nothing says whom it is for', async () => {
    const propertyId = await makeProperty(kais)
    await add({ propertyId, startsAt: at(60), name: 'Moussa', phone: '+221 77 123 45 67' })
    const taken = await add({ propertyId: await makeProperty(kais), startsAt: at(60), name: 'Fatou', email: someone() })
    expect(taken.json().code).toBe('viewing_taken')
    const nobody = await add({ propertyId, startsAt: at(61) })
    expect(Object.keys(nobody.json().fields).sort()).toEqual(['name', 'phone'])
  })
})

describe('The list of viewings', () => {
  test('has what waits for us first, then what is to come, page by page', async () => {
    const name = 'Listed Visitor'
    const at = (days: number) => new Date(Date.now() + days * 86_400_000)
    const make = (days: number, status: 'asked' | 'confirmed' | 'done') =>
      makeViewing(kais, { inHours: 0, startsAt: at(days), status, name })
    const [late, soon] = [await make(72, 'confirmed'), await make(70, 'confirmed')]
    const asked = await make(75, 'asked')
    const done = await make(-3, 'done')
    const url = 'search=listed&view=open&limit=2'
    const first = await list(url)
    expect(first.headers['x-total-count']).toBe('3')
    const ids = (rows: StaffViewing[]) => rows.map(({ id }) => id)
    expect(ids(first.json())).toEqual([asked.id, soon.id])
    const next = /<([^>]+)>; rel="next"/.exec(String(first.headers.link))?.[1] ?? ''
    expect(ids((await kais.app.inject({ url: next, headers: agent })).json())).toEqual([late.id])
    expect(ids((await list('search=listed')).json())).toEqual([asked.id, late.id, soon.id, done.id])
    const day = (moment: Date) => moment.toISOString().slice(0, 10)
    expect(ids((await list(`search=listed&from=${day(at(70))}&to=${day(at(72))}`)).json())).toEqual([soon.id, late.id])
    expect(ids((await list('search=listed&status=done')).json())).toEqual([done.id])
    expect(ids((await list('search=listed&adviser=me')).json())).toEqual([])
    expect((await list('status=nothing')).statusCode).toBe(400)
  })
})
