import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import { untilListening } from '#tests/helpers/until-listening.ts'
import type { PageRequest } from './pages.ts'

let kais: TestApp
let address: string
let renderings = 0

async function renderPage({ request, locale, currency, savesData }: PageRequest): Promise<Response> {
  renderings += 1
  const { pathname, search } = new URL(request.url)
  return new Response(`<p>${pathname}${search} ${locale} ${currency}${savesData ? ' less' : ''}</p>`, {
    headers: { 'content-type': 'text/html; charset=utf-8' },
  })
}

beforeAll(async () => {
  kais = await startTestApp({ renderPage })
  address = await kais.app.listen({ port: 0 })
  await untilListening(kais)
})
afterAll(() => kais.close())
beforeEach(() => {
  renderings = 0
})

async function get(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(address + path, { headers })
  const { date: _now, 'x-request-id': _id, ...rest } = Object.fromEntries(answer.headers)
  return { status: answer.status, headers: rest, text: await answer.text() }
}

test('A page sent again is the first answer to the letter, headers included, and is not rendered again', async () => {
  for (const encoding of ['br', 'gzip', 'identity']) {
    const headers = { 'accept-encoding': encoding }
    const first = await get('/again', headers)
    const second = await get('/again', headers)
    expect(second).toEqual(first)
    expect(first.text).toBe('<p>/again en XOF</p>')
    expect(first.headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(first.headers['x-content-type-options']).toBe('nosniff')
  }
  expect(renderings).toBe(1)
})

test('Language and currency are told apart, from cookies, browser and address alike', async () => {
  const read = async (path: string, headers: Record<string, string> = {}) => {
    await get(path, headers)
    return (await get(path, headers)).text
  }
  expect(await read('/page')).toBe('<p>/page en XOF</p>')
  expect(await read('/page', { 'accept-language': 'fr-SN' })).toBe('<p>/page fr XOF</p>')
  expect(await read('/page', { cookie: 'kais_language=fr; kais_currency=EUR' })).toBe('<p>/page fr EUR</p>')
  expect(await read('/page', { cookie: 'a=1;kais_currency=USD' })).toBe('<p>/page en USD</p>')
  expect(await read('/page', { cookie: 'kais_currency=GOLD; xkais_language=fr' })).toBe('<p>/page en XOF</p>')
  expect(await read('/fr/page', { cookie: 'kais_language=en' })).toBe('<p>/fr/page fr XOF</p>')
})

test('The page that saves data is told apart too, from cookie and browser alike', async () => {
  const read = async (headers: Record<string, string>) => {
    await get('/less', headers)
    return (await get('/less', headers)).text
  }
  expect(await read({})).toBe('<p>/less en XOF</p>')
  expect(await read({ 'save-data': 'on' })).toBe('<p>/less en XOF less</p>')
  expect(await read({ cookie: 'kais_data=less' })).toBe('<p>/less en XOF less</p>')
  expect(await read({ 'save-data': 'on', cookie: 'kais_data=full' })).toBe('<p>/less en XOF</p>')
  expect(renderings).toBe(2)
})

test('A browser that has the page already is told so', async () => {
  await get('/known')
  const { headers } = await get('/known')
  const again = await get('/known', { 'if-none-match': String(headers.etag) })
  expect(again.status).toBe(304)
  expect(again.text).toBe('')
  expect(again.headers.etag).toBe(headers.etag)
})

test('A reader’s session changes nothing in what is sent', async () => {
  await get('/same')
  const plain = await get('/same')
  const signedIn = await get('/same', { cookie: 'kais_session=some-token' })
  expect(signedIn).toEqual(plain)
})

test('What a hover fetches ahead is answered as such, though the page is kept and was sent before', async () => {
  await get('/kept.data')
  expect((await get('/kept.data')).headers['cache-control']).toBe('public, max-age=0, must-revalidate')
  const ahead = await get('/kept.data', { 'sec-purpose': 'prefetch' })
  expect(ahead.headers['cache-control']).toBe('private, max-age=10')
  expect((await get('/kept.data')).headers['cache-control']).toBe('public, max-age=0, must-revalidate')
  expect(renderings).toBe(1)
})

test('Addresses with a query take the long way and are kept all the same', async () => {
  expect((await get('/list?b=2&a=1')).text).toBe('<p>/list?a=1&b=2 en XOF</p>')
  expect((await get('/list?a=1&b=2&utm_source=x')).text).toBe('<p>/list?a=1&b=2 en XOF</p>')
  expect(renderings).toBe(1)
})

test('Nobody may order new pages by the thousand, but kept ones are always there', async () => {
  const strict = await startTestApp({ renderPage, env: { RATE_LIMIT_FACTOR: '0.01' } })
  await untilListening(strict)
  const ask = async (url: string) => (await strict.app.inject({ url, headers: { 'accept-language': 'fr' } })).statusCode
  expect(await ask('/kept')).toBe(200)
  const statuses: number[] = []
  for (let n = 0; n < 10; n += 1) statuses.push(await ask(`/new-${n}`))
  expect(statuses).toContain(429)
  expect(await ask('/kept')).toBe(200)
  await strict.close()
})
