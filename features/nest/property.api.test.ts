import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeProperty } from '#tests/helpers/factories.ts'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'

let kais: TestApp

beforeAll(async () => {
  kais = await startTestApp()
  await makeProperty(kais, { title: 'Villa by the sea', price: '545000000', location: 'Almadies' })
  await makeProperty(kais, { title: 'Hidden flat', isAvailable: false })
})
afterAll(() => kais.close())

test('The public list shows available homes, with prices as decimal texts', async () => {
  const answer = await kais.app.inject('/api/properties')
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['x-total-count']).toBe('1')
  expect(answer.json()).toMatchObject([{ title: 'Villa by the sea', price: '545000000.00' }])
})
