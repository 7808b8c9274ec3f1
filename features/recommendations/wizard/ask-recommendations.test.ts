import { afterEach, expect, test, vi } from 'vitest'
import { NO_ANSWERS } from '../answers.ts'
import { askRecommendations } from './ask-recommendations.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const ANSWERS = { ...NO_ANSWERS, max: '200M', type: 'villa' }
const OPTIONS = { wishes: 'w=lift.exactly.true', locale: 'fr', leaving: new AbortController().signal } as const

test('The wizard asks with JSON, and with the cookies of the site', async () => {
  const line = vi.fn(async (_url: string, _init: RequestInit) => Response.json({ recommendations: [] }))
  vi.stubGlobal('fetch', line)
  expect(await askRecommendations(ANSWERS, OPTIONS)).toEqual({ kind: 'found', answer: { recommendations: [] } })
  const [url, init] = line.mock.calls[0] ?? []
  expect(url).toBe('/api/property-recommendations')
  // Left out it is 'same-origin', which sends them to our own doors; 'omit' would keep them back.
  expect(['include', 'same-origin', undefined]).toContain(init?.credentials)
  expect(new Headers(init?.headers).get('content-type')).toBe('application/json')
  expect(JSON.parse(String(init?.body))).toMatchObject({
    budget: { max: 200_000_000 },
    propertyType: 'villa',
    wishes: 'w=lift.exactly.true',
  })
})
