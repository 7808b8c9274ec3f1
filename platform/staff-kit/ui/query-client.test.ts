import { environmentManager, focusManager, MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { callApi } from './api.ts'
import { createQueryClient } from './query-client.ts'

const KEY = ['/api/bookings']
const SESSION = ['/api/admin/check']
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

beforeEach(() => {
  vi.useFakeTimers()
  // On a server it would neither retry nor poll whatever it was told.
  environmentManager.setIsServer(() => false)
})
afterEach(() => {
  environmentManager.setIsServer(() => true)
  focusManager.setFocused(undefined)
  onlineManager.setOnline(true)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function answering(respond: () => Response) {
  const line = vi.fn(async (_url: string, _init: RequestInit) => respond())
  vi.stubGlobal('fetch', line)
  return line
}

/** A mounted query, as a screen holds one; a client that is not mounted would hear neither focus nor network. */
function mount() {
  const client = createQueryClient()
  client.mount()
  const observer = new QueryObserver(client, { queryKey: KEY })
  const leave = observer.subscribe(() => {})
  return {
    client,
    observer,
    unmount() {
      leave()
      client.unmount()
      client.clear()
    },
  }
}

test('A refused query fails with its 401 and ends the session for the whole screen', async () => {
  answering(() => Response.json({ code: 'unauthenticated', message: 'Please sign in first.' }, { status: 401 }))
  const client = createQueryClient()
  client.setQueryData(SESSION, { authenticated: true })
  await expect(client.fetchQuery({ queryKey: KEY })).rejects.toMatchObject({
    name: 'ApiError',
    status: 401,
    message: 'Please sign in first.',
  })
  expect(client.getQueryData(SESSION)).toMatchObject({ authenticated: false })
  client.clear()
})

test('What failed is not tried again by itself, neither a query nor a change', async () => {
  const line = answering(() => new Response(null, { status: 503, statusText: 'Service Unavailable' }))
  const { client, observer, unmount } = mount()
  await vi.advanceTimersByTimeAsync(MINUTE_MS)
  expect(observer.getCurrentResult()).toMatchObject({ status: 'error', fetchStatus: 'idle' })
  expect(line.mock.calls.map(([url]) => url)).toEqual(KEY)

  line.mockClear()
  const change = new MutationObserver(client, { mutationFn: () => callApi('/api/vehicles/1', { method: 'DELETE' }) })
  change.mutate().catch(() => {})
  await vi.advanceTimersByTimeAsync(MINUTE_MS)
  expect(change.getCurrentResult().status).toBe('error')
  expect(line).toHaveBeenCalledOnce()
  unmount()
})

test('Coming back to the window, or to the network, asks for nothing anew', async () => {
  const line = answering(() => Response.json(['a booking']))
  const { observer, unmount } = mount()
  await vi.advanceTimersByTimeAsync(0)
  expect(observer.getCurrentResult().data).toEqual(['a booking'])
  // Old by any clock: only what never becomes stale, or is not asked for, stays.
  await vi.advanceTimersByTimeAsync(HOUR_MS)
  focusManager.setFocused(false)
  focusManager.setFocused(true)
  onlineManager.setOnline(false)
  onlineManager.setOnline(true)
  await vi.advanceTimersByTimeAsync(MINUTE_MS)
  expect(line).toHaveBeenCalledOnce()
  unmount()
})

test('An hour later nothing was asked again, nothing is stale, and a second screen takes what is there', async () => {
  const line = answering(() => Response.json(['a booking']))
  const { client, observer, unmount } = mount()
  await vi.advanceTimersByTimeAsync(HOUR_MS)
  expect(observer.getCurrentResult()).toMatchObject({ data: ['a booking'], isStale: false })

  const second = new QueryObserver(client, { queryKey: KEY })
  const leave = second.subscribe(() => {})
  await vi.advanceTimersByTimeAsync(MINUTE_MS)
  expect(second.getCurrentResult().data).toEqual(['a booking'])
  expect(line).toHaveBeenCalledOnce()
  leave()
  unmount()
})
