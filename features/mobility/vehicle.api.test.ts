import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePicture, signInAs, vehicleDraft } from '#tests/helpers/factories.ts'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import type { PublicVehicle } from './vehicle.public.ts'

let kais: TestApp
let staff: { cookie: string }

beforeAll(async () => {
  kais = await startTestApp()
  staff = await signInAs(kais, 'editor', 'editor')
})
afterAll(() => kais.close())

function write(method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object, headers: Record<string, string> = {}) {
  return kais.app.inject({ method, url, headers: { ...staff, ...headers }, ...(payload && { payload }) })
}

async function names(query = '', headers: Record<string, string> = {}): Promise<string[]> {
  const answer = await kais.app.inject({ url: `/api/vehicles${query}`, headers })
  expect(answer.statusCode).toBe(200)
  return answer.json<PublicVehicle[]>().map(({ name }) => name)
}

test('A car goes from the form to the fleet, is changed, and leaves', async () => {
  const image = await makePicture(kais, '#333333')
  const created = await write(
    'POST',
    '/api/vehicles',
    vehicleDraft({ name: 'Round trip', images: [image], features: ['WiFi'] }),
  )
  expect(created.statusCode).toBe(201)
  const vehicle = created.json<PublicVehicle>()
  expect(vehicle).toMatchObject({
    name: 'Round trip',
    pricePerDay: '120000.00',
    chauffeur: 'optional',
    chauffeurPrice: '45000.00',
    maxPassengers: 4,
    maxBags: 2,
    features: ['WiFi'],
    pictures: [{ path: image }],
    year: new Date().getUTCFullYear(),
    isAvailable: true,
  })
  expect(await names()).toContain('Round trip')
  expect((await kais.app.inject(`/api/vehicles/${vehicle.id}`)).json()).toEqual(vehicle)

  const changed = await write(
    'PUT',
    `/api/vehicles/${vehicle.id}`,
    vehicleDraft({ name: 'Renamed', pricePerDay: 90_000, chauffeur: 'required' }),
  )
  expect(changed.json()).toMatchObject({
    id: vehicle.id,
    name: 'Renamed',
    chauffeur: 'required',
    pricePerDay: '90000.00',
    images: [],
  })
  expect(await names()).toContain('Renamed')

  expect((await write('DELETE', `/api/vehicles/${vehicle.id}`)).statusCode).toBe(204)
  expect(await names()).not.toContain('Renamed')
  expect((await kais.app.inject(`/api/vehicles/${vehicle.id}`)).statusCode).toBe(404)
  expect((await write('DELETE', `/api/vehicles/${vehicle.id}`)).statusCode).toBe(404)
  expect((await write('PUT', `/api/vehicles/${vehicle.id}`, vehicleDraft())).statusCode).toBe(404)
})

test('Visitors choose one category at a time and never see a car that is not available; staff see all', async () => {
  await write('POST', '/api/vehicles', vehicleDraft({ name: 'Family van', category: 'van' }))
  await write('POST', '/api/vehicles', vehicleDraft({ name: 'Beach SUV', category: 'suv' }))
  const hidden = await write(
    'POST',
    '/api/vehicles',
    vehicleDraft({ name: 'In the workshop', category: 'van', isAvailable: false }),
  )
  expect(await names('?category=van')).toEqual(['Family van'])
  expect(await names('?category=sports')).toEqual([])
  expect(await names('?category=all')).toEqual(await names())
  expect(await names()).not.toContain('In the workshop')
  expect(await names('?category=van', staff)).toEqual(['Family van', 'In the workshop'])
  const { id } = hidden.json<PublicVehicle>()
  expect((await kais.app.inject(`/api/vehicles/${id}`)).statusCode).toBe(404)
  expect((await kais.app.inject({ url: `/api/vehicles/${id}`, headers: staff })).statusCode).toBe(200)
})

test('The fleet can be read page by page', async () => {
  const all = await names()
  const first = await kais.app.inject('/api/vehicles?limit=1')
  expect(first.headers['x-total-count']).toBe(String(all.length))
  const next = /^<(.+)>; rel="next"$/.exec(String(first.headers.link))?.[1] ?? ''
  const second = await kais.app.inject(next)
  expect([...first.json<PublicVehicle[]>(), ...second.json<PublicVehicle[]>()].map(({ name }) => name)).toEqual(
    all.slice(0, 2),
  )
})

test('What is missing is said in the language of the caller', async () => {
  const { pricePerDay: _, chauffeurPrice: __, ...unpriced } = vehicleDraft()
  const english = await write('POST', '/api/vehicles', unpriced)
  expect(english.statusCode).toBe(400)
  expect(english.json()).toMatchObject({
    fields: { pricePerDay: 'Price per day is required', chauffeurPrice: 'Chauffeur price is required' },
  })
  const french = await write('POST', '/api/vehicles', { ...unpriced, category: 'boat' }, { 'accept-language': 'fr' })
  expect(french.json()).toMatchObject({
    fields: {
      pricePerDay: 'Le prix par jour est requis',
      chauffeurPrice: 'Le prix du chauffeur est requis',
      category: 'Merci de choisir l’une des options.',
    },
  })
  expect((await kais.app.inject('/api/vehicles?category=boat')).statusCode).toBe(400)
})

test.for(['sedan', 'suv', 'van', 'sports', 'luxury'] as const)('A car may be of category %s', async (category) => {
  const written = { category, description: 'Black, and cool at noon.', transmission: 'automatic', fuelType: 'petrol' }
  const answer = await write('POST', '/api/vehicles', vehicleDraft(written))
  expect(answer.statusCode).toBe(201)
  expect(answer.json()).toMatchObject(written)
})
