import { expect, test } from 'vitest'
import { startReader } from './start-reader.server.ts'

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
  await expect.poll(() => told).toEqual([2])
  expect(logged).toEqual([{ err: expect.any(RangeError), id: 1 }])
  await reader.stop()
})
