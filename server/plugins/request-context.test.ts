import { afterAll, beforeAll, expect, test } from 'vitest'
import { contactDraft } from '#tests/helpers/factories.ts'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'

let kais: TestApp

beforeAll(async () => {
  kais = await startTestApp({
    renderPage: async ({ locale }) => new Response(locale, { headers: { 'content-type': 'text/html' } }),
  })
})
afterAll(() => kais.close())

interface Refusal {
  message: string
  fields: Record<string, string>
}

async function refusal(headers: Record<string, string>): Promise<Refusal> {
  const payload = contactDraft({ email: 'nobody' })
  return (await kais.app.inject({ method: 'POST', url: '/api/contact', headers, payload })).json()
}

test('A form is answered in the language of its page, whatever the cookie says', async () => {
  const answer = await refusal({ 'content-language': 'fr', cookie: 'kais_language=en', 'accept-language': 'en' })
  expect(answer.fields.email).toMatch(/^Cette adresse semble incomplète/)
  expect(answer.message).toMatch(/^Une partie de l’envoi/)
  const english = await refusal({ 'content-language': 'en', cookie: 'kais_language=fr' })
  expect(english.fields.email).toMatch(/^This address does not look complete/)
})

test('Without one, or with one we do not speak, the cookie and the browser decide', async () => {
  expect((await refusal({ cookie: 'kais_language=fr' })).fields.email).toMatch(/^Cette adresse/)
  expect((await refusal({ 'content-language': 'de', cookie: 'kais_language=fr' })).fields.email).toMatch(
    /^Cette adresse/,
  )
  expect((await refusal({ 'content-language': 'de' })).fields.email).toMatch(/^This address/)
})

test('A page has its language from its address, not from what a caller claims', async () => {
  expect((await kais.app.inject({ url: '/contact', headers: { 'content-language': 'fr' } })).body).toBe('en')
})
