import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Draft, draftName, forgetDraft, forgetOldDrafts, readDraft, saveDraft } from './drafts.ts'

const DAY_MS = 24 * 60 * 60_000
const NOW = Date.parse('2027-01-15T10:00:00Z')
const NAME = draftName('contact')
const DRAFT: Draft = {
  values: { message: 'Is the villa still open?', services: ['spa', 'chef'] },
  given: '{}',
  tries: [{ body: '{}', key: 'a-key' }],
}

/** As a browser's: what lies in it are its own properties. */
class MemoryStorage {
  [name: string]: unknown
  getItem(name: string) {
    return Object.hasOwn(this, name) ? String(this[name]) : null
  }
  setItem(name: string, text: string) {
    this[name] = text
  }
  removeItem(name: string) {
    delete this[name]
  }
}

let storage: MemoryStorage
beforeEach(() => {
  storage = new MemoryStorage()
  vi.stubGlobal('localStorage', storage)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('A draft comes back as it was written', () => {
  saveDraft(NAME, DRAFT, NOW)
  expect(readDraft(NAME, NOW)).toEqual(DRAFT)
  forgetDraft(NAME)
  expect(readDraft(NAME, NOW)).toBeNull()
})

test('Each form has its own, and each thing it is about', () => {
  expect(new Set([draftName('inquiry', 'a'), draftName('inquiry', 'b'), draftName('inquiry')]).size).toBe(3)
  saveDraft(draftName('inquiry', 'a'), DRAFT, NOW)
  expect(readDraft(draftName('inquiry', 'b'), NOW)).toBeNull()
})

test('A draft lasts seven days from the last word; a clock set back does not make it eternal', () => {
  saveDraft(NAME, DRAFT, NOW)
  expect(readDraft(NAME, NOW + 7 * DAY_MS)).not.toBeNull()
  expect(readDraft(NAME, NOW + 7 * DAY_MS + 1)).toBeNull()
  expect(readDraft(NAME, NOW - 8 * DAY_MS)).toBeNull()
})

test('Only the last few tries are kept, so that a storage does not fill up with them', () => {
  const tries = ['1', '2', '3', '4', '5'].map((key) => ({ body: key, key }))
  saveDraft(NAME, { ...DRAFT, tries }, NOW)
  expect(readDraft(NAME, NOW)?.tries.map(({ key }) => key)).toEqual(['3', '4', '5'])
})

test('Old drafts are cleared away, and nothing else', () => {
  saveDraft(NAME, DRAFT, NOW - 8 * DAY_MS)
  saveDraft(draftName('inquiry', 'a'), DRAFT, NOW)
  storage.setItem('kais-theme', 'dark')
  storage.setItem(draftName('broken'), '{"version":')
  forgetOldDrafts(NOW)
  expect(Object.keys(storage)).toEqual([draftName('inquiry', 'a'), 'kais-theme'])
})

describe('What lies in the storage may be anything:', () => {
  test.for([
    ['half a draft', '{"version":1,"savedAt":'],
    ['a word', '"draft"'],
    ['a list', '[]'],
    ['another version', JSON.stringify({ version: 0, savedAt: NOW, values: {} })],
    ['no values', JSON.stringify({ version: 1, savedAt: NOW, values: 'all of them' })],
    ['no time', JSON.stringify({ version: 1, values: {} })],
  ])('%s is no draft', ([, text]) => {
    storage.setItem(NAME, String(text))
    expect(readDraft(NAME, NOW)).toBeNull()
  })

  test('of a draft that is odd in places, the rest is used', () => {
    const values = { message: 'Whole', phone: 77, services: ['spa', 3], extras: ['wifi'], nested: {} }
    const odd = { version: 1, savedAt: NOW, values, given: 5, tries: [{ body: 'x' }, null, { body: 'y', key: 'z' }] }
    storage.setItem(NAME, JSON.stringify({ ...odd, refusal: { fields: { email: 'No.', name: 4 }, notice: 3 } }))
    expect(readDraft(NAME, NOW)).toEqual({
      values: { message: 'Whole', extras: ['wifi'] },
      given: '',
      tries: [{ body: 'y', key: 'z' }],
      refusal: { fields: { email: 'No.' }, notice: undefined },
    })
  })
})

test.for([
  ['full', () => storage],
  [
    'forbidden',
    () => {
      throw new DOMException('denied', 'SecurityError')
    },
  ],
])('A storage that is %s breaks nothing', ([, get]) => {
  storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  vi.unstubAllGlobals()
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, get: get as () => unknown })
  try {
    saveDraft(NAME, DRAFT, NOW)
    expect(readDraft(NAME, NOW)).toBeNull()
    forgetDraft(NAME)
    forgetOldDrafts(NOW)
  } finally {
    Reflect.deleteProperty(globalThis, 'localStorage')
  }
})
