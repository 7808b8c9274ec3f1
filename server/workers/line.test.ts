import { expect, test, vi } from 'vitest'
import { channels } from './line.fixture.ts'
import { openLine } from './line.ts'

type Doubler = { double(given: number): Promise<number>; note(words: string): void; fail(nothing: null): never }

test('What is asked is answered to whoever asked, in whatever order the answers come', async () => {
  const [here, there] = channels()
  const waits = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  openLine(there, {
    double: async (given: number) => {
      await waits[given]?.promise
      return 2 * given
    },
  })
  const line = openLine<Doubler>(here, {})
  const answers = [line.ask('double', 0), line.ask('double', 1)]
  waits[1]?.resolve()
  expect(await answers[1]).toBe(2)
  waits[0]?.resolve()
  expect(await answers[0]).toBe(0)
})

test('What is told arrives, in its order', async () => {
  const [here, there] = channels()
  const note = vi.fn()
  openLine(there, { note })
  const line = openLine<Doubler>(here, {})
  line.tell('note', 'one')
  line.tell('note', 'two')
  await vi.waitFor(() => expect(note.mock.calls).toEqual([['one'], ['two']]))
})

test('Nobody waits without end: for who does not understand, fails, says nothing, has gone, or cannot be told', async () => {
  const [here, there] = channels()
  openLine(there, {
    fail: () => Promise.reject(new Error('no')),
    double: () => new Promise(() => {}),
  })
  const line = openLine<Doubler>(here, {})
  expect(await line.ask('note', 'nobody understands')).toBeUndefined()
  expect(await line.ask('fail', null)).toBeUndefined()
  expect(await line.ask('double', 1, 5)).toBeUndefined()
  const left = line.ask('double', 1, 60_000)
  line.close()
  expect(await left).toBeUndefined()
  expect(await line.ask('note', (() => 'not for another process') as never, 60_000)).toBeUndefined()
  const [broken] = channels({ isBroken: true })
  expect(await openLine<Doubler>(broken, {}).ask('double', 1, 60_000)).toBeUndefined()
})
