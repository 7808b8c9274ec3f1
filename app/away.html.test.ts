import { createServer } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fromProjectRoot } from '#db/project-root.server.ts'
import { textOf, Visitor } from '#tests/helpers/site.ts'

/** A house whose database is nowhere to be found from the first moment: nothing is kept, nothing is remembered. */
let site: FastifyInstance
let visitor: Visitor

/** Nobody listens there. */
async function closedPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' && address ? address.port : 1
}

beforeAll(async () => {
  const built: typeof import('#server/main.ts') = await import(fromProjectRoot('build', 'server', 'index.js'))
  const env = { NODE_ENV: 'production', LOG_LEVEL: 'silent', RATE_LIMIT_FACTOR: '1000', PUBLIC_URL: 'http://localhost' }
  const config = { host: '127.0.0.1', port: await closedPort(), user: 'kais', database: 'kais', max: 2 }
  site = await built.openSite(env, config)
  visitor = new Visitor(site)
})
afterAll(() => site.close())

describe('While the database is away', () => {
  test.for([
    ['/property/28', 'en', 'Kais cannot answer right now'],
    ['/fr/property/28', 'fr', 'Kais ne peut pas répondre pour l’instant'],
    ['/', 'en', 'Kais cannot answer right now'],
    ['/fr/kais-media', 'fr', 'Kais ne peut pas répondre pour l’instant'],
    ['/nowhere', 'en', 'Kais cannot answer right now'],
  ] as const)('%s is a page of the house in %s that says so and when to come back', async ([path, lang, title]) => {
    const page = await visitor.open(path)
    expect(page.status).toBe(503)
    expect(page.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' })
    expect(page.document.documentElement.lang).toBe(lang)
    expect(textOf(page.find('h1'))).toBe(title)
    expect(page.document.title).toBe(`${title} | Kais`)
    expect(page.find<HTMLAnchorElement>('main a.btn').getAttribute('href')).toBe(path)
    // The frame stands: where else to go, and whom to call.
    expect(page.findAll('header nav a').length).toBeGreaterThan(3)
    expect(page.findAll('footer a').length).toBeGreaterThan(3)
  })

  test.for(['/kais-nest', '/kais-mobility', '/invest'])(
    '%s keeps its frame and says so by its status',
    async (path) => {
      const page = await visitor.open(path)
      expect(page.status).toBe(503)
      expect(page.headers['retry-after']).toBe('5')
      expect(page.findAll('header nav a').length).toBeGreaterThan(3)
    },
  )

  test('a page that needs nothing of it is served, and kept nowhere', async () => {
    for (const path of ['/terms-of-service', '/fr/privacy-policy', '/contact', '/admin/login']) {
      const page = await visitor.open(path)
      expect([path, page.status, page.headers['cache-control']]).toEqual([path, 200, 'no-store'])
    }
  })

  test('what a page fetches inside the site says the same', async () => {
    const answer = await visitor.ask('/property/28.data')
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['retry-after']).toBe('5')
    expect(answer.body).toContain('unavailable')
  })

  test('the API says so to programs, and readiness shows it', async () => {
    const api = await visitor.ask('/api/properties')
    expect(api).toMatchObject({ statusCode: 503, headers: { 'retry-after': '5' } })
    expect(api.json()).toMatchObject({ code: 'unavailable' })
    expect((await visitor.ask('/readyz')).statusCode).toBe(503)
    expect((await visitor.ask('/healthz')).statusCode).toBe(200)
  })
})

/** By its page, what a form of it was filled in with. */
const FORMS: [string, Record<string, string | string[]>][] = [
  [
    '/contact',
    {
      form: 'contact',
      firstName: 'Awa',
      lastName: 'Diop',
      email: 'awa@example.com',
      phone: '',
      serviceInterest: 'media',
      message: 'Is there a well?\nAnd a garden?',
    },
  ],
  [
    '/fr/property/28',
    {
      form: 'inquiry',
      name: 'Awa Diop',
      email: 'awa@example.com',
      phone: '',
      message: 'Y a-t-il un puits ?',
      propertyId: '28',
    },
  ],
  [
    '/kais-mobility',
    {
      form: 'reservation',
      vehicleCategory: 'suv',
      vehicleId: '3',
      pickupDateTime: '2099-01-15T10:00',
      dropoffDateTime: '2099-01-17T10:00',
      passengers: '3-4',
      bags: '',
      extras: ['chauffeur', 'wifi'],
      flightNumber: 'AF718',
      specialRequests: 'A “quiet” driver',
      name: 'Awa Diop',
      email: 'awa@example.com',
      phone: '+221 77 123 45 67',
    },
  ],
]

test.for(FORMS)('A form sent to %s without scripts comes back as it was filled in', async ([path, values]) => {
  const form = new URLSearchParams(
    Object.entries(values).flatMap(([name, value]) => [value].flat().map((one) => [name, one])),
  )
  const page = await visitor.open(path, { form })
  expect(page.status).toBe(503)
  expect(page.headers['retry-after']).toBe('5')
  const sent = page
    .findAll<HTMLFormElement>('main form')
    .find((one) => one.querySelector(`[name=form][value=${values.form}]`))
  if (!sent) throw new Error('No such form came back.')
  expect(sent.method).toBe('post')
  const FormDataOfPage = page.document.defaultView?.FormData
  if (!FormDataOfPage) throw new Error('no window')
  const back = new FormDataOfPage(sent)
  for (const [name, value] of Object.entries(values))
    expect([name, back.getAll(name).map((text) => String(text).replaceAll('\r\n', '\n'))]).toEqual([
      name,
      [value].flat(),
    ])
  expect(textOf(page.document.querySelector('main'))).toMatch(/try again|send it again|renvoyez-le|réessayer/)
})
