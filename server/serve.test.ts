import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { serve } from './serve.ts'

const start = vi.hoisted(() => ({ meanwhile: () => {}, hurry: vi.fn() }))
vi.mock('./pages/render-page.ts', () => ({ createRenderPage: vi.fn() }))
vi.mock('./start.ts', () => ({
  startServer: async ({ signal }: { signal: AbortSignal }) => {
    start.meanwhile()
    signal.throwIfAborted()
    return { log: { fatal: () => {} }, stop: () => new Promise(() => {}), hurry: start.hurry }
  },
}))

beforeEach(() => void vi.stubEnv('WORKERS', '1'))
afterEach(() => {
  vi.unstubAllEnvs()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Its process is ours, so nothing of it is real. Answers what it listens to. */
function standIn() {
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
  return heard
}

/** What the program ends with when these happen while it starts. */
async function exitCodeAfter(events: readonly string[]): Promise<unknown> {
  const heard = standIn()
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

test('A signal to one that is closing already hurries it; a second error that nobody expected cuts nobody off', async () => {
  const heard = standIn()
  start.meanwhile = () => {}
  await serve()
  const happens = (event: string) => {
    vi.advanceTimersByTime(2_000)
    heard.get(event)?.(new Error('unexpected'))
  }
  for (const event of ['uncaughtException', 'uncaughtException']) happens(event)
  expect(start.hurry).not.toHaveBeenCalled()
  happens('SIGTERM')
  expect(start.hurry).toHaveBeenCalledOnce()
})
