import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { beforePaintScript } from '#app/shell/before-paint.ts'
import { CURRENCY_COOKIE } from '#common/money.ts'
import { connectDatabase } from '#db/client.server.ts'
import { announceContentChange } from '#db/context.server.ts'
import { properties } from '#features/nest/property.table.server.ts'
import { propertyDraft, signInAs } from '#tests/helpers/factories.ts'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import { countListeners, untilListening } from '#tests/helpers/until-listening.ts'
import type { PageRequest } from './pages.ts'

let kais: TestApp
const rendered: PageRequest[] = []

/** A whole site in one function: what it shows comes from the database, as in the real one. */
async function renderPage(page: PageRequest): Promise<Response> {
  rendered.push(page)
  const { pathname } = new URL(page.request.url)
  if (pathname === '/broken') throw new Error('the painter fell off the ladder')
  const homes = await kais.db.$count(properties)
  const sent = page.request.method === 'POST' ? await page.request.text() : ''
  const body = `<!doctype html><script>1</script><p>${pathname} ${page.locale} ${page.currency} homes:${homes} ${sent}</p>`
  return new Response(body, {
    status: pathname === '/nowhere' ? 404 : 200,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  })
}

/** As when the database restarts: the line is down until the listener tries again. */
async function cutTheListenersLine() {
  await kais.db.$client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name = 'kais listener'`,
  )
  await vi.waitFor(async () => expect(await countListeners(kais)).toBe(0))
}

beforeAll(async () => {
  kais = await startTestApp({ renderPage })
  await untilListening(kais)
})
afterAll(() => kais.close())

function get(url: string, headers: Record<string, string> = {}) {
  return kais.app.inject({ url, headers })
}

async function renderingsDuring(work: () => Promise<unknown>): Promise<number> {
  const before = rendered.length
  await work()
  return rendered.length - before
}

test('A page is rendered once and then given from memory', async () => {
  const renderings = await renderingsDuring(async () => {
    const first = await get('/once')
    const second = await get('/once')
    expect(first.statusCode).toBe(200)
    expect(second.body).toBe(first.body)
  })
  expect(renderings).toBe(1)
})

test('Campaign links and letter case lead to the one kept page', async () => {
  const renderings = await renderingsDuring(() =>
    Promise.all(
      ['/shared?type=rent', '/Shared?utm_source=x&type=rent', '/SHARED?type=rent&fbclid=1'].map((url) => get(url)),
    ),
  )
  expect(renderings).toBe(1)
})

test('A browser that has the page already is told so in a few bytes', async () => {
  const first = await get('/contact')
  const etag = String(first.headers.etag)
  const again = await get('/contact', { 'if-none-match': etag })
  expect(again.statusCode).toBe(304)
  expect(again.body).toBe('')
  expect(again.headers).toMatchObject({ etag, vary: first.headers.vary })

  expect(await get('/contact', { 'if-none-match': '"something-else"' })).toMatchObject({ statusCode: 200 })
  expect(await get('/contact', { 'if-none-match': etag, 'accept-language': 'fr' })).toMatchObject({ statusCode: 200 })
})

test('Caches on the way are told to ask again, and by what the page differs', async () => {
  const { headers } = await get('/contact')
  expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate')
  expect(String(headers.vary).split(', ')).toEqual(
    expect.arrayContaining(['Accept-Encoding', 'Accept-Language', 'Cookie']),
  )
})

test('What was fetched ahead at a hover is good for the press that follows, in that browser alone; whoever asks next is told as ever', async () => {
  const ahead = { 'sec-purpose': 'prefetch', 'accept-encoding': 'br' }
  const first = await get('/hovered.data', ahead)
  expect(first.headers['cache-control']).toBe('private, max-age=10')
  expect((await get('/hovered.data', ahead)).headers['cache-control']).toBe('private, max-age=10')
  const again = await get('/hovered.data', { ...ahead, 'if-none-match': String(first.headers.etag) })
  expect([again.statusCode, again.headers['cache-control']]).toEqual([304, 'private, max-age=10'])
  const pressed = await get('/hovered.data', { 'accept-encoding': 'br' })
  expect(pressed.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
  // A whole page that a browser draws ahead by itself is no press of a link of ours.
  expect((await get('/hovered', ahead)).headers['cache-control']).toBe('public, max-age=0, must-revalidate')
})

test('A page travels compressed, with a mark of its own per encoding', async () => {
  const plain = await get('/contact')
  const brotli = await get('/contact', { 'accept-encoding': 'gzip, br' })
  const gzip = await get('/contact', { 'accept-encoding': 'gzip' })
  expect([plain, brotli, gzip].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'br', 'gzip'])
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body)
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body)
  expect(new Set([plain, brotli, gzip].map(({ headers }) => headers.etag)).size).toBe(3)
})

test('A script that gets into a page does not run: the policy names our own two, whatever the page holds', async () => {
  const { body, headers } = await get('/contact')
  expect(body).toContain('<script>1</script>')
  const policy = String(headers['content-security-policy'])
  const scripts = policy.split('; ').find((part) => part.startsWith('script-src'))
  expect(scripts).toMatch(/^script-src 'self'(?: 'sha256-[\w+/=]+'){2}$/)
  expect(scripts).not.toContain(createHash('sha256').update('1').digest('base64'))
  expect(scripts).toContain(createHash('sha256').update(beforePaintScript).digest('base64'))
})

test('A page that is not there is neither kept nor cacheable', async () => {
  const renderings = await renderingsDuring(async () => {
    const answer = await get('/nowhere')
    expect(answer.statusCode).toBe(404)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.headers.etag).toBeUndefined()
    await get('/nowhere')
  })
  expect(renderings).toBe(2)
})

test('A page that cannot be rendered answers without its insides, and is tried again', async () => {
  const renderings = await renderingsDuring(async () => {
    const answer = await get('/broken', { 'accept-language': 'fr' })
    expect(answer.statusCode).toBe(500)
    expect(answer.body).not.toContain('ladder')
    expect(answer.body).toContain('Un problème est survenu de notre côté')
    await get('/broken')
  })
  expect(renderings).toBe(2)
})

test('A session cookie never reaches a page and changes nothing in the kept copy', async () => {
  const staff = await signInAs(kais, 'pages-admin')
  const renderings = await renderingsDuring(async () => {
    const asStaff = await get('/private', { cookie: staff.cookie, authorization: 'Bearer secret' })
    const asVisitor = await get('/private')
    expect(asVisitor.body).toBe(asStaff.body)
    expect(asVisitor.headers.etag).toBe(asStaff.headers.etag)
    expect(asVisitor.headers['set-cookie']).toBeUndefined()
  })
  expect(renderings).toBe(1)
  expect([...(rendered.at(-1)?.request.headers ?? [])]).toEqual([])
})

test('Each language has its own page, by address, by choice and by browser', async () => {
  const english = await get('/language')
  const french = await get('/language', { 'accept-language': 'fr-SN' })
  const chosen = await get('/language', { cookie: 'kais_language=fr', 'accept-language': 'en' })
  const byAddress = await get('/fr/language', { cookie: 'kais_language=en' })
  expect(english.body).toContain('/language en XOF')
  expect(french.body).toContain('/language fr XOF')
  expect(chosen.body).toBe(french.body)
  expect(byAddress.body).toContain('/fr/language fr XOF')
})

test('Each currency has its own page; an unknown one is francs', async () => {
  const inCurrency = async (code: string) => (await get('/price', { cookie: `${CURRENCY_COOKIE}=${code}` })).body
  expect(await inCurrency('EUR')).toContain('/price en EUR')
  expect(await inCurrency('USD')).toContain('/price en USD')
  expect(await inCurrency('BTC')).toContain('/price en XOF')
})

test('A refused change of staff leaves the kept pages alone', async () => {
  await get('/still-kept')
  const staff = await signInAs(kais, 'pages-editor-2', 'editor')
  const renderings = await renderingsDuring(async () => {
    const answer = await kais.app.inject({ method: 'POST', url: '/api/admin/properties', headers: staff, payload: {} })
    expect(answer.statusCode).toBe(400)
    await get('/still-kept')
  })
  expect(renderings).toBe(0)
})

test('A home that staff add is on the next page anybody loads, without waiting for word from the database', async () => {
  const staff = await signInAs(kais, 'pages-editor', 'editor')
  const payload = await propertyDraft(kais)
  const before = await get('/kais-nest')
  await cutTheListenersLine()
  const answer = await kais.app.inject({ method: 'POST', url: '/api/admin/properties', headers: staff, payload })
  expect(answer.statusCode).toBe(201)
  const after = await get('/kais-nest')
  expect(before.body).toContain('homes:0')
  expect(after.body).toContain('homes:1')
  expect(after.headers.etag).not.toBe(before.headers.etag)
  await untilListening(kais)
})

test('Word of a change may be missed while the line is down, so pages are rendered anew when it is back', async () => {
  await get('/line')
  expect(await renderingsDuring(() => get('/line'))).toBe(0)
  await cutTheListenersLine()
  await expect.poll(() => renderingsDuring(() => get('/line')), { timeout: 10_000 }).toBe(1)
  await untilListening(kais)
})

test('A change made by another instance drops the kept pages too', async () => {
  await get('/elsewhere')
  expect(await renderingsDuring(() => get('/elsewhere'))).toBe(0)
  const elsewhere = connectDatabase({ ...kais.db.$client.options, max: 1 })
  try {
    await announceContentChange(elsewhere.db)
    await expect.poll(() => renderingsDuring(() => get('/elsewhere')), { timeout: 5_000 }).toBe(1)
  } finally {
    await elsewhere.pool.end()
  }
})

test('A form sent without JavaScript reaches its page with its fields, and the answer is kept nowhere', async () => {
  const answer = await kais.app.inject({
    method: 'POST',
    url: '/contact',
    headers: { 'content-type': 'application/x-www-form-urlencoded', cookie: 'kais_session=abc' },
    payload: 'name=Awa',
  })
  expect(answer.body).toContain('name=Awa')
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(rendered.at(-1)?.request.headers.has('cookie')).toBe(false)
})

test('Another website cannot send a form to ours', async () => {
  const renderings = await renderingsDuring(async () => {
    const answer = await kais.app.inject({
      method: 'POST',
      url: '/contact',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://elsewhere.example' },
      payload: 'name=Awa',
    })
    expect(answer.statusCode).toBe(403)
  })
  expect(renderings).toBe(0)
})

describe('Over a real connection, where a kept page skips the framework,', () => {
  let origin: string

  beforeAll(async () => {
    origin = await kais.app.listen({ port: 0, host: '127.0.0.1' })
  })

  async function load(path: string, headers: Record<string, string> = {}) {
    const response = await fetch(origin + path, { headers: { 'accept-encoding': 'gzip, br', ...headers } })
    const sent = [...response.headers].filter(
      ([name]) => !['date', 'connection', 'keep-alive', 'x-request-id'].includes(name),
    )
    return { status: response.status, headers: Object.fromEntries(sent), body: await response.text() }
  }

  test('the second answer equals the first, header for header', async () => {
    const renderings = await renderingsDuring(async () => {
      const first = await load('/twice')
      const second = await load('/twice')
      expect(first.status).toBe(200)
      expect(first.headers).toMatchObject({ 'content-encoding': 'br', 'x-content-type-options': 'nosniff' })
      expect(second).toEqual(first)
    })
    expect(renderings).toBe(1)
  })

  test('a browser that has the page is told so in a few bytes', async () => {
    const { headers } = await load('/unchanged')
    const again = await load('/unchanged', { 'if-none-match': String(headers.etag) })
    expect(again).toMatchObject({ status: 304, body: '', headers: { etag: headers.etag, vary: headers.vary } })
    expect(again.headers).not.toHaveProperty('content-encoding')
  })

  test('language, currency and encoding keep their own copies', async () => {
    await load('/copies')
    expect((await load('/copies', { 'accept-language': 'fr' })).body).toContain('/copies fr XOF')
    expect((await load('/copies', { cookie: 'kais_language=fr; kais_currency=EUR' })).body).toContain('/copies fr EUR')
    expect((await load('/copies', { cookie: 'a=1; kais_currency=EUR; b=2' })).body).toContain('/copies en EUR')
    expect((await load('/copies', { 'accept-encoding': 'identity' })).headers).not.toHaveProperty('content-encoding')
    expect((await load('/copies')).body).toContain('/copies en XOF')
  })

  test('a session cookie changes nothing', async () => {
    const visitor = await load('/nobody')
    const { cookie } = await signInAs(kais, 'connection-admin')
    expect(await load('/nobody', { cookie })).toEqual(visitor)
  })

  test('a change of content reaches the next visitor', async () => {
    const staff = await signInAs(kais, 'connection-editor', 'editor')
    const before = await load('/fresh')
    expect((await load('/fresh')).body).toBe(before.body)
    const draft = await propertyDraft(kais)
    await kais.app.inject({ method: 'POST', url: '/api/admin/properties', headers: staff, payload: draft })
    expect((await load('/fresh')).body).not.toBe(before.body)
  })

  test('the API is never kept', async () => {
    const answers = [await load('/api/properties?limit=1'), await load('/api/properties?limit=1')]
    expect(answers.map(({ headers }) => headers.etag)).toEqual([undefined, undefined])
    expect(answers[1]?.headers['x-ratelimit-remaining']).not.toBe(answers[0]?.headers['x-ratelimit-remaining'])
  })
})

test('An address of slashes alone is a page, not a failure', async () => {
  expect(await get('//')).toMatchObject({ statusCode: 200 })
})
