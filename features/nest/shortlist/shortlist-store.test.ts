import { afterEach, expect, test, vi } from 'vitest'
import { MOST_SAVED } from './shortlist-ids.ts'
import { Shortlist } from './shortlist-store.ts'

/** A browser's storage, as several tabs share it; it may be full. */
function makeStorage(text?: string) {
  const kept = new Map<string, string>(text === undefined ? [] : [['kais-shortlist', text]])
  const storage = {
    isFull: false,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem(key: string, value: string) {
      if (storage.isFull) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      kept.set(key, value)
    },
  }
  return storage
}

function open(storage: object): Shortlist {
  vi.stubGlobal('localStorage', storage)
  return new Shortlist()
}

/** Throws at every touch. */
const FORBIDDEN = new Proxy(
  {},
  {
    get: () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    },
  },
)

afterEach(() => {
  vi.unstubAllGlobals()
})

test('Homes stay in the order of saving, and a new page finds them', () => {
  const storage = makeStorage()
  const list = open(storage)
  expect([28, 3, 17].map((id) => list.toggle(id))).toEqual(['saved', 'saved', 'saved'])
  expect(list.toggle(3)).toBe('removed')
  expect(open(storage).ids()).toEqual([28, 17])
})

test.for(['not JSON', '{"ids":[1]}', 'null', '"3,5"', '[[3],{"id":5}]'])(
  'What is kept as %s is an empty list, and saving works again',
  (text) => {
    const storage = makeStorage(text)
    const list = open(storage)
    expect(list.ids()).toEqual([])
    expect(list.toggle(3)).toBe('saved')
    expect(open(storage).ids()).toEqual([3])
  },
)

test('Of what somebody else wrote there, whole numbers count, each once, fifty at most', () => {
  expect(open(makeStorage('[3,"5",3,-1,2.5,8]')).ids()).toEqual([3, 8])
  expect(open(makeStorage(JSON.stringify(Array.from({ length: 80 }, (_, id) => id + 1)))).ids()).toHaveLength(50)
})

test('A full list says so and takes no more, until one leaves', () => {
  const list = open(makeStorage())
  expect(list.add(Array.from({ length: 60 }, (_, index) => index + 1))).toBe(MOST_SAVED)
  expect(list.toggle(99)).toBe('full')
  expect(list.toggle(1)).toBe('removed')
  expect(list.toggle(99)).toBe('saved')
  expect(list.ids().at(-1)).toBe(99)
})

test('Where storage is forbidden or full the list lives on in memory, and says that it is not kept', () => {
  const forbidden = open(FORBIDDEN)
  expect(forbidden.ids()).toEqual([])
  expect(forbidden.toggle(3)).toBe('saved')
  expect(forbidden.toggle(5)).toBe('saved')
  expect([forbidden.ids(), forbidden.isKept]).toEqual([[3, 5], false])

  const storage = makeStorage('[1]')
  const list = open(storage)
  storage.isFull = true
  list.toggle(2)
  expect([list.ids(), list.isKept]).toEqual([[1, 2], false])
  storage.isFull = false
  list.toggle(3)
  expect([open(storage).ids(), list.isKept]).toEqual([[1, 2, 3], true])
})

test('Another tab is heard, and what it saved is not written over', () => {
  const storage = makeStorage()
  const tab = new EventTarget()
  vi.stubGlobal('window', tab)
  const [here, there] = [open(storage), open(storage)]
  const heard = vi.fn()
  const leave = here.kept.subscribe(heard)
  there.toggle(8)
  tab.dispatchEvent(new Event('storage'))
  expect(heard).toHaveBeenCalledOnce()
  expect(here.ids()).toEqual([8])
  there.toggle(9)
  here.toggle(10)
  expect(there.ids()).toEqual([8, 9, 10])
  leave()
  tab.dispatchEvent(new Event('storage'))
  expect(heard).toHaveBeenCalledTimes(2)
})

test('The list is the same object until it changes, so that nothing is drawn for nothing', () => {
  const list = open(makeStorage('[3,5]'))
  const before = list.ids()
  expect(list.ids()).toBe(before)
  list.toggle(8)
  expect(list.ids()).not.toBe(before)
})

test('Taking back restores the places, and keeps what was saved since', () => {
  const list = open(makeStorage('[3,5,8]'))
  const before = list.ids()
  list.remove([5])
  list.toggle(13)
  list.restore(before)
  expect(list.ids()).toEqual([3, 5, 8, 13])
})
