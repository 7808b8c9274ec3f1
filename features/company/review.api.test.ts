import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePicture, reviewDraft, signInAs } from '#tests/helpers/factories.ts'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import type { PublicReview } from './review.public.ts'

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

async function names(headers: Record<string, string> = {}): Promise<string[]> {
  const answer = await kais.app.inject({ url: '/api/reviews', headers })
  return answer.json<PublicReview[]>().map(({ clientName }) => clientName)
}

test('A review goes from the form to the list, is changed, and leaves', async () => {
  const clientImage = await makePicture(kais, '#555555')
  const created = await write('POST', '/api/reviews', reviewDraft({ clientImage }))
  expect(created.statusCode).toBe(201)
  const review = created.json<PublicReview>()
  expect(review).toMatchObject({
    ...reviewDraft(),
    picture: { path: clientImage },
    rating: 5,
    isVerified: true,
    isFeatured: false,
    isActive: true,
  })
  expect((await kais.app.inject('/api/reviews')).json()).toEqual([review])

  const changed = await write('PUT', `/api/reviews/${review.id}`, reviewDraft({ clientName: 'Awa D.', rating: 4 }))
  expect(changed.json()).toMatchObject({ id: review.id, clientName: 'Awa D.', rating: 4, picture: null })

  expect((await write('DELETE', `/api/reviews/${review.id}`)).statusCode).toBe(204)
  expect(await names()).toEqual([])
  expect((await write('DELETE', `/api/reviews/${review.id}`)).statusCode).toBe(404)
  expect((await write('PUT', `/api/reviews/${review.id}`, reviewDraft())).statusCode).toBe(404)
})

test('Featured reviews come first; one that is switched off is there for staff only', async () => {
  await write('POST', '/api/reviews', reviewDraft({ clientName: 'Featured', isFeatured: true }))
  await write('POST', '/api/reviews', reviewDraft({ clientName: 'Newer' }))
  await write('POST', '/api/reviews', reviewDraft({ clientName: 'Off', isActive: false }))
  expect(await names()).toEqual(['Featured', 'Newer'])
  expect(await names(staff)).toEqual(['Featured', 'Off', 'Newer'])
})

test('Staff find reviews by words, service and state; a visitor finds none that is switched off', async () => {
  await write(
    'POST',
    '/api/reviews',
    reviewDraft({ clientName: 'Ousmane Sène', location: 'Thiès', serviceType: 'Jardin' }),
  )
  const found = async (query: string, headers: Record<string, string> = staff) =>
    (await kais.app.inject({ url: `/api/reviews?${query}`, headers }))
      .json<PublicReview[]>()
      .map(({ clientName }) => clientName)
  expect(await found('search=sene%20thies')).toEqual(['Ousmane Sène'])
  expect(await found('search=maison&serviceType=nest')).toEqual(['Featured', 'Off', 'Newer'])
  expect(await found('serviceType=other')).toEqual(['Ousmane Sène'])
  expect(await found('isFeatured=true')).toEqual(['Featured'])
  expect(await found('isActive=false')).toEqual(['Off'])
  expect(await found('isActive=false', {})).toEqual([])
  expect(await found('search=%00')).toHaveLength(4)
  expect((await kais.app.inject({ url: '/api/reviews?serviceType=garden', headers: staff })).statusCode).toBe(400)
})

test('One review is for staff to read', async () => {
  const { id } = (await write('POST', '/api/reviews', reviewDraft())).json<PublicReview>()
  expect((await kais.app.inject({ url: `/api/reviews/${id}`, headers: staff })).json()).toMatchObject({ id })
  expect((await kais.app.inject(`/api/reviews/${id}`)).statusCode).toBe(401)
  expect((await kais.app.inject({ url: '/api/reviews/2000000', headers: staff })).statusCode).toBe(404)
})

test('What will not do is said in the language of the caller', async () => {
  const broken = { clientName: ' ', reviewText: 'Too short', rating: 6 }
  const english = await write('POST', '/api/reviews', broken)
  expect(english.statusCode).toBe(400)
  expect(english.json<{ fields: object }>().fields).toEqual({
    clientName: 'Client name is required',
    serviceType: 'Service type is required',
    reviewText: 'Review must be at least 10 characters',
    rating: 'A rating lies between 1 and 5.',
  })
  const french = await write('POST', '/api/reviews', broken, { 'accept-language': 'fr' })
  expect(french.json<{ fields: object }>().fields).toEqual({
    clientName: 'Le nom du client est requis',
    serviceType: 'Le type de service est requis',
    reviewText: 'L’avis doit compter au moins 10 caractères',
    rating: 'Une note est comprise entre 1 et 5.',
  })
})

test('Who they are, where and what for comes back as it was written; one star and ten characters are enough', async () => {
  const written = {
    clientTitle: 'Architect',
    location: 'Thiès',
    projectDetails: 'A house around a courtyard.',
    rating: 1,
    reviewText: 'Never mind',
  }
  const answer = await write('POST', '/api/reviews', reviewDraft(written))
  expect(answer.statusCode).toBe(201)
  const { id } = answer.json<PublicReview>()
  const stored = await kais.app.inject({ url: `/api/reviews/${id}`, headers: staff })
  expect(stored.json()).toMatchObject({ ...written, createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) })

  const starless = await write('POST', '/api/reviews', reviewDraft({ rating: 0 }))
  expect(starless.statusCode).toBe(400)
  expect(starless.json()).toMatchObject({ fields: { rating: 'A rating lies between 1 and 5.' } })
})

test.for(['nest', 'experience', 'mobility', 'investment', 'media'])(
  'Reviews of %s are found as such',
  async (service) => {
    const clientName = `About ${service}`
    expect((await write('POST', '/api/reviews', reviewDraft({ clientName, serviceType: service }))).statusCode).toBe(
      201,
    )
    const answer = await kais.app.inject({ url: `/api/reviews?serviceType=${service}`, headers: staff })
    expect(answer.statusCode).toBe(200)
    const found = answer.json<PublicReview[]>()
    expect(found.map((review) => review.clientName)).toContain(clientName)
    expect(new Set(found.map(({ serviceType }) => serviceType))).toEqual(new Set([service]))
  },
)
