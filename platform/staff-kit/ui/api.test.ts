import { afterEach, describe, expect, test, vi } from 'vitest'
import { callApi, callApiForPage, NetworkError } from './api.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

/** The line to the server, and what was sent over it. */
function answering(respond: () => Response) {
  const line = vi.fn(async (_url: string, _init: RequestInit) => respond())
  vi.stubGlobal('fetch', line)
  return line
}

test('Every call of the staff area sends the cookies along, whatever it does', async () => {
  const line = answering(() => Response.json([]))
  await callApi('/api/bookings')
  await callApi('/api/vehicles', { method: 'POST', body: { name: 'Evening car' } })
  await callApi('/api/upload', { method: 'POST', body: new FormData() })
  await callApi('/api/vehicles/1', { method: 'DELETE' })
  await callApiForPage('/api/reviews?limit=20', new AbortController().signal)
  expect(line.mock.calls.map(([url, { method, credentials }]) => [method, url, credentials])).toEqual([
    ['GET', '/api/bookings', 'include'],
    ['POST', '/api/vehicles', 'include'],
    ['POST', '/api/upload', 'include'],
    ['DELETE', '/api/vehicles/1', 'include'],
    ['GET', '/api/reviews?limit=20', 'include'],
  ])
})

test.each([
  ['as many as it says', { 'x-total-count': '1000' }, 1_000],
  [
    'one more than it says, where it says that there are more',
    { 'x-total-count': '1000', 'x-total-count-is-minimum': 'true' },
    1_001,
  ],
  ['as many as came, where it does not say', {}, 2],
])('A list counts %s', async (_, headers, total) => {
  answering(() => Response.json([{ id: 1 }, { id: 2 }], { headers: headers as Record<string, string> }))
  expect(await callApiForPage('/api/admin/properties', new AbortController().signal)).toMatchObject({ total })
})

describe('A refused call fails with', () => {
  const gateway = { status: 502, statusText: 'Bad Gateway' }

  test.for<[string, () => Response, object]>([
    [
      'its status and the status’s text where a proxy’s page came',
      () => new Response('<h1>Bad Gateway</h1>', gateway),
      { status: 502, message: '502: Bad Gateway', code: null },
    ],
    [
      'its status and the status’s text where nothing came',
      () => new Response(null, gateway),
      { status: 502, message: '502: Bad Gateway', code: null },
    ],
    [
      'the sentence of the server where it said one',
      () => Response.json({ code: 'slug_taken', message: 'Taken.' }, { status: 409, statusText: 'Conflict' }),
      { status: 409, message: 'Taken.', code: 'slug_taken' },
    ],
  ])('%s', async ([, respond, failure]) => {
    answering(respond)
    await expect(callApi('/api/bookings')).rejects.toMatchObject({ name: 'ApiError', ...failure })
  })
})

test('A call that nobody answered fails with what the browser said of the line', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const failed = callApi('/api/bookings')
  await expect(failed).rejects.toBeInstanceOf(NetworkError)
  await expect(failed).rejects.toThrow(/^Failed to fetch$/)
})
