import { afterEach, expect, test, vi } from 'vitest'
import { startReader } from './start-reader.server.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

test('A look that breaks off is told in the log, and the others that are due are looked at', async () => {
  const due = [{ id: 1 }, { id: 2 }]
  const [told, logged]: [number[], unknown[]] = [[], []]
  const log = { info: () => {}, warn: () => {}, error: (what: unknown) => logged.push(what) }
  const reader = startReader<{ id: number }, string>(
    { log, privateHosts: [] },
    {
      claimDue: async () => due.shift(),
      claim: async (id) => ({ id }),
      look: async ({ id }) => {
        if (id === 1) throw new RangeError('Maximum call stack size exceeded')
        return 'fine'
      },
      tell: (id) => told.push(id),
      failure: 'cannot be read',
    },
  )
  await reader.readDue(new AbortController().signal)
  expect(told).toEqual([2])
  expect(logged).toEqual([{ err: expect.any(RangeError), id: 1 }])
  await reader.stop()
})

test('A round ends before its job is given up as too long, and the next one goes on where it ended', async () => {
  let minutes = 0
  vi.spyOn(performance, 'now').mockImplementation(() => minutes * 60_000)
  const due = Array.from({ length: 7 }, (_, n) => ({ id: n + 1 }))
  const told: number[] = []
  const log = { info: () => {}, warn: () => {}, error: () => {} }
  const reader = startReader<{ id: number }, string>(
    { log, privateHosts: [] },
    {
      claimDue: async () => due.shift(),
      claim: async (id) => ({ id }),
      look: async () => {
        minutes += 2
        return 'slow'
      },
      tell: (id) => told.push(id),
      failure: 'cannot be read',
    },
  )
  await reader.readDue(new AbortController().signal)
  expect(told).toEqual([1, 2, 3, 4])
  await reader.readDue(new AbortController().signal)
  expect(told).toEqual([1, 2, 3, 4, 5, 6, 7])
  await reader.stop()
})
