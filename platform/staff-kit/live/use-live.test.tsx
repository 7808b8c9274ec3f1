import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, onTestFinished, test, vi } from 'vitest'
import { mount } from '#ui/mounted.fixture.tsx'
import { useSession } from '../ui/session.ts'
import { useLive } from './use-live.ts'

/** Every stream that was opened, the last one last. */
const streams: Stream[] = []
class Stream extends EventTarget {
  static readonly CLOSED = 2
  isOpen = true
  constructor() {
    super()
    streams.push(this)
  }
  close() {
    this.isOpen = false
  }
}

async function openScreen(session: () => object) {
  streams.length = 0
  const asked = vi.fn(async () => Response.json(session()))
  vi.stubGlobal('EventSource', Stream)
  vi.stubGlobal('fetch', asked)
  const client = new QueryClient({ defaultOptions: { queries: { queryFn: async () => (await asked()).json() } } })
  const nothing = () => undefined
  function Watching() {
    useSession()
    useLive(true, nothing)
    return null
  }
  await mount(() => (
    <QueryClientProvider client={client}>
      <Watching />
    </QueryClientProvider>
  ))
  // From here on React works by its own clock.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  onTestFinished(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  })
  return { asked }
}

test('A screen that is told to rest opens no other stream until it is looked at again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await openScreen(() => ({ authenticated: true }))
  const [first] = streams
  first?.dispatchEvent(new Event('rest'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect([streams.length, first?.isOpen]).toEqual([1, false])
  window.dispatchEvent(new window.Event('focus'))
  expect(streams).toHaveLength(2)
  // One that listens already is left alone.
  window.dispatchEvent(new window.Event('focus'))
  expect(streams).toHaveLength(2)
  vi.useRealTimers()
})

test('A screen whose session is over asks who is there and stays silent; with another role it begins again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let isIn = true
  const { asked } = await openScreen(() => ({ authenticated: isIn }))
  streams.at(-1)?.dispatchEvent(new Event('over'))
  await vi.advanceTimersByTimeAsync(5_000)
  expect(streams).toHaveLength(2)
  isIn = false
  const before = asked.mock.calls.length
  streams.at(-1)?.dispatchEvent(new Event('over'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked.mock.calls.length).toBe(before + 1)
  expect([streams.length, streams.some(({ isOpen }) => isOpen)]).toEqual([2, false])
  vi.useRealTimers()
})
