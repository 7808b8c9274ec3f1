import { afterAll, beforeAll, expect, test } from 'vitest'
import { reviewDraft, signInAs } from '#tests/helpers/factories.ts'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'

let kais: TestApp

beforeAll(async () => {
  kais = await startTestApp()
})
afterAll(() => kais.close())

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

test('The cookie of staff does not serve another website', async () => {
  const headers = { ...(await signInAs(kais, 'lured')), origin: 'https://elsewhere.example' }
  const answer = await kais.app.inject({ method: 'POST', url: '/api/reviews', headers, payload: reviewDraft() })
  expect(answer.statusCode).toBe(403)
  expect(answer.json()).toMatchObject({ code: 'foreign_origin' })
})
