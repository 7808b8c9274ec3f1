import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'

let kais: TestApp

beforeAll(async () => {
  kais = await startTestApp()
})
afterAll(() => kais.close())

function choose(choice: Record<string, string>, headers: Record<string, string> = {}) {
  return kais.app.inject({
    method: 'POST',
    url: '/preferences',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(choice).toString(),
  })
}

test('Choosing a language is remembered for a year and keeps the page', async () => {
  const answer = await choose({ language: 'fr', returnTo: '/kais-nest?type=rent' })
  expect(answer.statusCode).toBe(303)
  expect(answer.headers.location).toBe('/fr/kais-nest?type=rent')
  expect(answer.cookies).toMatchObject([
    { name: 'kais_language', value: 'fr', path: '/', sameSite: 'Lax', maxAge: 31_536_000 },
  ])
})

test('Choosing English leaves the French address', async () => {
  expect((await choose({ language: 'en', returnTo: '/fr/contact' })).headers.location).toBe('/contact')
})

test('Whoever changes the language in the middle of a page comes back to that place, however long its address', async () => {
  const words = `words=${'%C3%A9'.repeat(1_000)}`
  const answer = await choose({ language: 'fr', returnTo: `/ai-recommendations/result?${words}#results` })
  expect(answer.headers.location).toBe(`/fr/ai-recommendations/result?${words}#results`)
})

test('Choosing a currency changes nothing but the currency', async () => {
  const answer = await choose({ currency: 'EUR', returnTo: '/fr/kais-nest' })
  expect(answer.headers.location).toBe('/fr/kais-nest')
  expect(answer.cookies).toMatchObject([{ name: 'kais_currency', value: 'EUR' }])
})

test.for(['/fr//elsewhere.example/x', '/.//elsewhere.example/x', '/a/..//elsewhere.example/x'])(
  'Nor by an address that hides its two slashes: "%s"',
  async (returnTo) => {
    expect((await choose({ language: 'en', returnTo })).headers.location).toBe('/elsewhere.example/x')
  },
)

test.for(['//elsewhere.example', '/\\elsewhere.example', 'https://elsewhere.example', 'javascript:alert(1)', ''])(
  'Nobody is led away to "%s"',
  async (returnTo) => {
    expect((await choose({ currency: 'USD', returnTo })).headers.location).toBe('/')
  },
)

test('An unknown language or currency is refused and remembered nowhere', async () => {
  for (const choice of [{ language: 'de' }, { currency: 'BTC' }]) {
    const answer = await choose(choice)
    expect(answer.statusCode).toBe(400)
    expect(answer.cookies).toEqual([])
  }
})

test('Another website cannot choose for a visitor', async () => {
  expect((await choose({ language: 'fr' }, { origin: 'https://elsewhere.example' })).statusCode).toBe(403)
})
