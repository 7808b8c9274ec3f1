import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { userInquiries } from '#features/enquiries/inquiry/inquiry.table.server.ts'
import { articleDraft, contactDraft, makeProperty, signInAs } from '#tests/helpers/factories.ts'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import { dayAfter, lastDays } from './period.ts'
import { startVisitCounter, type Visit } from './start-visit-counter.server.ts'
import type { VisitReport } from './visit.public.ts'
import { addVisits, foldMonths } from './visit.repository.server.ts'
import { visitCounts } from './visit.table.server.ts'

const READER = {
  'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
  'content-type': 'text/plain;charset=UTF-8',
}
const today = lastDays(1).to

let kais: TestApp
let editor: { cookie: string }
let agent: { cookie: string }
let home: number

beforeAll(async () => {
  kais = await startTestApp()
  editor = await signInAs(kais, 'editor', 'editor')
  agent = await signInAs(kais, 'agent', 'agent')
  home = await makeProperty(kais)
})
afterAll(() => kais.close())
beforeEach(() => kais.db.delete(visitCounts))

async function open(path: string, { referrer = '', headers = {} } = {}) {
  const answer = await kais.app.inject({
    method: 'POST',
    url: '/api/visits',
    headers: { host: 'kais.example', ...READER, ...headers },
    payload: JSON.stringify({ path, referrer }),
  })
  expect(answer.statusCode).toBe(204)
  expect(answer.body).toBe('')
  expect(answer.cookies).toEqual([])
}

async function report(headers = editor, days = 30): Promise<VisitReport> {
  const answer = await kais.app.inject({ url: `/api/admin/visits?days=${days}`, headers })
  expect(answer.statusCode).toBe(200)
  return answer.json()
}

/** Reading the report writes down what was counted so far. */
async function stored() {
  await report()
  return kais.db.select().from(visitCounts).orderBy(visitCounts.path, visitCounts.locale, visitCounts.source)
}

test('A page opened twice is one row with the number two', async () => {
  await open('/kais-nest')
  await open('/kais-nest/')
  expect(await stored()).toEqual([{ day: today, path: '/kais-nest', locale: 'en', source: 'direct', visits: 2 }])
  await open('/kais-nest')
  expect(await stored()).toMatchObject([{ visits: 3 }])
})

test('It knows the language read and the site somebody came from, and nothing else', async () => {
  await open(`/fr/property/${home}`, { referrer: 'https://www.google.com/search?q=ngor' })
  await open('/contact', { referrer: 'https://kais.example/fr' })
  await open('/contact', { headers: { 'accept-language': 'fr-SN' } })
  await open('/contact', { headers: { 'accept-language': 'fr', cookie: 'kais_language=en' } })
  expect(await stored()).toEqual([
    { day: today, path: '/contact', locale: 'en', source: 'direct', visits: 1 },
    { day: today, path: '/contact', locale: 'en', source: 'internal', visits: 1 },
    { day: today, path: '/contact', locale: 'fr', source: 'direct', visits: 1 },
    { day: today, path: `/property/${home}`, locale: 'fr', source: 'google.com', visits: 1 },
  ])
  expect(Object.keys(visitCounts).toSorted()).toEqual(['day', 'enableRLS', 'locale', 'path', 'source', 'visits'])
})

test('Programs, staff, and whoever asked not to be followed are not counted', async () => {
  await open('/', { headers: { 'user-agent': 'Googlebot/2.1' } })
  await open('/', { headers: { dnt: '1' } })
  await open('/', { headers: { 'sec-gpc': '1' } })
  await open('/', { headers: { 'sec-purpose': 'prefetch;prerender' } })
  await open('/', { headers: editor })
  expect(await stored()).toEqual([])
  await open('/', { headers: { cookie: 'kais_session=over' } })
  expect(await stored()).toHaveLength(1)
})

test('Pages that are not there are not counted, whatever is sent', async () => {
  for (const path of ['/property/999999', '/kais-media/articles/no-such-thing', '/invest/1', '/wp-login.php', '/admin'])
    await open(path)
  const said = [
    '',
    'null',
    '[]',
    '{',
    '{"path":5}',
    '{"path":"/","referrer":[]}',
    `{"path":"/","x":"${'a'.repeat(3_000)}"}`,
  ]
  for (const payload of said) {
    for (const type of ['application/json', 'text/plain']) {
      const headers = { ...READER, 'content-type': type }
      const answer = await kais.app.inject({ method: 'POST', url: '/api/visits', headers, payload })
      expect(answer.statusCode, payload).toBe(204)
    }
  }
  // The last one was a home page with something more to say.
  expect(await stored()).toMatchObject([{ path: '/', visits: 2 }])
})

test('Another website cannot count visits in its readers’ name', async () => {
  const headers = { host: 'kais.example', ...READER, origin: 'https://elsewhere.example' }
  const answer = await kais.app.inject({ method: 'POST', url: '/api/visits', headers, payload: '{"path":"/"}' })
  expect(answer.statusCode).toBe(403)
})

const visit = { day: today, path: '/', locale: 'en', source: 'direct' } as const
const log = { error: () => {}, info: () => {} }

/** One counter with a day of its own, and what it leaves behind. */
async function counted(visits: readonly Partial<Visit>[]) {
  const counter = startVisitCounter({ db: kais.db, log, pause: 60_000 })
  for (const one of visits) counter.count({ ...visit, ...one })
  await counter.stop()
  return kais.db.select().from(visitCounts)
}
const named = (prefix: string, many: number) =>
  Array.from({ length: many }, (_, n) => ({ source: `${prefix}-${n}.example` }))

test('Forty sites that nobody knows are told apart on a day, then they are one; those everybody knows always count', async () => {
  const rows = await counted([
    ...named('site', 350),
    { source: 'site-1.example' },
    { source: 'site-349.example' },
    ...['google.com', 'facebook.com', 'chatgpt.com', 'direct', 'internal'].map((source) => ({ source })),
  ])
  const visitsFrom = (source: string) => rows.find((row) => row.source === source)?.visits
  expect(rows.filter(({ source }) => source.startsWith('site-'))).toHaveLength(40)
  expect(visitsFrom('other')).toBe(311)
  expect(visitsFrom('site-1.example')).toBe(2)
  for (const source of ['google.com', 'facebook.com', 'chatgpt.com', 'direct', 'internal'])
    expect(visitsFrom(source), source).toBe(1)
})

test('A restart gives nobody new room: the sites of the day are those of its rows', async () => {
  await counted(named('first', 39))
  const rows = await counted([...named('second', 2), { source: 'first-38.example' }])
  expect(rows.find(({ source }) => source === 'first-38.example')).toMatchObject({ visits: 2 })
  expect(rows.filter(({ source }) => source.startsWith('second-'))).toHaveLength(1)
  expect(rows.find(({ source }) => source === 'other')).toMatchObject({ visits: 1 })
})

test('Of old months one number per page is left: neither the days nor the sites, and a second time changes nothing', async () => {
  const old = { day: '2025-03-09', path: '/', locale: 'en' } as const
  const kept = { ...old, day: '2025-04-01', source: 'google.com', visits: 7 }
  await addVisits(kais.db, [
    { ...old, source: 'google.com', visits: 2 },
    { ...old, day: '2025-03-31', source: 'site.example', visits: 3 },
    { ...old, day: '2025-03-01', source: 'other', visits: 4 },
    { ...old, source: 'direct', visits: 5 },
    { ...old, locale: 'fr', source: 'bing.com', visits: 6 },
    { ...old, day: '2024-12-31', source: 'direct', visits: 1 },
    kept,
  ])
  expect(await foldMonths(kais.db, '2025-04-20')).toBe(5)
  const folded = [
    { ...old, day: '2025-03-01', source: 'other', visits: 9 },
    { ...old, day: '2025-03-01', source: 'direct', visits: 5 },
    { ...old, day: '2025-03-01', locale: 'fr', source: 'other', visits: 6 },
    { ...old, day: '2024-12-01', source: 'direct', visits: 1 },
    kept,
  ]
  expect(await kais.db.select().from(visitCounts)).toEqual(expect.arrayContaining(folded))
  expect(await foldMonths(kais.db, '2025-04-20')).toBe(0)
  expect(await kais.db.select().from(visitCounts)).toHaveLength(folded.length)
})

test('Nothing is lost at a regular stop, and two instances add to one row', async () => {
  const [one, other] = [1, 2].map(() => startVisitCounter({ db: kais.db, log, pause: 60_000 }))
  for (let n = 0; n < 40; n += 1) {
    one?.count(visit)
    other?.count({ ...visit, path: n % 2 ? '/' : '/faq' })
  }
  await Promise.all([one?.stop(), other?.stop()])
  expect(await stored()).toMatchObject([
    { path: '/', visits: 60 },
    { path: '/faq', visits: 20 },
  ])
})

test('While the database cannot be reached visits wait, and the log says so once', async () => {
  const said: unknown[] = []
  let isDown = true
  const db = new Proxy(kais.db, {
    get: (target, name) => {
      if (isDown && name === 'select') throw new Error('no connection')
      return Reflect.get(target, name)
    },
  })
  const counter = startVisitCounter({
    db,
    log: { error: (_: unknown, text?: string) => said.push(text), info: (text: unknown) => said.push(text) },
    pause: 60_000,
  })
  counter.count(visit)
  await counter.flush()
  counter.count(visit)
  await counter.flush()
  expect(await stored()).toEqual([])
  isDown = false
  await counter.stop()
  expect(await stored()).toMatchObject([{ visits: 2 }])
  expect(said).toEqual(['visits cannot be written: they wait in memory', 'visits are counted again'])
})

test('The report sums pages, languages, sites and days, and names what was asked beside it', async () => {
  const yesterday = dayAfter(today, -1)
  const path = `/property/${home}`
  await addVisits(kais.db, [
    { day: today, path, locale: 'fr', source: 'google.com', visits: 4 },
    { day: yesterday, path, locale: 'en', source: 'internal', visits: 3 },
    { day: yesterday, path: '/', locale: 'en', source: 'instagram.com', visits: 5 },
    { day: dayAfter(today, -8), path: '/', locale: 'en', source: 'direct', visits: 2 },
    { day: dayAfter(today, -20), path: '/', locale: 'en', source: 'direct', visits: 9 },
  ])
  const person = { name: 'Awa', email: 'awa@example.com', locale: 'en' } as const
  await kais.db.insert(userInquiries).values([
    { ...person, inquiryType: 'viewing', subject: 'A home', propertyId: home },
    { ...person, inquiryType: 'viewing', subject: 'Spam', propertyId: home, suspicion: 'trap' },
  ])
  const letter = contactDraft({ formData: { serviceInterest: 'real-estate', listing: `property-${home}` } })
  expect((await kais.app.inject({ method: 'POST', url: '/api/contact', payload: letter })).statusCode).toBe(201)

  const week = await report(agent, 7)
  expect(week).toMatchObject({
    total: 12,
    totalBefore: 2,
    byLanguage: { en: 8, fr: 4 },
    arrivals: {
      total: 9,
      rest: 0,
      sources: [
        { source: 'instagram.com', visits: 5 },
        { source: 'google.com', visits: 4 },
      ],
    },
    pages: [
      {
        path,
        kind: 'property',
        title: 'House of the baobab',
        titleFr: 'Maison du baobab',
        visits: 7,
        byLanguage: { en: 3, fr: 4 },
        sources: [{ source: 'google.com', visits: 4 }],
        enquiries: 2,
      },
      { path: '/', kind: 'page', title: null, visits: 5, enquiries: null },
    ],
  })
  expect(week.days).toHaveLength(7)
  expect(week.days.slice(-2)).toEqual([
    { day: yesterday, visits: 8 },
    { day: today, visits: 4 },
  ])
  // Whoever does not read enquiries is not told how many there are.
  expect((await report(editor, 7)).pages.map(({ enquiries }) => enquiries)).toEqual([null, null])
  expect((await report(agent, 30)).totalBefore).toBeNull()
})

test('Each page names its three most frequent sites, and a further page of the same stay is none', async () => {
  const row = (path: string, source: string, visits: number, locale: 'en' | 'fr' = 'en') =>
    ({ day: today, path, locale, source, visits }) as const
  await addVisits(kais.db, [
    row('/', 'internal', 90),
    row('/', 'd.example', 1),
    row('/', 'c.example', 2),
    row('/', 'b.example', 2),
    row('/', 'a.example', 1),
    row('/', 'd.example', 2, 'fr'),
    row('/faq', 'internal', 5, 'fr'),
    row('/contact', 'b.example', 7),
  ])
  expect((await report()).pages).toMatchObject([
    {
      path: '/',
      visits: 98,
      byLanguage: { en: 96, fr: 2 },
      sources: [
        { source: 'd.example', visits: 3 },
        { source: 'b.example', visits: 2 },
        { source: 'c.example', visits: 2 },
      ],
    },
    { path: '/contact', visits: 7, sources: [{ source: 'b.example', visits: 7 }] },
    { path: '/faq', visits: 5, byLanguage: { en: 0, fr: 5 }, sources: [] },
  ])
})

test('An article that moved keeps what it was read under its former address', async () => {
  const admin = await signInAs(kais, 'admin')
  const draft = articleDraft({ slug: 'before' })
  const made = await kais.app.inject({ method: 'POST', url: '/api/admin/articles', headers: admin, payload: draft })
  await open('/kais-media/articles/before')
  await report()
  const { id, updatedAt } = made.json<{ id: number; updatedAt: string }>()
  const moved = await kais.app.inject({
    method: 'PUT',
    url: `/api/admin/articles/${id}`,
    headers: { ...admin, ...(updatedAt && { 'if-match': `"${updatedAt}"` }) },
    payload: articleDraft({ slug: 'after' }),
  })
  expect(moved.statusCode, moved.body).toBe(200)
  await open('/kais-media/articles/after')
  expect((await report()).pages).toMatchObject([{ path: '/kais-media/articles/after', kind: 'article', visits: 2 }])
})

test('The report is for staff, and only for the periods it offers', async () => {
  expect((await kais.app.inject('/api/admin/visits')).statusCode).toBe(401)
  expect((await kais.app.inject({ url: '/api/admin/visits?days=12', headers: editor })).statusCode).toBe(400)
})
