import { once } from 'node:events'
import { request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signInAs } from '#tests/helpers/factories.ts'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import { untilListening } from '#tests/helpers/until-listening.ts'
import type { PageRequest } from './pages.ts'

let kais: TestApp
let address: string

async function renderPage({ request }: PageRequest): Promise<Response> {
  const { pathname } = new URL(request.url)
  const headers = new Headers({ 'content-type': 'text/html; charset=utf-8' })
  if (pathname === '/of-one') headers.set('cache-control', 'no-store')
  if (pathname === '/with-cookie') headers.set('set-cookie', 'of=one')
  return new Response('<p>', { status: pathname === '/nowhere' ? 404 : 200, headers })
}

beforeAll(async () => {
  kais = await startTestApp({ renderPage, env: { SHARED_CACHE: '2' } })
  address = await kais.app.listen({ port: 0 })
  await untilListening(kais)
})
afterAll(() => kais.close())

const SHARED = { 'cdn-cache-control': expect.stringMatching(/^max-age=2, /), 'x-accel-expires': '2' }
const ask = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
  const answer = await fetch(address + path, { method, headers })
  return { status: answer.status, headers: Object.fromEntries(answer.headers) }
}

test('Caches before us may keep a public page for as long as SHARED_CACHE says, and browsers ask as ever', async () => {
  const [first, again] = [await ask('/page'), await ask('/page')]
  const same = await ask('/page', { 'if-none-match': again.headers.etag ?? '' })
  expect([first.status, again.status, same.status]).toEqual([200, 200, 304])
  for (const { headers } of [first, again, same])
    expect(headers).toMatchObject({ 'cache-control': 'public, max-age=0, must-revalidate', ...SHARED })
})

test('They read it before Cache-Control, which some of them would believe then, also of a page that is sent again', async () => {
  for (const time of ['first', 'again']) {
    const asked = request(`${address}/in-order`, { headers: { 'accept-encoding': 'br' } }).end()
    const [answer] = await once(asked, 'response')
    answer.resume()
    const names = answer.rawHeaders.map((name: string) => name.toLowerCase())
    expect(names.indexOf('x-accel-expires'), time).toBeGreaterThan(-1)
    expect(names.indexOf('x-accel-expires'), time).toBeLessThan(names.indexOf('cache-control'))
  }
})

test.for([
  ['what is somebody’s', '/of-one'],
  ['what sets a cookie', '/with-cookie'],
  ['what is not there', '/nowhere'],
  ['the API', '/api/properties'],
  ['readiness', '/readyz'],
  ['what a browser fetches ahead for itself', '/page.data', { 'sec-purpose': 'prefetch' }],
  ['the answer to a form', '/page', { origin: 'same', 'content-type': 'application/x-www-form-urlencoded' }, 'POST'],
] as const)('They may not keep %s', async ([, path, given = {}, method]) => {
  const headers = 'origin' in given ? { ...given, origin: address } : { ...given }
  for (const answer of [await ask(path, headers, method), await ask(path, headers, method)]) {
    expect(answer.headers['cache-control']).toMatch(/^(no-store|private, )/)
    expect(answer.headers).not.toHaveProperty('x-accel-expires')
    expect(answer.headers).not.toHaveProperty('cdn-cache-control')
  }
})

test('Nor what staff read over the API', async () => {
  const answer = await kais.app.inject({ url: '/api/admin/leads', headers: await signInAs(kais, 'awa') })
  expect([answer.statusCode, answer.headers['x-accel-expires']]).toEqual([200, undefined])
})
