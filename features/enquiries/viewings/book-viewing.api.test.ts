import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { properties } from '#features/nest/property.table.server.ts'
import { heldNights } from '#features/nest/stays/held-night.table.server.ts'
import { outbox } from '#platform/mail/outbox.table.server.ts'
import { makeProperty, signInAs, someone } from '#tests/helpers/factories.ts'
import { dayAhead, makeStayHome } from '#tests/helpers/stays.ts'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import { askForViewing, bookViewing, slotsOf, startsOf, viewingDraft } from '#tests/helpers/viewings.ts'
import { activities, leads } from '../leads/lead.table.server.ts'
import { releaseSomeExpiredViewings } from './release-expired-viewings.server.ts'
import { viewings } from './viewing.table.server.ts'

let kais: TestApp
let admin: { cookie: string }

beforeAll(async () => {
  kais = await startTestApp()
  admin = await signInAs(kais, 'first')
})
afterAll(() => kais.close())

const homes = async (n: number) => Promise.all(Array.from({ length: n }, () => makeProperty(kais)))
const ofHome = (id: number) => kais.db.select().from(viewings).where(eq(viewings.propertyId, id))

/** Of the free times of a home, one some days ahead that no other test takes. */
let taken = 0
async function someStart(home: number): Promise<string> {
  const starts = await startsOf(kais, home)
  taken += 3
  const start = starts[starts.length - taken]
  if (!start) throw new Error('No free time')
  return start
}

describe('A free time', () => {
  test('is offered on a house with nothing but its first administrator', async () => {
    const [home = 0] = await homes(1)
    const { minutes, kinds, days } = await slotsOf(kais, home)
    expect({ minutes, kinds }).toEqual({ minutes: 45, kinds: ['in-person', 'video'] })
    expect(days.length).toBeGreaterThan(14)
    // Both sides of an hour are Dakar's.
    expect(days.flatMap(({ day, starts }) => starts.filter((start) => !start.startsWith(day)))).toEqual([])
  })

  test('goes to exactly one of 100 who want it at the same moment; the others are told, with the nearest times', async () => {
    const [home = 0] = await homes(1)
    const start = await someStart(home)
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, position) =>
        askForViewing(kais, viewingDraft(home, start, { name: `Visitor ${position}` })),
      ),
    )
    const refused = answers.filter(({ statusCode }) => statusCode !== 201)
    expect(refused).toHaveLength(99)
    for (const answer of refused) {
      expect(answer.statusCode, answer.body).toBe(409)
      const { code, fields, offers } = answer.json()
      expect({ code, fields }).toEqual({
        code: 'viewing_taken',
        fields: { startsAt: 'This time is no longer free. Please choose another one.' },
      })
      expect(offers.near.length).toBeGreaterThan(2)
      expect(offers.near).not.toContain(start)
    }
    expect(await ofHome(home)).toHaveLength(1)
  })

  test('of one adviser goes to one of those who want different homes', async () => {
    const two = await homes(2)
    const start = await someStart(two[0] ?? 0)
    const answers = await Promise.all(two.map((home) => askForViewing(kais, viewingDraft(home, start))))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409])
  })

  test('is kept by the database even from code that forgets to ask', async () => {
    const [home = 0] = await homes(1)
    const start = await someStart(home)
    await bookViewing(kais, home, start)
    const [row] = await ofHome(home)
    if (!row) throw new Error('No viewing')
    const { id: _, searchText: __, ...again } = row
    await expect(kais.db.insert(viewings).values({ ...again, propertyId: null })).rejects.toMatchObject({
      cause: { constraint: 'viewings_one_at_a_time_for_adviser' },
    })
    await expect(kais.db.insert(viewings).values({ ...again, adviserId: null })).rejects.toMatchObject({
      cause: { constraint: 'viewings_one_at_a_time_at_home' },
    })
  })

  test('is not kept from people by what looks like spam', async () => {
    const [home = 0] = await homes(1)
    const start = await someStart(home)
    const spam = await askForViewing(kais, viewingDraft(home, start), { 'x-form-trap': 'https://buy.example' })
    expect(spam.statusCode).toBe(201)
    expect((await askForViewing(kais, viewingDraft(home, start))).statusCode).toBe(201)
    expect((await ofHome(home)).map(({ suspicion }) => suspicion).sort()).toEqual([null, 'trap'].sort())
  })

  test('is free again once nobody confirmed it in time, before the desk’s clock has looked', async () => {
    const [home = 0] = await homes(1)
    const start = await someStart(home)
    const { id } = await bookViewing(kais, home, start)
    expect(await startsOf(kais, home)).not.toContain(start)
    await kais.db.update(viewings).set({ holdUntil: sql`now()` }).where(eq(viewings.id, id))
    expect(await startsOf(kais, home)).toContain(start)
    await bookViewing(kais, home, start)
    const rows = await ofHome(home)
    expect(rows.map(({ status, cancelledBy }) => [status, cancelledBy]).sort()).toEqual([
      ['asked', null],
      ['cancelled', null],
    ])
  })

  test('is none while guests live in a home let by the night, unless it is shown by video', async () => {
    const home = await makeStayHome(kais)
    const [from, until] = [dayAhead(4), dayAhead(9)]
    await kais.db.insert(heldNights).values({ propertyId: home, nights: `[${from},${until})` })
    const within = (starts: string[]) =>
      starts.filter((start) => start.slice(0, 10) > from && start.slice(0, 10) < until)
    expect(within(await startsOf(kais, home))).toEqual([])
    expect(within(await startsOf(kais, home, '&kind=video')).length).toBeGreaterThan(10)
  })

  test('is none of a home that is not on the site', async () => {
    const [home = 0] = await homes(1)
    await kais.db.update(properties).set({ saleState: 'sold', isAvailable: false }).where(eq(properties.id, home))
    expect((await slotsOf(kais, home)).days).toEqual([])
    const answer = await askForViewing(kais, viewingDraft(home, '2040-01-02T10:00:00Z'))
    expect(answer.json()).toMatchObject({ code: 'invalid_input', fields: { propertyId: expect.any(String) } })
  })
})

describe('A booking', () => {
  test('is a viewing with a reference, a lead with the home, a timeline, two letters and a page of its own', async () => {
    const [home = 0] = await homes(1)
    const start = await someStart(home)
    const email = someone()
    const answer = await askForViewing(kais, viewingDraft(home, start, { email, message: 'My mother comes along.' }), {
      'content-language': 'fr',
    })
    expect(answer.statusCode, answer.body).toBe(201)
    const receipt = answer.json()
    expect(receipt).toMatchObject({
      reference: expect.stringMatching(/^KV-\d{4}-\d{4}$/),
      path: expect.stringMatching(/^\/viewing\/\d+-[\da-f]{32}$/),
      awaitsConfirmation: false,
      confirmation: { title: 'Ce créneau vous est gardé', page: receipt.path },
    })
    expect((await ofHome(home))[0]).toMatchObject({
      status: 'asked',
      startsAt: new Date(start),
      timeZone: 'Europe/Paris',
      subject: expect.stringMatching(/\(KN-\d{4}\)$/),
      adviserId: expect.any(Number),
    })
    const [entry] = await kais.db.select().from(activities).where(eq(activities.viewingId, receipt.id))
    expect(entry).toMatchObject({ type: 'submission', description: 'My mother comes along.' })
    const [lead] = await kais.db
      .select()
      .from(leads)
      .where(eq(leads.id, entry?.leadId ?? 0))
    expect(lead).toMatchObject({ email, interestedIn: 'property', waitingSince: expect.any(Date) })
    const letters = (await kais.db.select().from(outbox)).filter(({ payload }) => payload.viewingId === receipt.id)
    expect(letters.map(({ kind }) => kind).sort()).toEqual(['viewing-acknowledgement', 'viewing-staff-notice'])
  })

  test('whose answer was lost finds the same viewing, and the same key with another time is refused', async () => {
    const [home = 0] = await homes(1)
    const start = await someStart(home)
    const draft = viewingDraft(home, start)
    const headers = { 'idempotency-key': randomUUID() }
    const first = (await askForViewing(kais, draft, headers)).json()
    const again = await askForViewing(kais, draft, headers)
    expect([again.statusCode, again.json().id]).toEqual([201, first.id])
    const other = await askForViewing(kais, { ...draft, startsAt: await someStart(home) }, headers)
    expect(other.json()).toMatchObject({ code: 'idempotency_mismatch' })
    expect(await ofHome(home)).toHaveLength(1)
  })

  test('that overtakes an earlier try is not in its own way', async () => {
    const [home = 0] = await homes(1)
    const start = await someStart(home)
    const draft = viewingDraft(home, start)
    const lost = randomUUID()
    await askForViewing(kais, draft, { 'idempotency-key': lost })
    const again = await askForViewing(kais, { ...draft, name: 'Awa Fatou Diop' }, { 'x-form-replaces': lost })
    expect(again.statusCode, again.body).toBe(201)
    expect((await ofHome(home)).map(({ status }) => status).sort()).toEqual(['asked', 'cancelled'])
  })

  test('says at the field what is wrong with it, and keeps nothing', async () => {
    const [home = 0] = await homes(1)
    const fieldsOf = async (changes: object) =>
      Object.keys((await askForViewing(kais, { ...viewingDraft(home, ''), ...changes })).json().fields ?? {})
    expect(await fieldsOf({})).toEqual(['startsAt'])
    expect(await fieldsOf({ startsAt: 'tomorrow' })).toEqual(['startsAt'])
    expect(await fieldsOf({ startsAt: '2020-01-01T10:00:00Z' })).toEqual(['startsAt'])
    expect(await fieldsOf({ startsAt: await someStart(home), propertyId: null })).toEqual(['propertyId'])
    // A quarter past is nobody's time.
    const quarter = (await someStart(home)).replace(/:\d\d:00/, ':15:00')
    expect(await fieldsOf({ startsAt: quarter })).toEqual(['startsAt'])
    expect(await ofHome(home)).toEqual([])
  })

  test('with a zone that is none is taken without it', async () => {
    const [home = 0] = await homes(1)
    await bookViewing(kais, home, await someStart(home), { timeZone: 'Mars/Olympus' })
    expect((await ofHome(home))[0]?.timeZone).toBeNull()
  })
})

describe('A time that nobody confirmed', () => {
  test('is released by the desk’s clock once: the visitor is told, the lead still waits', async () => {
    const [home = 0] = await homes(1)
    const { id } = await bookViewing(kais, home, await someStart(home))
    await kais.db.update(viewings).set({ holdUntil: sql`now()` }).where(eq(viewings.id, id))
    await Promise.all([releaseSomeExpiredViewings(kais.db), releaseSomeExpiredViewings(kais.db)])
    expect((await ofHome(home))[0]).toMatchObject({ status: 'cancelled', cancelledBy: null, holdUntil: null })
    const entries = await kais.db.select().from(activities).where(eq(activities.viewingId, id))
    expect(entries.map(({ type, subject }) => [type, type === 'submission' || subject])).toEqual([
      ['submission', true],
      ['viewing-status', 'lapsed'],
    ])
    const news = (await kais.db.select().from(outbox)).filter(
      ({ kind, payload }) => kind === 'viewing-news' && payload.viewingId === id,
    )
    expect(news).toHaveLength(1)
    const [lead] = await kais.db
      .select()
      .from(leads)
      .where(eq(leads.id, entries[0]?.leadId ?? 0))
    expect(lead?.waitingSince).not.toBeNull()
  })

  test('of what was held back as spam is taken when it is let through, where it is still free', async () => {
    const [home = 0] = await homes(1)
    const release = async (id: number) =>
      kais.app.inject({ method: 'POST', url: `/api/admin/submissions/viewing/${id}/release`, headers: admin })
    const spam = async (start: string) =>
      (await askForViewing(kais, viewingDraft(home, start), { 'x-form-trap': 'https://buy.example' })).json().id
    const start = await someStart(home)
    const free = await spam(start)
    expect((await release(free)).statusCode).toBe(204)
    const late = await spam(start)
    expect((await release(late)).statusCode).toBe(204)
    const rows = await ofHome(home)
    expect(rows.find(({ id }) => id === free)).toMatchObject({
      status: 'asked',
      suspicion: null,
      adviserId: expect.any(Number),
    })
    expect(rows.find(({ id }) => id === late)).toMatchObject({
      status: 'cancelled',
      cancelledBy: null,
      suspicion: null,
    })
  })
})
