import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isNotNull, lt, sql } from 'drizzle-orm'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { connectDatabase } from '#db/client.server.ts'
import { connectForWork, FEWEST_CONNECTIONS, type WorkConnections } from '#db/work.server.ts'
import { contactSubmissions } from '#features/enquiries/contact/contact-submission.table.server.ts'
import { jobs } from '#platform/jobs/job.table.server.ts'
import { tryCounts } from '#platform/limits/try-count.table.server.ts'
import { contactDraft } from '#tests/helpers/factories.ts'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import { buildApp } from './app.ts'
import { readEnv } from './env.ts'
import { storesOf } from './stores.ts'

let kais: TestApp

beforeAll(async () => {
  kais = await startTestApp()
})
afterAll(() => kais.close())

test('A machine that watches us hears that we live and that we can serve', async () => {
  expect((await kais.app.inject('/healthz')).json()).toEqual({ status: 'alive' })
  await vi.waitFor(async () => expect((await kais.app.inject('/readyz')).statusCode).toBe(200))
  expect((await kais.app.inject('/readyz')).json()).toEqual({ status: 'ready' })
})

test('Answers of the API carry the headers that keep browsers out of trouble', async () => {
  for (const url of ['/api/properties', '/api/nothing-here', '/api/properties/abc', '/healthz']) {
    const { headers } = await kais.app.inject(url)
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    })
    expect(headers).not.toHaveProperty('x-powered-by')
  }
})

test('An address of the API that does not exist says so as JSON, in the caller’s language', async () => {
  const english = await kais.app.inject({ method: 'PATCH', url: '/api/no/such/thing' })
  expect(english.statusCode).toBe(404)
  expect(english.json()).toEqual({ code: 'not_found', message: 'There is nothing at this address.' })
  const french = await kais.app.inject({ url: '/api/rien', headers: { 'accept-language': 'fr' } })
  expect(french.json()).toEqual({ code: 'not_found', message: 'Il n’y a rien à cette adresse.' })
})

test('The interface describes itself, with the paths of the specification', async () => {
  const document = (await kais.app.inject('/api/openapi.json')).json<{
    openapi: string
    paths: Record<string, object>
  }>()
  expect(document.openapi).toBe('3.1.0')
  const described = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(described).toEqual(
    expect.arrayContaining([
      'GET /api/reviews',
      'GET /api/properties',
      'GET /api/properties/{id}',
      'GET /api/vehicles',
      'GET /api/investments',
      'GET /api/admin/articles',
      'GET /api/admin/podcasts',
      'GET /api/social-media',
      'GET /api/contact-submissions',
      'GET /api/bookings',
      'POST /api/contact',
      'POST /api/bookings',
      'POST /api/property-recommendations',
      'GET /api/admin/check',
      'POST /api/admin/login',
      'POST /api/admin/logout',
      'POST /api/social-media',
      'POST /api/reviews',
      'POST /api/vehicles',
      'POST /api/admin/properties',
      'PUT /api/admin/properties/{id}',
      'DELETE /api/properties/{id}',
      'DELETE /api/vehicles/{id}',
      'DELETE /api/investments/{id}',
      'DELETE /api/reviews/{id}',
      'DELETE /api/social-media/{id}',
      'POST /api/upload',
      'POST /api/admin/articles',
      'POST /api/admin/podcasts',
    ]),
  )
  expect(described.filter((door) => !door.includes(' /api/'))).toEqual([])
})

test('The description names the fields and choices of a filter', async () => {
  const { paths } = (await kais.app.inject('/api/openapi.json')).json()
  const names = paths['/api/properties'].get.parameters.map(({ name }: { name: string }) => name)
  expect(names).toEqual(
    expect.arrayContaining([
      'search',
      'location',
      'type',
      'minPrice',
      'maxPrice',
      'bedrooms',
      'bathrooms',
      'minArea',
      'maxArea',
      'isVefa',
      'sort',
      'limit',
      'cursor',
    ]),
  )
})

test('The description can be browsed', async () => {
  const answer = await kais.app.inject('/api/docs')
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toContain('text/html')
})

describe('When something of ours is broken', () => {
  let broken: TestApp

  beforeAll(async () => {
    broken = await startTestApp()
    await broken.db.$client.query('drop table properties cascade')
    await broken.db.$client.query('drop table outbox cascade')
  })
  afterAll(() => broken.close())

  test.for([
    ['en', 'Something went wrong on our side. Nothing was changed; please try again.'],
    ['fr', 'Un problème est survenu de notre côté. Rien n’a été modifié\u202f; merci de réessayer.'],
  ] as const)('the answer in %s says so and shows nothing of our insides', async ([language, message]) => {
    const answer = await broken.app.inject({
      url: '/api/properties?search=secret',
      headers: { 'accept-language': language },
    })
    expect(answer.statusCode).toBe(500)
    expect(answer.json()).toEqual({ code: 'internal', message })
    expect(answer.body).not.toMatch(/relation|select|properties|secret|node_modules/i)
  })

  test('an enquiry is stored whole or not at all', async () => {
    const answer = await broken.app.inject({ method: 'POST', url: '/api/contact', payload: contactDraft() })
    expect(answer.statusCode).toBe(500)
    expect(await broken.db.$count(contactSubmissions)).toBe(0)
  })
})

test('Without its database the house says so politely, and does not call itself ready', async () => {
  const nowhere = { host: '127.0.0.1', port: 1, user: 'nobody', database: 'nothing' }
  const { db, pool } = connectDatabase(nowhere)
  const env = readEnv({ LOG_LEVEL: 'silent', NODE_ENV: 'test', DATA_DIR: join(tmpdir(), 'kais-no-files') })
  const app = await buildApp({
    env,
    db,
    databaseConfig: nowhere,
    ...(await storesOf(env)),
  })
  try {
    expect((await app.inject('/healthz')).statusCode).toBe(200)
    const notReady = await app.inject('/readyz')
    expect(notReady.statusCode).toBe(503)
    expect(notReady.json()).toMatchObject({ code: 'unavailable', missing: ['database', 'listener'] })
    const answer = await app.inject({ url: '/api/properties', headers: { 'accept-language': 'fr' } })
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['retry-after']).toBe('5')
    expect(answer.json()).toEqual({
      code: 'unavailable',
      message: 'Kais ne peut pas répondre pour le moment. Merci de réessayer dans un instant.',
    })
  } finally {
    await app.close()
    await pool.end()
  }
})

test('While forms hold all their connections, tries are counted for all machines and jobs are renewed: some of those forms wait for a count', async () => {
  let work: WorkConnections | undefined
  const connect = async (config: pg.ClientConfig) => {
    work = connectForWork(config, { connections: FEWEST_CONNECTIONS })
    return work
  }
  const busy = await startTestApp({ connect })
  onTestFinished(busy.close)
  const form = work?.databases.form.$client
  await vi.waitFor(async () => expect(await busy.db.$count(jobs, isNotNull(jobs.leaseUntil))).toBeGreaterThan(0))
  const taken = await Promise.all(Array.from({ length: form?.options.max ?? 0 }, () => form?.connect()))
  expect(taken.length).toBeGreaterThan(0)
  await busy.db.update(jobs).set({ leaseUntil: sql`${jobs.leaseUntil} - interval '1 hour'` })
  const counted = async () => {
    await busy.counts.take('reservations', '192.0.2.1', { max: 1, windowMs: 60_000 })
    return busy.db.$count(tryCounts)
  }
  await expect.poll(counted, { timeout: 10_000 }).toBe(1)
  const notRenewed = () => busy.app.jobs.look().then(() => busy.db.$count(jobs, lt(jobs.leaseUntil, sql`now()`)))
  await expect.poll(notRenewed, { timeout: 10_000 }).toBe(0)
  for (const connection of taken) connection?.release()
})
