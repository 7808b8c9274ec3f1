import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { encodeCursor } from '#common/pagination.ts'
import {
  articleDraft,
  contactDraft,
  propertyDraft,
  reviewDraft,
  signInAs,
  socialLinkDraft,
} from '#tests/helpers/factories.ts'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import { chooseEncoding } from './pages/rendered-page.ts'

let kais: TestApp
let staff: { cookie: string }

beforeAll(async () => {
  kais = await startTestApp({ renderPage: async () => new Response('a page') })
  staff = await signInAs(kais, 'editor', 'editor')
})
afterAll(() => kais.close())

async function get(url: string) {
  return (await kais.app.inject(url)).statusCode
}

async function post(url: string, payload: object | string, headers = {}) {
  const answer = await kais.app.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'content-type': 'application/json', ...headers },
  })
  return answer.statusCode
}

describe('What a column could not hold is refused, not a failure of ours', () => {
  test('an area larger than a number in the database', async () => {
    expect(await get('/api/properties?minArea=5000000000')).toBe(400)
    expect(await get('/api/properties?maxArea=5000000000')).toBe(400)
  })

  test('a page mark with a date that is none', async () => {
    const cursor = encodeCursor({ value: '2024-99-99 99:99:99+00', id: 1 })
    expect(await get(`/api/properties?cursor=${cursor}`)).toBe(400)
  })

  test('answers of a form nested without end', async () => {
    const nested = '['.repeat(3_000) + ']'.repeat(3_000)
    expect(
      await post('/api/contact', `{"type":"general","name":"A","email":"a@b.co","formData":{"a":${nested}}}`),
    ).toBe(413)
  })

  test('dates outside of history', async () => {
    const publishedAt = '+275000-01-01T00:00:00Z'
    expect(await post('/api/admin/articles', articleDraft({ publishedAt }), staff)).toBe(400)
    expect(await post('/api/admin/articles', { ...articleDraft(), publishedAt: true }, staff)).toBe(400)
    expect(await post('/api/admin/properties', await propertyDraft(kais, { deliveryDate: '0000-01-01' }), staff)).toBe(
      400,
    )
  })

  test('an address with a control character in it', async () => {
    expect(await post('/api/social-media', socialLinkDraft({ url: 'https://x.example/\u0000' }), staff)).toBe(400)
  })

  test('rooms that are no number', async () => {
    for (const bedrooms of ['', null, true, []]) {
      expect(await post('/api/admin/properties', { ...(await propertyDraft(kais)), bedrooms }, staff)).toBe(400)
    }
  })
})

describe('What can be mended without guessing is mended', () => {
  test('control characters and half an emoji leave a text, the rest stays', async () => {
    expect(await post('/api/contact', contactDraft({ formData: { serviceInterest: 'media', note: 'a\u0000b' } }))).toBe(
      201,
    )
    expect(
      await post('/api/contact', '{"type":"concierge","name":"A","email":"a@b.co","formData":{"a":"\\ud800"}}'),
    ).toBe(201)
    expect(await post('/api/reviews', reviewDraft({ reviewText: 'long enough\u0000 text' }), staff)).toBe(201)
  })

  test('an empty message counts as none', async () => {
    expect(await post('/api/contact', contactDraft({ type: 'concierge', message: '' }))).toBe(201)
  })
})

test('An address that cannot be read, and a method nobody answers, are refused in our words', async () => {
  const unreadable = await kais.app.inject({ url: '/api/%zz', headers: { 'accept-language': 'fr' } })
  expect(unreadable.json()).toMatchObject({ code: 'invalid_input', message: 'La requête n’a pas pu être lue.' })
  const unanswered = await kais.app.inject({ method: 'PUT', url: '/foo' })
  expect(unanswered).toMatchObject({ statusCode: 405, body: expect.stringContaining('does not accept that method') })
})

test('A browser that weighs an encoding with nothing is not sent it', () => {
  expect(chooseEncoding('gzip, br;q=0')).toBe('gzip')
  expect(chooseEncoding('gzip;q=0.0, br;q=1.0')).toBe('br')
  expect(chooseEncoding('gzip;q=0')).toBe('identity')
})
