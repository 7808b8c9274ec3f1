import { afterEach, expect, test, vi } from 'vitest'
import { collectAtRest } from './collect-at-rest.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('Garbage is collected once after work, when the work is over, and not for a little', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  let user = 0
  vi.spyOn(process, 'cpuUsage').mockImplementation(() => ({ user, system: 0 }))
  const collect = vi.fn()
  const { stop } = collectAtRest(collect)
  const passTenSeconds = (work: number) => {
    user += work * 1e6
    vi.advanceTimersByTime(10_000)
  }
  for (const work of [3, 5, 0.5]) passTenSeconds(work)
  expect(collect).not.toHaveBeenCalled()
  for (const work of [0.1, 0, 0.1, 0]) passTenSeconds(work)
  expect(collect).toHaveBeenCalledOnce()
  for (const work of [1.5, 0.1, 0]) passTenSeconds(work)
  expect(collect).toHaveBeenCalledOnce()
  stop()
})
