import { afterEach, expect, test, vi } from 'vitest'
import { Listening } from './listening.ts'

function memory(contents: Record<string, string> = {}): Storage {
  const kept = new Map(Object.entries(contents))
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  } as unknown as Storage
}

function open(storage: object): Listening {
  vi.stubGlobal('localStorage', storage)
  return new Listening()
}
afterEach(() => {
  vi.unstubAllGlobals()
})

const KEY = 'kais-listening-1'

function refusing(contents: Record<string, string> = {}): Storage {
  return {
    ...memory(contents),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  }
}

/** Throws at every touch. */
const FORBIDDEN = new Proxy(
  {},
  {
    get: () => {
      throw new DOMException('forbidden', 'SecurityError')
    },
  },
)

test('A position is kept in whole seconds and found again by the next page', () => {
  const storage = memory()
  open(storage).keep(12, 345.7, false)
  const later = open(storage)
  expect([later.positionOf(12), later.isHeard(12), later.positionOf(13)]).toEqual([345, false, 0])
})

test('What was heard stays heard when it is listened to again', () => {
  const storage = memory()
  const listening = open(storage)
  listening.keep(1, 0, true)
  listening.keep(1, 20, false)
  expect([listening.positionOf(1), listening.isHeard(1)]).toEqual([20, true])
})

test('Sixty episodes are kept; the one listened to longest ago gives way', () => {
  const storage = memory()
  const listening = open(storage)
  for (let id = 1; id <= 60; id++) listening.keep(id, id, false)
  listening.keep(1, 99, false)
  listening.keep(61, 5, false)
  expect([listening.positionOf(1), listening.positionOf(2), listening.positionOf(61)]).toEqual([99, 0, 5])
  expect(JSON.parse(storage.getItem(KEY) ?? '').episodes).toHaveLength(60)
})

test.for([
  '',
  'null',
  '7',
  '[]',
  '{"episodes":7}',
  '{"rate":9,"episodes":[null,[],["1",2],[3,"4"],[5,-1],[6,null]]}',
  '{"episodes":[[1,',
])('Rubbish where the positions should lie counts as nothing: %s', (text) => {
  const storage = memory({ [KEY]: text })
  const listening = open(storage)
  expect([listening.rate, listening.positionOf(1), listening.positionOf(5)]).toEqual([1, 0, 0])
  listening.keep(8, 3, false)
  expect(listening.positionOf(8)).toBe(3)
})

test('A sound entry among rubbish is kept', () => {
  const storage = memory({ [KEY]: '{"rate":1.5,"episodes":[[1,"x"],[2,30,1]]}' })
  const listening = open(storage)
  expect([listening.rate, listening.positionOf(2), listening.isHeard(2)]).toEqual([1.5, 30, true])
})

test.for([
  ['full', refusing({ [KEY]: '{"rate":1,"episodes":[[4,10,0]]}' })],
  ['forbidden', FORBIDDEN],
] as const)('With a storage that is %s the visit still remembers', ([, storage]) => {
  const listening = open(storage)
  listening.keep(4, 50, false)
  listening.setRate(2)
  expect([listening.positionOf(4), listening.rate]).toEqual([50, 2])
})

test('Another tab’s news is read and told', () => {
  const storage = memory()
  const events = new EventTarget()
  vi.stubGlobal('window', events)
  const listening = open(storage)
  let told = 0
  const stop = listening.kept.subscribe(() => told++)
  storage.setItem(KEY, '{"rate":1,"episodes":[[7,70,0]]}')
  events.dispatchEvent(new Event('storage'))
  expect([told, listening.positionOf(7)]).toEqual([1, 70])
  stop()
  events.dispatchEvent(new Event('storage'))
  expect(told).toBe(1)
})
