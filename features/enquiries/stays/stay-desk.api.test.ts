import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { todayInDakar } from '#common/dakar-time.ts'
import { properties } from '#features/nest/property.table.server.ts'
import { insertCalendarFeed } from '#features/nest/stays/calendar-feeds/calendar-feed.repository.server.ts'
import { holdNights } from '#features/nest/stays/held-nights.repository.server.ts'
import { addDays } from '#features/nest/stays/stay-days.ts'
import { stayTermsSchema } from '#features/nest/stays/stay-terms.schema.ts'
import { readCsv } from '#tests/helpers/desk.ts'
import { signInAs } from '#tests/helpers/factories.ts'
import { makeLetHome, makeStay } from '#tests/helpers/stay-rows.ts'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import type { Cleaning } from './read-cleaning.server.ts'
import type { Occupancy } from './read-occupancy.server.ts'
import type { BoardStay, StayBoard } from './read-stay-board.server.ts'
import type { StaffStay } from './stay.public.ts'
import { stayReference } from './stay-reference.ts'

let kais: TestApp
let agent: { cookie: string }

beforeAll(async () => {
  kais = await startTestApp()
  agent = await signInAs(kais, 'agent', 'agent')
})
afterAll(() => kais.close())

async function ask<Answer>(url: string, headers: object = {}): Promise<Answer> {
  const answer = await kais.app.inject({ url, headers: { ...agent, ...headers } })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}
const ids = (stays: readonly { id: number }[]) => stays.map(({ id }) => id)

describe('The list of stays', () => {
  test('is newest first, page by page, and says how many there are', async () => {
    const propertyId = await makeLetHome(kais)
    const made: number[] = []
    for (const day of [1, 4, 7])
      made.push(await makeStay(kais, { propertyId, arrival: `2032-05-0${day}`, departure: `2032-05-0${day + 2}` }))
    const url = `/api/admin/stays?propertyId=${propertyId}&limit=2`
    const answer = await kais.app.inject({ url, headers: agent })
    expect(answer.headers['x-total-count']).toBe('3')
    expect(ids(answer.json())).toEqual([made[2], made[1]])
    const next = /<([^>]+)>; rel="next"/.exec(String(answer.headers.link))?.[1] ?? ''
    expect(ids(await ask(next))).toEqual([made[0]])
  })

  test('is narrowed by words, number, reference, status, home and month', async () => {
    const propertyId = await makeLetHome(kais)
    const stay = { propertyId, name: 'Aïssatou Bâ', phone: '+221 76 555 44 33' }
    const over = await makeStay(kais, { ...stay, arrival: '2032-06-29', departure: '2032-07-02' })
    const held = await makeStay(kais, {
      ...{ propertyId, name: 'Somebody else', phone: null, arrival: '2032-08-01', departure: '2032-08-03' },
      ...{ status: 'declined', suspicion: 'trap' },
    })
    const found = async (query: string) =>
      ids(await ask<StaffStay[]>(`/api/admin/stays?propertyId=${propertyId}&${query}`))
    expect(await found('search=aissatou')).toEqual([over])
    expect(await found('search=76%20555%2044')).toEqual([over])
    expect(await found(`search=${stayReference(over).toLowerCase()}`)).toEqual([over])
    expect(await found('status=declined')).toEqual([held])
    expect(await found('held=true')).toEqual([held])
    expect(await found('month=2032-06')).toEqual([over])
    expect(await found('month=2032-07')).toEqual([over])
    expect(await found('month=2032-08')).toEqual([held])
    // The day they leave is nobody's night.
    await makeStay(kais, { propertyId, arrival: '2032-09-28', departure: '2032-10-01' })
    expect(await found('month=2032-10')).toEqual([])
    const answer = await kais.app.inject({ url: '/api/admin/stays?month=2032-13', headers: agent })
    expect(answer.json().fields).toEqual({ month: 'Please choose a month, such as 2027-03.' })
  })
})

describe('The board', () => {
  test('has who comes, who leaves, who is there, what is blocked, and no more than a week of it', async () => {
    const day = '2033-03-10'
    const at = (by: number) => addDays(day, by)
    const stay = async (from: number, to: number, more: object = {}) =>
      makeStay(kais, { propertyId: await makeLetHome(kais), arrival: at(from), departure: at(to), ...more })
    const [comes, leaves, stays] = [await stay(0, 3), await stay(-3, 0), await stay(-1, 9)]
    const later = await stay(7, 12)
    await stay(8, 12)
    await stay(-9, -1)
    await stay(1, 2, { status: 'cancelled' })
    const home = await makeLetHome(kais, { title: 'Villa Teranga' })
    const block = { propertyId: home, from: at(-4), to: at(0), reason: 'Painters' }
    await kais.app.inject({ method: 'POST', url: '/api/admin/held-nights', payload: block, headers: agent })

    const board = await ask<StayBoard>(`/api/admin/stay-board?day=${day}`)
    expect([board.day, board.lastDay]).toEqual([day, at(7)])
    expect(ids(board.arrivals)).toEqual([comes, later])
    expect(ids(board.departures)).toEqual([leaves, comes])
    expect(ids(board.inHouse)).toEqual([stays])
    expect(board.blocks).toMatchObject([{ ...block, homeTitle: 'Villa Teranga' }])
    expect(board.arrivals[0]).toMatchObject({
      reference: stayReference(comes),
      phone: '+221 77 000 00 00',
      checkIn: '15:00',
      checkOut: '11:00',
      nights: 3,
      total: '300000.00',
    })
  })

  test('of today has the requests, the one that is over soonest first, and those whose time is over', async () => {
    const arrival = addDays(todayInDakar(), 20)
    const ask = async (more: object) =>
      makeStay(kais, {
        ...{ propertyId: await makeLetHome(kais), arrival, departure: addDays(arrival, 2), status: 'pending' as const },
        ...more,
      })
    const [late, soon] = [await ask({ holdHours: 40 }), await ask({ holdHours: 2 })]
    const over = await ask({ holdHours: -1 })
    const expired = await ask({ status: 'expired' })
    await ask({ holdHours: 3, suspicion: 'trap' })
    // The dates that were asked for are over, those that we offered are not.
    const past = { arrival: addDays(todayInDakar(), -4), departure: addDays(todayInDakar(), -2) }
    const proposal = {
      arrival,
      departure: addDays(arrival, 2),
      quote: { nights: 2, lines: [], total: '1', deposit: null },
    }
    const offered = await ask({ ...past, status: 'proposed', holdHours: 50, proposal: { ...proposal, note: null } })
    await ask({ ...past, status: 'proposed', holdHours: 60, proposal: { ...proposal, ...past, note: null } })
    const board: StayBoard = (await kais.app.inject({ url: '/api/admin/stay-board', headers: agent })).json()
    expect(board.day).toBe(todayInDakar())
    expect(ids(board.requests)).toEqual([soon, late, offered])
    expect(ids(board.expired)).toEqual([over, expired])
    expect(board.requests[0]).toMatchObject({ status: 'pending', awaitsVisitor: false } satisfies Partial<BoardStay>)
    expect(Date.parse(board.requests[0]?.holdUntil ?? '')).toBeGreaterThan(Date.now())
  })
})

test('Occupancy counts nights and income by home and month, without blocked nights, tax and deposits', async () => {
  const propertyId = await makeLetHome(kais, { title: 'A villa' })
  await kais.db.update(properties).set({ createdAt: new Date('2034-02-10T09:00Z') })
  const terms = stayTermsSchema.parse({ cleaningFee: '20000', deposit: '500000' })
  const quote = {
    nights: 4,
    total: '428000.00',
    deposit: '500000.00',
    lines: [
      { item: 'nights', nights: 4, price: '100000.00', amount: '400000.00' } as const,
      { item: 'cleaning', amount: '20000.00' } as const,
      { item: 'tourist-tax', guests: 2, nights: 4, price: '1000', amount: '8000.00' } as const,
    ],
  }
  await makeStay(kais, { propertyId, arrival: '2034-02-26', departure: '2034-03-02', terms, quote })
  const block = { propertyId, from: '2034-03-20', to: '2034-03-29', reason: 'Owner' }
  await kais.app.inject({ method: 'POST', url: '/api/admin/held-nights', payload: block, headers: agent })

  const { homes, months } = await ask<Occupancy>('/api/admin/occupancy?from=2034-02&to=2034-03')
  expect(months).toEqual(['2034-02', '2034-03'])
  expect(homes.find((home) => home.propertyId === propertyId)?.months).toEqual([
    { month: '2034-02', available: 19, sold: 3, blocked: 0, elsewhere: 0, income: '315000.00', tax: '6000.00' },
    { month: '2034-03', available: 21, sold: 1, blocked: 10, elsewhere: 0, income: '105000.00', tax: '2000.00' },
  ])
  const tooLong = await kais.app.inject({ url: '/api/admin/occupancy?from=2034-02&to=2036-02', headers: agent })
  expect(tooLong.json().fields).toEqual({ to: 'At most 24 months at a time, please.' })
})

test('The statement of a home has each stay of the month and their sum, with our fee, and names no guest', async () => {
  const propertyId = await makeLetHome(kais)
  const over = await makeStay(kais, { propertyId, arrival: '2034-04-29', departure: '2034-05-02', name: 'Fatou' })
  const cancelled = await makeStay(kais, {
    ...{ propertyId, arrival: '2034-04-03', departure: '2034-04-05', status: 'cancelled', keptPercent: 50 },
  })
  await makeStay(kais, { propertyId, arrival: '2034-04-10', departure: '2034-04-12', status: 'declined' })
  const url = `/api/admin/stay-statement?propertyId=${propertyId}&month=2034-04`
  const answer = await kais.app.inject({ url, headers: agent })
  expect(answer.headers['content-disposition']).toMatch(/filename="statement-\d+-2034-04-\d{4}-\d\d-\d\d\.csv"/)
  const [heads, ...lines] = readCsv(answer.body.slice(1))
  expect(heads?.at(-2)).toBe('Management fee, 15% of the rental (FCFA)')
  expect(lines).toEqual([
    [`${stayReference(cancelled)} (cancelled)`, '2034-04-03', '2034-04-05', '0', '100000', '0', '0', '15000', '85000'],
    [stayReference(over), '2034-04-29', '2034-05-02', '2', '200000', '0', '0', '30000', '170000'],
    ['Total', '', '', '2', '300000', '0', '0', '45000', '255000'],
  ])
  expect(answer.body).not.toContain('Fatou')
  const nowhere = await kais.app.inject({
    url: '/api/admin/stay-statement?propertyId=999999&month=2034-04',
    headers: agent,
  })
  expect(nowhere.statusCode).toBe(404)
})

test('The statements of a home that is deleted can still be taken, by the name that its stays kept', async () => {
  const homeTitle = 'Résidence d’hier & Fils'
  const propertyId = await makeLetHome(kais, { title: homeTitle })
  const stay = await makeStay(kais, { propertyId, homeTitle, arrival: '2034-09-03', departure: '2034-09-05' })
  await kais.db.delete(properties).where(eq(properties.id, propertyId))
  const statement = (query: string) =>
    kais.app.inject({ url: `/api/admin/stay-statement?month=2034-09&${query}`, headers: agent })
  const answer = await statement(`deletedHome=${encodeURIComponent(homeTitle)}`)
  expect(answer.headers['content-disposition']).toMatch(/filename="statement-deleted-home-2034-09-/)
  expect(readCsv(answer.body.slice(1))[1]).toEqual([
    ...[stayReference(stay), '2034-09-03', '2034-09-05', '2', '200000', '0', '0', '30000', '170000'],
  ])
  expect((await statement('deletedHome=Nowhere')).statusCode).toBe(404)
  expect((await statement(`propertyId=${propertyId}`)).statusCode).toBe(404)
  expect((await statement('')).statusCode).toBe(400)
  expect((await statement('propertyId=1&deletedHome=Nowhere')).statusCode).toBe(400)
  // A home that is there has statements of its own, whatever it is called.
  await makeLetHome(kais, { title: 'Still here' })
  expect((await statement('deletedHome=Still%20here')).statusCode).toBe(404)
})

test('The cleaning list says when a home is free, when the next guests come, and how long there is in between', async () => {
  const propertyId = await makeLetHome(kais, { title: '=Villa()', titleFr: null })
  const terms = stayTermsSchema.parse({ checkIn: '16:00', checkOut: '10:00', preparationDays: 1 })
  const home = { propertyId, homeTitle: '=Villa()', terms }
  const first = await makeStay(kais, { ...home, arrival: '2034-07-01', departure: '2034-07-04' })
  const next = await makeStay(kais, { ...home, arrival: '2034-07-05', departure: '2034-07-20', guests: 4 })
  await makeStay(kais, { ...home, arrival: '2034-07-25', departure: '2034-07-28' })
  const days = 'from=2034-07-04&to=2034-07-20'
  const list = await ask<Cleaning[]>(`/api/admin/cleaning?${days}`)
  expect(list).toMatchObject([
    { stayId: first, departure: '2034-07-04', checkOut: '10:00', guests: 2, preparationDays: 1 },
    { stayId: next, departure: '2034-07-20', next: { arrival: '2034-07-25', hours: 126 } },
  ])
  expect(list[0]?.next).toEqual({
    ...{ stayId: next, calendar: null, guests: 4 },
    ...{ arrival: '2034-07-05', checkIn: '16:00', hours: 30 },
  })
  expect(JSON.stringify(list)).not.toContain('Awa')

  const csv = await kais.app.inject({ url: `/api/admin/cleaning.csv?${days}`, headers: agent })
  // What somebody wrote as a title is no formula of ours.
  expect(readCsv(csv.body.slice(1))[1]?.slice(0, 6)).toEqual([
    '2034-07-04',
    '10:00',
    "'=Villa()",
    '2',
    '2034-07-05',
    '16:00',
  ])
})

describe('The cleaning list knows the other calendars of a home', () => {
  /** What it keeps of the home's calendar; what has no name there are the days in which the home is made ready. */
  async function calendarOf(propertyId: number, held: { from: string; until: string; feedUid: string | null }[]) {
    const url = 'https://calendar.example/secret.ics'
    const { id: feedId } = await insertCalendarFeed(kais.db, { propertyId, name: 'Airbnb', url })
    for (const nights of held) await holdNights(kais.db, { ...nights, propertyId, feedId })
  }
  const ofHome = async (propertyId: number, from: string, to: string) =>
    (await ask<Cleaning[]>(`/api/admin/cleaning?from=${from}&to=${to}`)).filter((one) => one.propertyId === propertyId)

  test('a home is free when their nights end, and has to be ready when theirs begin or ours do', async () => {
    const homeTitle = 'House of two calendars'
    const propertyId = await makeLetHome(kais, { title: homeTitle })
    const dates = { arrival: '2035-05-03', departure: '2035-05-06' }
    const stayId = await makeStay(kais, { propertyId, homeTitle, ...dates })
    await calendarOf(propertyId, [
      { feedUid: 'first', from: '2035-05-01', until: '2035-05-03' },
      { feedUid: 'second', from: '2035-05-06', until: '2035-05-09' },
    ])
    const list = await ofHome(propertyId, '2035-05-03', '2035-05-09')
    const calendar = { stayId: null, reference: null, calendar: 'Airbnb', guests: null }
    expect(list).toMatchObject([
      { ...calendar, departure: '2035-05-03', checkOut: '11:00', homeTitle },
      { stayId, calendar: null, departure: '2035-05-06', guests: 2 },
      { ...calendar, departure: '2035-05-09', next: null },
    ])
    expect(list[0]?.next).toMatchObject({ stayId, calendar: null, arrival: '2035-05-03', guests: 2, hours: 4 })
    expect(list[1]?.next).toEqual({
      ...{ stayId: null, calendar: 'Airbnb', guests: null },
      ...{ arrival: '2035-05-06', checkIn: '15:00', hours: 4 },
    })
    const days = 'from=2035-05-03&to=2035-05-09'
    const csv = await kais.app.inject({ url: `/api/admin/cleaning.csv?${days}`, headers: agent })
    expect(
      readCsv(csv.body.slice(1))
        .slice(1, 3)
        .map((line) => line.slice(0, 7)),
    ).toEqual([
      ['2035-05-03', '11:00', homeTitle, 'nights of the calendar Airbnb', '2035-05-03', '15:00', '2'],
      ['2035-05-06', '11:00', homeTitle, '2', '2035-05-06', '15:00', 'nights of the calendar Airbnb'],
    ])
  })

  test('the days in which a home is made ready after their guests are nobody’s arrival, and end nothing', async () => {
    const propertyId = await makeLetHome(kais, { stayTerms: stayTermsSchema.parse({ preparationDays: 2 }) })
    await calendarOf(propertyId, [
      { feedUid: 'one', from: '2035-06-01', until: '2035-06-05' },
      { feedUid: null, from: '2035-06-05', until: '2035-06-07' },
    ])
    expect(await ofHome(propertyId, '2035-06-01', '2035-06-30')).toMatchObject([
      { calendar: 'Airbnb', departure: '2035-06-05', preparationDays: 2, next: null },
    ])
  })
})
