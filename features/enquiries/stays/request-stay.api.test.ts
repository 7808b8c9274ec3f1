import { randomUUID } from 'node:crypto'
import { count, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calendarFeeds } from '#features/nest/stays/calendar-feeds/calendar-feed.table.server.ts'
import { heldNights } from '#features/nest/stays/held-night.table.server.ts'
import { stays } from '#features/nest/stays/stay.table.server.ts'
import { outbox } from '#platform/mail/outbox.table.server.ts'
import { makeProperty, someone } from '#tests/helpers/factories.ts'
import { dayAhead, makeStayHome, requestStay, stayDraft } from '#tests/helpers/stays.ts'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import { activities } from '../leads/lead.table.server.ts'
import type { StayReceipt } from './submit-stay.server.ts'

let kais: TestApp

beforeAll(async () => {
  kais = await startTestApp()
})
afterAll(() => kais.close())

const countOf = async (propertyId: number) => kais.db.$count(stays, eq(stays.propertyId, propertyId))

async function stored(propertyId: number) {
  const [row] = await kais.db.select().from(stays).where(eq(stays.propertyId, propertyId))
  return row
}

describe('The nights of one home', () => {
  test('go to exactly one of 200 who ask for them at the same moment; the others are told, with the nearest free dates', async () => {
    const home = await makeStayHome(kais)
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, position) => requestStay(kais, stayDraft(home, { name: `Guest ${position}` }))),
    )
    const refused = answers.filter(({ statusCode }) => statusCode !== 201)
    expect(refused).toHaveLength(199)
    for (const answer of refused) {
      expect(answer.statusCode, answer.body).toBe(409)
      expect(answer.json()).toMatchObject({
        code: 'nights_taken',
        fields: { arrival: 'Some of these nights are already taken. Please choose other dates.' },
        offers: { nearest: expect.arrayContaining([{ arrival: dayAhead(27), departure: dayAhead(30) }]) },
      })
    }
    expect(await countOf(home)).toBe(1)
    expect(await kais.db.$count(heldNights, eq(heldNights.propertyId, home))).toBe(1)
  })

  test('are kept by the database even from code that forgets to ask', async () => {
    const home = await makeStayHome(kais)
    await requestStay(kais, stayDraft(home))
    const nights = `[${dayAhead(32)},${dayAhead(40)})`
    await expect(kais.db.insert(heldNights).values({ propertyId: home, nights })).rejects.toMatchObject({
      cause: { constraint: 'held_nights_one_at_a_time' },
    })
    const after = `[${dayAhead(33)},${dayAhead(40)})`
    await expect(kais.db.insert(heldNights).values({ propertyId: home, nights: after })).resolves.toBeDefined()
  })

  test('go to the booking of another calendar that waited for them, once the time of the request before is over', async () => {
    const home = await makeStayHome(kais)
    const { id } = (await requestStay(kais, stayDraft(home))).json<StayReceipt>()
    const booked = { uid: 'a@airbnb.com', from: dayAhead(30), until: dayAhead(33), kind: 'booking' } as const
    const feed = { propertyId: home, name: 'Airbnb', url: 'https://airbnb.example/a.ics', events: [booked] }
    await kais.db.insert(calendarFeeds).values(feed)
    await kais.db.update(heldNights).set({ holdUntil: sql`now()` }).where(eq(heldNights.stayId, id))
    expect((await requestStay(kais, stayDraft(home))).json()).toMatchObject({ code: 'nights_taken' })
    expect(await countOf(home)).toBe(1)
  })

  test('are kept with the days of preparation after them', async () => {
    const home = await makeStayHome(kais, { preparationDays: 2 })
    await requestStay(kais, stayDraft(home))
    const next = (arrival: string, departure: string) => requestStay(kais, stayDraft(home, { arrival, departure }))
    expect((await next(dayAhead(34), dayAhead(36))).statusCode).toBe(409)
    expect((await next(dayAhead(35), dayAhead(36))).statusCode).toBe(201)
    // Their own preparation would reach into the first stay.
    expect((await next(dayAhead(27), dayAhead(29))).statusCode).toBe(409)
  })

  test('are not kept from people by what looks like spam', async () => {
    const home = await makeStayHome(kais)
    expect((await requestStay(kais, stayDraft(home), { 'x-form-trap': 'https://buy.example' })).statusCode).toBe(201)
    expect((await requestStay(kais, stayDraft(home))).statusCode).toBe(201)
    const rows = await kais.db
      .select({ id: stays.id, suspicion: stays.suspicion })
      .from(stays)
      .where(eq(stays.propertyId, home))
    expect(rows.map(({ suspicion }) => suspicion).sort()).toEqual([null, 'trap'].sort())
    expect(await kais.db.$count(heldNights, eq(heldNights.propertyId, home))).toBe(1)
  })
})

describe('A request', () => {
  test('is a stay with a reference, a lead, a timeline, two letters and a page of its own', async () => {
    const home = await makeStayHome(kais, { cleaningFee: '15000', deposit: '100000' })
    const answer = await requestStay(kais, stayDraft(home, { message: 'We land at dawn.' }), {
      'content-language': 'fr',
    })
    expect(answer.statusCode, answer.body).toBe(201)
    const receipt = answer.json<StayReceipt & { confirmation: object }>()
    expect(receipt).toMatchObject({
      reference: expect.stringMatching(/^KS-\d{4}-\d{4}$/),
      address: expect.stringMatching(/^\/stay\/\d+-[\da-f]{32}$/),
      awaitsConfirmation: false,
      confirmation: { title: 'Nous avons votre demande', page: receipt.address },
    })
    expect((Date.parse(receipt.heldUntil ?? '') - Date.now()) / 3_600_000).toBeCloseTo(24, 1)
    const tax = 2 * 3 * 1_000
    expect(await stored(home)).toMatchObject({
      status: 'pending',
      quote: { nights: 3, total: `${180_000 + 15_000 + tax}.00`, deposit: '100000.00' },
    })
    const [entry] = await kais.db.select().from(activities).where(eq(activities.stayId, receipt.id))
    expect(entry).toMatchObject({ type: 'submission', subject: 'House of the baobab', description: 'We land at dawn.' })
    const letters = await kais.db.select().from(outbox)
    const own = letters.filter(({ payload }) => payload.stayId === receipt.id).map(({ kind }) => kind)
    expect(own.sort()).toEqual(['stay-acknowledgement', 'stay-staff-notice'])
  })

  test('whose answer was lost finds the same stay, and the same key with other dates is refused', async () => {
    const home = await makeStayHome(kais)
    const draft = stayDraft(home)
    const key = { 'idempotency-key': randomUUID() }
    const [first, again] = [await requestStay(kais, draft, key), await requestStay(kais, draft, key)]
    expect(again.json<StayReceipt>().id).toBe(first.json<StayReceipt>().id)
    expect(await countOf(home)).toBe(1)
    const other = await requestStay(kais, { ...draft, departure: dayAhead(35) }, key)
    expect(other.statusCode).toBe(409)
  })

  test('takes the place of an earlier try of the same form whose answer was lost', async () => {
    const home = await makeStayHome(kais)
    const draft = stayDraft(home)
    const [lost, now] = [randomUUID(), randomUUID()]
    await requestStay(kais, draft, { 'idempotency-key': lost })
    const corrected = await requestStay(
      kais,
      { ...draft, guests: 3 },
      { 'idempotency-key': now, 'x-form-replaces': lost },
    )
    expect(corrected.statusCode, corrected.body).toBe(201)
    const rows = await kais.db
      .select({ status: stays.status, guests: stays.guests })
      .from(stays)
      .where(eq(stays.propertyId, home))
    expect(rows).toEqual(
      expect.arrayContaining([
        { status: 'cancelled', guests: 2 },
        { status: 'pending', guests: 3 },
      ]),
    )
  })

  test.each<[string, object, Record<string, RegExp>]>([
    ['in the past', { arrival: dayAhead(-3) }, { arrival: /in the past/ }],
    ['that ends before it begins', { departure: dayAhead(29) }, { departure: /before the arrival/ }],
    ['of no night', { departure: dayAhead(30) }, { departure: /before the arrival/ }],
    ['for nobody', { guests: 0 }, { guests: /1 or above/ }],
    ['for 99', { guests: 99 }, { guests: /: 4 at most/ }],
    ['for two and a half', { guests: 2.5 }, { guests: /1 or above/ }],
    ['shorter than the home allows', { departure: dayAhead(31) }, { departure: /at least 2/ }],
    [
      'more than a year ahead',
      { arrival: dayAhead(380), departure: dayAhead(384) },
      { arrival: /up to 12 months ahead/ },
    ],
    ['on a day that is none', { arrival: '2027-02-31' }, { arrival: /date/ }],
    ['without dates', { arrival: '', departure: '' }, { arrival: /fill this in/, departure: /fill this in/ }],
    ['without an address', { email: 'awa' }, { email: /complete/ }],
    ['at a home that is not there', { propertyId: 2_000_000_000 }, { propertyId: /no longer on the site/ }],
  ])('%s is refused with a sentence at the field, and nothing is kept', async (_what, changes, fields) => {
    const home = await makeStayHome(kais, {}, { minNights: 2 })
    const before = await kais.db.select({ all: count() }).from(stays)
    const answer = await requestStay(kais, { ...stayDraft(home), ...changes })
    expect(answer.statusCode, answer.body).toBe(400)
    const said = answer.json<{ fields: Record<string, string> }>().fields
    expect(Object.keys(said).sort()).toEqual(Object.keys(fields).sort())
    for (const [name, sentence] of Object.entries(fields)) expect(said[name]).toMatch(sentence)
    expect(await kais.db.select({ all: count() }).from(stays)).toEqual(before)
  })

  test('at a home that is for sale, or let on request only, or not on the site, is refused', async () => {
    const homes = [
      await makeProperty(kais),
      await makeStayHome(kais, {}, { stayTerms: null }),
      await makeStayHome(kais, {}, { isAvailable: false }),
    ]
    for (const home of homes) {
      const answer = await requestStay(kais, stayDraft(home))
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toMatchObject({ fields: { propertyId: expect.any(String) } })
      expect(await countOf(home)).toBe(0)
    }
  })
})

test('One person may have three stays waiting for our answer, cars counted in, and is asked to write for a fourth', async () => {
  const email = someone()
  for (let n = 1; n <= 3; n++)
    expect((await requestStay(kais, stayDraft(await makeStayHome(kais), { email }))).statusCode).toBe(201)
  const home = await makeStayHome(kais)
  const fourth = await requestStay(kais, stayDraft(home, { email: email.toUpperCase() }))
  expect(fourth.statusCode).toBe(409)
  expect(fourth.json()).toMatchObject({ code: 'too_many_holds', fields: { arrival: expect.any(String) } })
  expect(await countOf(home)).toBe(0)
})
