import { afterEach, describe, expect, test, vi } from 'vitest'
import { type Message, postMessage } from './post-message.ts'

const MESSAGE: Message = { url: '/api/contact', body: '{"type":"general"}', key: 'a-key-of-its-own', locale: 'en' }

afterEach(() => {
  vi.unstubAllGlobals()
})

function answering(respond: () => Response) {
  const line = vi.fn(async (_url: string, _init: RequestInit) => respond())
  vi.stubGlobal('fetch', line)
  return line
}

describe('A message has arrived with any status that is good, and its answer is not read:', () => {
  test.for<[string, () => Response, string]>([
    ['200 with nothing in it', () => new Response('', { status: 200 }), 'sent'],
    ['201 with what is no JSON', () => new Response('<p>Thank you</p>', { status: 201 }), 'sent'],
    ['204', () => new Response(null, { status: 204 }), 'sent'],
    ['but not with 304', () => new Response(null, { status: 304 }), 'refused'],
    ['but not with 400', () => Response.json({ message: 'No.' }, { status: 400 }), 'refused'],
    ['but not with 404', () => new Response('<h1>Not here</h1>', { status: 404 }), 'refused'],
    ['but not with 429', () => Response.json({ message: 'Later.' }, { status: 429 }), 'postponed'],
    ['but not with 500', () => new Response('', { status: 500 }), 'postponed'],
  ])('%s', async ([, respond, kind]) => {
    answering(respond)
    expect(await postMessage(MESSAGE)).toMatchObject({ kind })
  })
})

test('A message goes out as JSON, with the cookies of the site', async () => {
  const line = answering(() => new Response(null, { status: 201 }))
  await postMessage(MESSAGE)
  const [url, init] = line.mock.calls[0] ?? []
  expect(url).toBe('/api/contact')
  // Left out it is 'same-origin', which sends them to our own doors; 'omit' would keep them back.
  expect(['include', 'same-origin', undefined]).toContain(init?.credentials)
  expect(new Headers(init?.headers).get('content-type')).toBe('application/json')
  expect(init).toMatchObject({ method: 'POST', body: MESSAGE.body })
})
