import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  articleDraft,
  investmentDraft,
  podcastDraft,
  propertyDraft,
  reviewDraft,
  signInAs,
  socialLinkDraft,
  vehicleDraft,
} from '#tests/helpers/factories.ts'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'

let kais: TestApp

beforeAll(async () => {
  kais = await startTestApp()
})
afterAll(() => kais.close())

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

interface Door {
  method: Method
  url: string
}

/** What visitors may do although it writes or lies under /api/admin (DESIGN section 4); signing out harms nobody. */
const OPEN = new Set([
  'POST /api/contact',
  'POST /api/bookings',
  'POST /api/inquiries',
  'POST /api/property-recommendations',
  'POST /api/admin/login',
  'POST /api/admin/logout',
  'GET /api/admin/check',
])

async function closedDoors(): Promise<Door[]> {
  const { paths } = (await kais.app.inject('/api/openapi.json')).json<{ paths: Record<string, object> }>()
  const doors = Object.entries(paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => ({ method: method.toUpperCase() as Method, path })),
  )
  return doors
    .filter(({ method, path }) => method !== 'GET' || path.startsWith('/api/admin/'))
    .filter(({ method, path }) => !OPEN.has(`${method} ${path}`))
    .map(({ method, path }) => ({ method, url: path.replaceAll(/\{\w+\}/g, '1') }))
}

test('Every door that writes, and every door of the staff area, asks a visitor to sign in', async () => {
  const doors = await closedDoors()
  expect(doors).toEqual(
    expect.arrayContaining([
      { method: 'POST', url: '/api/admin/properties' },
      { method: 'DELETE', url: '/api/properties/1' },
      { method: 'POST', url: '/api/upload' },
      { method: 'GET', url: '/api/admin/articles' },
      { method: 'PUT', url: '/api/vehicles/1' },
    ]),
  )
  const passed = []
  for (const door of doors) {
    for (const headers of [{}, { cookie: 'kais_session=forged' }]) {
      const answer = await kais.app.inject({ ...door, headers })
      const { code } = answer.json<{ code: string }>()
      if (answer.statusCode !== 401 || code !== 'unauthenticated') passed.push({ ...door, status: answer.statusCode })
    }
  }
  expect(passed).toEqual([])
})

test('A visitor is asked to sign in before a single byte of his request is looked at', async () => {
  const headers = { 'content-type': 'application/json' }
  const answer = await kais.app.inject({ method: 'POST', url: '/api/admin/properties', headers, payload: '{"broken' })
  expect(answer.statusCode).toBe(401)
})

test('A door written in another way is the same door', async () => {
  for (const url of [
    '/api/admin%2Fproperties',
    '/%61pi/admin/properties',
    '/api//admin/properties',
    '/api/admin/properties/',
  ]) {
    expect((await kais.app.inject(url)).statusCode).toBeGreaterThanOrEqual(400)
  }
})

describe('An agent cannot write content:', () => {
  test.for<[string, (test: TestApp) => object | Promise<object>]>([
    ['/api/admin/properties', propertyDraft],
    ['/api/vehicles', () => vehicleDraft()],
    ['/api/investments', () => investmentDraft()],
    ['/api/reviews', () => reviewDraft()],
    ['/api/social-media', () => socialLinkDraft()],
    ['/api/admin/articles', () => articleDraft()],
    ['/api/admin/podcasts', () => podcastDraft()],
  ])('%s', async ([url, draft]) => {
    const agent = await signInAs(kais, `agent${url}`, 'agent')
    const payload = await draft(kais)
    const deleteUrl = url === '/api/admin/properties' ? '/api/properties/1' : `${url}/1`
    const answers = await Promise.all([
      kais.app.inject({ method: 'POST', url, headers: agent, payload }),
      kais.app.inject({ method: 'PUT', url: `${url}/1`, headers: agent, payload }),
      kais.app.inject({ method: 'DELETE', url: deleteUrl, headers: agent }),
    ])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403])
    expect(answers[0].json()).toEqual({ code: 'forbidden', message: 'Your account is not allowed to do this.' })

    const admin = await signInAs(kais, `admin${url}`, 'admin')
    expect((await kais.app.inject({ method: 'POST', url, headers: admin, payload })).statusCode).toBe(201)
  })
})

test('The cookie of staff does not serve another website', async () => {
  const headers = { ...(await signInAs(kais, 'lured')), origin: 'https://elsewhere.example' }
  const answer = await kais.app.inject({ method: 'POST', url: '/api/reviews', headers, payload: reviewDraft() })
  expect(answer.statusCode).toBe(403)
  expect(answer.json()).toMatchObject({ code: 'foreign_origin' })
})
