import { expect, test } from 'vitest'
import type { Database } from './client.server.ts'
import { contentHasChanged, doubtfulUses, knowTogether, lastKnown } from './last-known.server.ts'

/** A table of one value, whose database answers, fails or says nothing. */
function source(patience = { patienceMs: 20, pauseMs: 60_000 }) {
  const db = {} as Database
  let state: 'answers' | 'fails' | 'is silent' = 'answers'
  let value = 'first'
  let reads = 0
  const read = lastKnown(async () => {
    reads += 1
    if (state === 'fails') throw new Error('away')
    if (state === 'is silent') await new Promise(() => {})
    return value
  }, patience)
  return {
    read: (from = db) => read(from),
    db,
    reads: () => reads,
    becomes: (next: typeof state) => {
      state = next
    },
    changesTo: (next: string) => {
      value = next
      contentHasChanged()
    },
  }
}

test('What every page needs is read once, and again after a change of content', async () => {
  const { read, reads, changesTo } = source()
  expect(await Promise.all([read(), read()])).toEqual(['first', 'first'])
  expect(await read()).toBe('first')
  expect(reads()).toBe(1)
  changesTo('second')
  expect(await Promise.all([read(), read()])).toEqual(['second', 'second'])
  expect(reads()).toBe(2)
})

test.for(['fails', 'is silent'] as const)(
  'Where the database %s, what was known last goes on, is called doubtful, and only the first reader waits',
  async (state) => {
    const { read, reads, becomes, changesTo } = source()
    await read()
    becomes(state)
    changesTo('second')
    const before = doubtfulUses()
    expect(await read()).toBe('first')
    expect(await read()).toBe('first')
    expect(doubtfulUses()).toBe(before + 2)
    expect(reads()).toBe(2)
  },
)

test('Once the database answers again, so is it known', async () => {
  const { read, becomes, changesTo } = source({ patienceMs: 1_000, pauseMs: 0 })
  await read()
  becomes('fails')
  changesTo('second')
  expect(await read()).toBe('first')
  becomes('answers')
  const before = doubtfulUses()
  expect(await read()).toBe('second')
  expect(doubtfulUses()).toBe(before)
})

test('Whoever asks before anything is known is told of the failure, and the next one tries again', async () => {
  const { read, becomes } = source()
  becomes('fails')
  await expect(read()).rejects.toThrow('away')
  becomes('answers')
  expect(await read()).toBe('first')
})

test('Several ways into one database know the same; another database knows its own', async () => {
  const { read, reads, db } = source()
  const sister = {} as Database
  knowTogether([db, sister])
  await read(db)
  await read(sister)
  expect(reads()).toBe(1)
  await read({} as Database)
  expect(reads()).toBe(2)
})
