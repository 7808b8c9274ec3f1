import { expect, test } from 'vitest'
import { contactDraft } from '#tests/helpers/factories.ts'
import { startTestApp } from '#tests/helpers/test-app.ts'
import { isTooIntricate } from './json-bodies.ts'

const keys = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, n) => [`key ${n}`, '{"a":[1,2]}']))

test('Keys, entries and depth are counted as JSON has them, and what stands in a text is not', () => {
  expect(isTooIntricate(JSON.stringify({ text: ',[{"\\'.repeat(50_000) }))).toBe(false)
  expect(isTooIntricate(JSON.stringify(keys(1_900)))).toBe(false)
  expect(isTooIntricate(JSON.stringify(keys(2_100)))).toBe(true)
  expect(isTooIntricate(JSON.stringify([Array(2_100).fill(1)]))).toBe(true)
  expect(isTooIntricate('['.repeat(30) + ']'.repeat(30))).toBe(false)
  expect(isTooIntricate('['.repeat(100_000))).toBe(true)
  expect(isTooIntricate('[{}],'.repeat(100))).toBe(false)
})

test('A message of nine thousand keys is refused before it is read, and one of ours is taken', async () => {
  const kais = await startTestApp()
  const send = (payload: object | string) =>
    kais.app.inject({ method: 'POST', url: '/api/contact', headers: { 'content-type': 'application/json' }, payload })
  expect((await send(contactDraft({ formData: keys(9_000) }))).json()).toMatchObject({ code: 'payload_too_large' })
  expect((await send('{"__proto__":{"role":"admin"}}')).json()).toMatchObject({ code: 'invalid_json' })
  expect((await send('{"name":')).json()).toMatchObject({ code: 'invalid_json' })
  expect((await send(contactDraft())).statusCode).toBe(201)
  await kais.close()
})
