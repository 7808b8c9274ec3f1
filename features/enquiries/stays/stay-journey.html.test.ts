import { createServer } from 'node:http'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { someone } from '#tests/helpers/factories.ts'
import { STAFF } from '#tests/helpers/prepared-house.ts'
import { copyOf, type HtmlPage, openSite, textOf, Visitor } from '#tests/helpers/site.ts'
import { dayAhead } from '#tests/helpers/stays.ts'

/** A guest without scripts, and staff who answer: from the search to the guest's own page. */
const config = await copyOf('demo')
const app = await openSite('demo', {}, { config })
const hand = new pg.Client(config)
let cookies: Record<string, string> = {}

beforeAll(async () => {
  await hand.connect()
  const signIn = await app.inject({ method: 'POST', url: '/api/admin/login', payload: STAFF })
  cookies = Object.fromEntries(signIn.cookies.map(({ name, value }) => [name, value]))
})
afterAll(async () => {
  await hand.end()
  await app.close()
})

const WORDS = {
  en: {
    path: '/kais-nest',
    received: 'We have your request',
    confirmed: 'Your stay is confirmed',
    cancelled: 'This stay is cancelled',
    declined: 'We could not take your stay',
    expired: 'These dates are no longer kept',
    free: 'nothing is due',
    taken: 'Some of these nights are taken.',
  },
  fr: {
    path: '/fr/kais-nest',
    received: 'Nous avons votre demande',
    confirmed: 'Votre séjour est confirmé',
    cancelled: 'Ce séjour est annulé',
    declined: 'Nous n’avons pas pu accepter votre séjour',
    expired: 'Ces dates ne sont plus gardées',
    free: 'rien n’est dû',
    taken: 'Certaines de ces nuits sont prises.',
  },
}
type Words = (typeof WORDS)['en']

const heading = (page: HtmlPage) => textOf(page.find('h1'))
const idOf = (page: HtmlPage) => Number(/\/stay\/(\d+)-/.exec(page.path)?.[1])
const request = (page: HtmlPage) => page.find<HTMLFormElement>('.stay__request form')

/** The first home that the search finds for four, priced. */
async function findHome(visitor: Visitor, { path }: Words, [from, to]: [number, number]) {
  const search = await visitor.open(`${path}?type=short-stay`)
  const asked = { arrival: dayAhead(from), departure: dayAhead(to), guests: '4' }
  const found = await visitor.send(search, search.find<HTMLFormElement>('form.tools'), asked)
  const card = found.find('article.home')
  const home = await visitor.open(card.querySelector('h3 a')?.getAttribute('href') ?? '')
  const total = textOf(home.find('.stay .ledger .sum dd'))
  expect(textOf(card.querySelector('.price'))).toContain(total)
  return home
}

async function ask(visitor: Visitor, home: HtmlPage) {
  return visitor.send(home, request(home), { name: 'Awa Diop', email: someone() })
}

async function decide(id: number, payload: object) {
  const answer = await app.inject({ method: 'PATCH', url: `/api/admin/stays/${id}`, payload, cookies })
  expect(answer.statusCode, answer.body).toBe(200)
}

describe.each([
  ['English', WORDS.en, 40],
  ['French', WORDS.fr, 70],
] as const)('Without JavaScript, in %s', (_language, words, from) => {
  const visitor = new Visitor(app)

  test('a home for four is found, priced, asked for, confirmed, and cancelled within its terms', async () => {
    const sent = await ask(visitor, await findHome(visitor, words, [from, from + 7]))
    expect(heading(sent)).toBe(words.received)
    await decide(idOf(sent), { act: 'accept' })
    const confirmed = await visitor.open(sent.path)
    expect(heading(confirmed)).toBe(words.confirmed)
    expect(textOf(confirmed.find('details'))).toContain(words.free)
    const cancelled = await visitor.send(confirmed, confirmed.find<HTMLFormElement>('details form'), { act: 'cancel' })
    expect(heading(cancelled)).toBe(words.cancelled)
  })

  test('a request that staff decline says why, and one that nobody answered says so', async () => {
    const declined = await ask(visitor, await findHome(visitor, words, [from + 8, from + 15]))
    await decide(idOf(declined), { act: 'decline', reason: 'The roof is being mended.' })
    const page = await visitor.open(declined.path)
    expect(heading(page)).toBe(words.declined)
    expect(textOf(page.find('article'))).toContain('The roof is being mended.')

    const late = await ask(visitor, await findHome(visitor, words, [from + 8, from + 15]))
    await hand.query(`update stays set hold_until = now() where id = $1`, [idOf(late)])
    await hand.query(`update held_nights set hold_until = now() where stay_id = $1`, [idOf(late)])
    // Free again at once, before any clock has looked: the same nights are somebody else's now.
    const next = await ask(visitor, await findHome(visitor, words, [from + 8, from + 15]))
    expect(heading(next)).toBe(words.received)
    await expect.poll(async () => heading(await visitor.open(late.path)), { timeout: 60_000 }).toBe(words.expired)
  })

  test('nights that staff block, or another calendar takes, while somebody writes are told with what is near', async () => {
    const home = await findHome(visitor, words, [from + 16, from + 23])
    const propertyId = Number(/\/property\/(\d+)/.exec(home.path)?.[1])
    const blocked = { propertyId, from: dayAhead(from + 17), to: dayAhead(from + 17), reason: 'Painting' }
    const block = await app.inject({ method: 'POST', url: '/api/admin/held-nights', payload: blocked, cookies })
    expect(block.statusCode, block.body).toBe(201)
    const late = await ask(visitor, home)
    expect([late.status, textOf(late.find('.stay__state'))]).toEqual([409, words.taken])
    expect(request(late).querySelector<HTMLInputElement>('[name=name]')?.value).toBe('Awa Diop')
    const near = await visitor.open(late.find<HTMLAnchorElement>('.stay__taken a').getAttribute('href') ?? '')
    expect(heading(await ask(visitor, near))).toBe(words.received)
  })
})

test('A booking that arrives from another calendar over a guest’s nights is a conflict for staff, and changes nothing', async () => {
  const plain = (days: number) => dayAhead(days).replaceAll('-', '')
  const events = [
    'BEGIN:VEVENT',
    'UID:1@airbnb.com',
    `DTSTART;VALUE=DATE:${plain(151)}`,
    `DTEND;VALUE=DATE:${plain(153)}`,
    'SUMMARY:Reserved',
    'END:VEVENT',
  ]
  const text = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Airbnb//EN', ...events, 'END:VCALENDAR', ''].join('\r\n')
  const other = createServer((_request, response) => response.setHeader('content-type', 'text/calendar').end(text))
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const { port } = other.address() as { port: number }
  const site = await openSite('demo', { FEED_PRIVATE_HOSTS: `127.0.0.1:${port}` }, { config })
  try {
    const visitor = new Visitor(site)
    const sent = await ask(visitor, await findHome(visitor, WORDS.en, [150, 157]))
    const { rows } = await hand.query('select property_id from stays where id = $1', [idOf(sent)])
    const post = (url: string, payload: object = {}) => site.inject({ method: 'POST', url, payload, cookies })
    const calendars = `/api/admin/properties/${rows[0]?.property_id}/calendars`
    const feed = await post(calendars, { name: 'Airbnb', url: `http://127.0.0.1:${port}/a.ics` })
    expect(feed.statusCode, feed.body).toBe(201)
    await post(`/api/admin/calendar-feeds/${feed.json().id}/read`)
    const conflicts = await site.inject({ url: '/api/admin/calendar-conflicts', cookies })
    expect(conflicts.json()).toMatchObject([{ feed: { name: 'Airbnb' }, against: { kind: 'stay', name: 'Awa Diop' } }])
    expect(heading(await visitor.open(sent.path))).toBe(WORDS.en.received)
  } finally {
    other.close()
    await site.close()
  }
})
