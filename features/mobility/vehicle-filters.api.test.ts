import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeVehicle, signInAs } from '#tests/helpers/factories.ts'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import type { PublicVehicle } from './vehicle.public.ts'

let kais: TestApp
let agent: { cookie: string }

beforeAll(async () => {
  kais = await startTestApp()
  agent = await signInAs(kais, 'agent', 'agent')
  await makeVehicle(kais, { name: 'Corniche', brand: 'Citroën', model: 'DS 9' })
  await makeVehicle(kais, { name: 'Lompoul', brand: 'Toyota', model: 'Prado', category: 'suv', isAvailable: false })
  await makeVehicle(kais, {
    name: 'Saloum',
    brand: 'Toyota',
    model: 'Hiace 100%',
    category: 'van',
    featuresFr: ['Wifi'],
  })
})
afterAll(() => kais.close())

async function names(query: string, headers: Record<string, string> = agent): Promise<string[]> {
  const answer = await kais.app.inject({ url: `/api/vehicles?${query}`, headers })
  expect(answer.statusCode).toBe(200)
  return answer.json<PublicVehicle[]>().map(({ name }) => name)
}

test('The fleet is searched by every word, whatever the accents and the case', async () => {
  expect(await names('search=citroen')).toEqual(['Corniche'])
  expect(await names('search=prado+TOYOTA')).toEqual(['Lompoul'])
  expect(await names('search=wifi')).toEqual(['Saloum'])
  expect(await names('search=prado+hiace')).toEqual([])
  expect(await names('search=100%25')).toEqual(['Saloum'])
  expect(await names('search=_')).toEqual([])
})

test('It is narrowed by availability, which shows visitors nothing more than before', async () => {
  expect(await names('isAvailable=false')).toEqual(['Lompoul'])
  expect(await names('isAvailable=true&search=toyota')).toEqual(['Saloum'])
  expect(await names('isAvailable=false', {})).toEqual([])
  expect(await names('search=prado', {})).toEqual([])
  const wrong = await kais.app.inject('/api/vehicles?isAvailable=perhaps')
  expect(wrong.json()).toMatchObject({ fields: { isAvailable: 'Please choose one of the options.' } })
})
