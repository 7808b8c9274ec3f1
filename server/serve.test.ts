import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { serve } from './serve.ts'

const start = vi.hoisted(() => ({ meanwhile: () => {} }))
vi.mock('./pages/render-page.ts', () => ({ createRenderPage: vi.fn() }))
vi.mock('./start.ts', () => ({
  startServer: async ({ signal }: { signal: AbortSignal }) => {
    start.meanwhile()
    signal.throwIfAborted()
  },
}))

beforeEach(() => void vi.stubEnv('WORKERS', '1'))
afterEach(() => {
  vi.unstubAllEnvs()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** What the program ends with when these happen while it starts. Its process is ours, so nothing of it is real. */
async function exitCodeAfter(events: readonly string[]): Promise<unknown> {
  vi.useFakeTimers()
  const heard = new Map<unknown, (error: Error) => void>()
  vi.spyOn(process, 'on').mockImplementation((name, listener) => {
    heard.set(name, listener)
    return process
  })
  vi.spyOn(process, 'once').mockReturnThis()
  for (const stream of [process.stdout, process.stderr]) {
    vi.spyOn(stream, 'write').mockReturnValue(true)
    vi.spyOn(stream, 'on').mockReturnThis()
  }
  start.meanwhile = () => {
    for (const event of events) heard.get(event)?.(new Error('unexpected'))
  }
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => {
    // As the real one, it does not come back.
    throw new Error('ended')
  })
  await expect(serve()).rejects.toThrow('ended')
  return exit.mock.calls
}

test.for([
  ['SIGTERM', 0],
  ['uncaughtException', 1],
  ['SIGTERM uncaughtException', 0],
  ['uncaughtException SIGTERM', 1],
] as const)('%s during the start ends it with %i: what was asked for first', async ([events, code]) => {
  expect(await exitCodeAfter(events.split(' '))).toEqual([[code]])
})
