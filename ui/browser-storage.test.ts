import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keptInBrowser } from './browser-storage.ts'

const texts = new Map<string, string>()
const storage = {
  getItem: (key: string) => texts.get(key) ?? null,
  setItem: (key: string, text: string) => void texts.set(key, text),
  removeItem: (key: string) => void texts.delete(key),
}

beforeEach(() => {
  texts.clear()
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('sessionStorage', { ...storage, setItem: (key: string, text: string) => texts.set(`tab ${key}`, text) })
  vi.stubGlobal('window', new EventTarget())
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const read = (kept: unknown) => (kept === 'dark' || kept === true ? kept : null)

test('A text lies there as it is, all else as JSON, and both come back; what does not fit its reader is nothing', () => {
  for (const value of ['dark', true] as const) {
    expect(keptInBrowser({ key: 'a', read }).write(value)).toBe(true)
    expect([texts.get('a'), keptInBrowser({ key: 'a', read }).read()]).toEqual([String(value), value])
  }
  texts.set('a', '"light')
  expect(keptInBrowser({ key: 'a', read }).read()).toBeNull()
  keptInBrowser({ key: 'b', area: 'session', read }).write('dark')
  expect(texts.get('tab b')).toBe('dark')
})

test('What could not be written is told all the same, and is there only where memory holds it', () => {
  vi.stubGlobal('localStorage', { ...storage, setItem: undefined })
  const heard = vi.fn()
  const found = [false, true].map((isHeldInMemory) => {
    const kept = keptInBrowser({ key: 'a', read, isHeldInMemory })
    kept.subscribe(heard)
    return [kept.write('dark'), kept.read()]
  })
  expect(found).toEqual([
    [false, null],
    [false, 'dark'],
  ])
  expect(heard).toHaveBeenCalledTimes(2)
})
