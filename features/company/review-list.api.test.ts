import { afterAll, beforeAll, expect, test } from 'vitest'
import { reviewDraft, signInAs } from '#tests/helpers/factories.ts'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'

let kais: TestApp
let staff: { cookie: string }

beforeAll(async () => {
  kais = await startTestApp()
  staff = await signInAs(kais, 'editor', 'editor')
})
afterAll(() => kais.close())

const post = (payload: object) =>
  kais.app.inject({ method: 'POST', url: '/api/reviews', headers: staff, payload: { ...reviewDraft(), ...payload } })

/** SPEC section 7: what the list of reviews is read for. */
const WRITTEN = {
  isActive: true,
  isFeatured: true,
  rating: 4,
  reviewText: 'They found us a house in three weeks.',
  reviewTextFr: 'Ils nous ont trouvé une maison en trois semaines.',
  clientName: 'Coumba Sy',
  clientTitle: 'Architect',
  serviceType: 'nest',
  location: 'Thiès',
}

test('The list of reviews tells all nine things that a page shows of one', async () => {
  expect((await post(WRITTEN)).statusCode).toBe(201)
  expect((await kais.app.inject('/api/reviews')).json()).toMatchObject([WRITTEN])
})

test('A rating is one to five whole stars', async () => {
  const statuses = async (ratings: unknown[]) =>
    Promise.all(ratings.map(async (rating) => [rating, (await post({ rating })).statusCode]))
  expect(await statuses([1, 2, 3, 4, 5])).toEqual([1, 2, 3, 4, 5].map((rating) => [rating, 201]))
  const outside = [-1, 0, 6, 3.5, '5', null]
  expect(await statuses(outside)).toEqual(outside.map((rating) => [rating, 400]))
})
