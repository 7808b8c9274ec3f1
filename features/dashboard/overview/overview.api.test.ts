import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { todayInDakar } from '#common/dakar-time.ts'
import { contactSubmissions } from '#features/enquiries/contact/contact-submission.table.server.ts'
import { userInquiries } from '#features/enquiries/inquiry/inquiry.table.server.ts'
import { leads } from '#features/enquiries/leads/lead.table.server.ts'
import { bookings } from '#features/mobility/hire/booking.table.server.ts'
import { dayAfter } from '#features/visits/period.ts'
import { addVisits } from '#features/visits/visit.repository.server.ts'
import { visitCounts } from '#features/visits/visit.table.server.ts'
import { makeProperty, signInAs } from '#tests/helpers/factories.ts'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import type { Overview } from './overview.public.ts'
import { mondays } from './read-overview.server.ts'

let kais: TestApp
let agent: { cookie: string }
let editor: { cookie: string }
let home: number

beforeAll(async () => {
  kais = await startTestApp()
  agent = await signInAs(kais, 'agent', 'agent')
  editor = await signInAs(kais, 'editor', 'editor')
  home = await makeProperty(kais)
  await makeProperty(kais, { isAvailable: false })
})
afterAll(() => kais.close())
beforeEach(async () => {
  for (const table of [leads, bookings, contactSubmissions, userInquiries, visitCounts]) await kais.db.delete(table)
})

async function overview(headers = agent, query = ''): Promise<Overview> {
  const answer = await kais.app.inject({ url: `/api/admin/overview${query}`, headers })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}

const today = todayInDakar()
const noon = new Date(`${today}T12:00Z`)
const daysAgo = (days: number) => new Date(noon.getTime() - days * 86_400_000)
const person = { name: 'Awa', email: 'awa@example.com' }
const visitor = { ...person, locale: 'en' } as const

test('The figures count properties, leads and bookings, those of this month apart', async () => {
  const lastMonth = new Date(`${today.slice(0, 7)}-01T00:00Z`)
  lastMonth.setUTCMinutes(-1)
  const thisMonth = new Date(`${today.slice(0, 7)}-01T00:00Z`)
  await kais.db.insert(leads).values([
    { status: 'new', createdAt: thisMonth },
    { status: 'qualified', createdAt: lastMonth },
    { status: 'won', createdAt: thisMonth },
    { status: 'lost', createdAt: lastMonth },
  ])
  await kais.db.insert(bookings).values([
    { ...person, type: 'vehicle-rental', createdAt: thisMonth },
    { ...person, type: 'vehicle-rental', status: 'completed', createdAt: lastMonth },
    { ...person, type: 'vehicle-rental', suspicion: 'trap', createdAt: thisMonth },
  ])
  expect(await overview()).toMatchObject({
    properties: { total: 2, available: 1 },
    leads: { total: 4, newThisMonth: 2, pending: 2 },
    bookings: { total: 2, newThisMonth: 1, completed: 1 },
    funnel: { new: 1, contacted: 0, qualified: 1, negotiation: 0, won: 1, lost: 1 },
  })
})

test('Enquiries are counted by week and line, whichever form they came through; what looks like spam is not', async () => {
  const contact = (type: (typeof contactSubmissions.$inferInsert)['type'], formData = {}, more = {}) => ({
    ...person,
    type,
    formData,
    createdAt: noon,
    ...more,
  })
  await kais.db
    .insert(contactSubmissions)
    .values([
      contact('relocation'),
      contact('concierge'),
      contact('design-consultation'),
      contact('media-partnership'),
      contact('general', { serviceInterest: 'real-estate' }),
      contact('general', { serviceInterest: 'investments' }),
      contact('general', { serviceInterest: 'something invented' }),
      contact('general', { serviceInterest: 'mobility' }, { suspicion: 'haste' }),
      contact('relocation', {}, { createdAt: daysAgo(7) }),
      contact('relocation', {}, { createdAt: daysAgo(200) }),
    ])
  const inquiry = { ...visitor, subject: 'A home', createdAt: noon }
  await kais.db.insert(userInquiries).values([
    { ...inquiry, inquiryType: 'viewing', propertyId: home },
    { ...inquiry, inquiryType: 'investment' },
  ])
  await kais.db.insert(bookings).values({ ...person, type: 'vehicle-rental', createdAt: noon })

  const { enquiries } = await overview()
  expect(enquiries).toHaveLength(12)
  expect(enquiries?.at(-1)).toEqual({
    week: mondays(1)[0],
    byLine: { nest: 3, experience: 2, mobility: 1, media: 1, invest: 2, general: 1 },
  })
  expect(enquiries?.at(-2)?.byLine).toEqual({ nest: 0, experience: 1, mobility: 0, media: 0, invest: 0, general: 0 })
  expect((await overview(agent, '?weeks=4')).enquiries).toHaveLength(4)
})

test('A week begins on Monday', () => {
  expect(mondays(2, '2026-11-16')).toEqual(['2026-11-09', '2026-11-16'])
  expect(mondays(1, '2026-11-22')).toEqual(['2026-11-16'])
  expect(mondays(1, '2027-01-01')).toEqual(['2026-12-28'])
})

test('The time to the first answer counts whoever wrote through the site in the last 90 days', async () => {
  const lead = (minutes: number | null, more: Partial<typeof leads.$inferInsert> = {}) => ({
    source: 'website',
    createdAt: daysAgo(10),
    firstAnsweredAt: minutes === null ? null : new Date(daysAgo(10).getTime() + minutes * 60_000),
    ...more,
  })
  expect((await overview()).firstAnswers).toEqual({
    medianMinutes: null,
    within: { 15: 0, 60: 0, 240: 0, 1440: 0 },
    later: 0,
    unanswered: 0,
  })
  await kais.db
    .insert(leads)
    .values([
      lead(0),
      lead(14),
      lead(15),
      lead(100),
      lead(1_440),
      lead(null),
      lead(3, { source: 'phone' }),
      lead(3, { createdAt: daysAgo(120) }),
    ])
  expect((await overview()).firstAnswers).toEqual({
    medianMinutes: 15,
    within: { 15: 2, 60: 1, 240: 1, 1440: 0 },
    later: 1,
    unanswered: 1,
  })
})

test('The most viewed listings and the sites visits come from are those of the last 30 days', async () => {
  const path = `/property/${home}`
  await addVisits(kais.db, [
    { day: today, path, locale: 'en', source: 'google.com', visits: 3 },
    { day: today, path, locale: 'fr', source: 'internal', visits: 2 },
    { day: today, path: '/', locale: 'en', source: 'direct', visits: 4 },
    { day: today, path: '/property/999999', locale: 'en', source: 'direct', visits: 8 },
    { day: dayAfter(today, -30), path, locale: 'en', source: 'old.example', visits: 99 },
  ])
  const { listings, arrivals } = await overview()
  expect(listings).toMatchObject([{ path, title: 'House of the baobab', visits: 5, enquiries: 0 }])
  expect(arrivals).toEqual({
    total: 15,
    sources: [
      { source: 'direct', visits: 12 },
      { source: 'google.com', visits: 3 },
    ],
    rest: 0,
  })
})

test('Staff who do not read enquiries are told nothing of them', async () => {
  await kais.db.insert(leads).values({ status: 'new' })
  expect(await overview(editor)).toMatchObject({
    properties: { total: 2 },
    leads: null,
    bookings: null,
    enquiries: null,
    funnel: null,
    firstAnswers: null,
  })
  expect((await kais.app.inject('/api/admin/overview')).statusCode).toBe(401)
  for (const weeks of ['0', '53', 'many'])
    expect((await kais.app.inject({ url: `/api/admin/overview?weeks=${weeks}`, headers: agent })).statusCode).toBe(400)
})

test('Fifty thousand of each are counted while one waits', async () => {
  const many = sql`generate_series(1, 50000) as n`
  const when = sql`now() - (n % 400) * interval '1 day'`
  // Words are not searched here, and to fill their indexes takes long.
  await kais.db.execute(sql`drop index contact_submissions_words, leads_words`)
  await kais.db.execute(
    sql`insert into ${contactSubmissions} (type, name, email, message, created_at) select 'relocation', 'Awa ' || n, n || '@example.com', repeat('word ', 60), ${when} from ${many}`,
  )
  await kais.db.execute(
    sql`insert into ${leads} (first_name, email, source, status, first_answered_at, created_at) select 'Awa', n || '@example.com', 'website', 'contacted', ${when} + (n % 3000) * interval '1 minute', ${when} from ${many}`,
  )
  await kais.db.execute(
    sql`insert into ${visitCounts} (day, path, locale, source, visits) select (${when})::date, '/property/' || n, 'en', 'direct', 1 from ${many}`,
  )
  await kais.db.execute(sql`analyze`)
  await overview()
  const began = performance.now()
  const { leads: counted } = await overview()
  expect(counted?.total).toBe(50_000)
  expect(performance.now() - began).toBeLessThan(1_000)
}, 60_000)
