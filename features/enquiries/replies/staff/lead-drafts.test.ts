import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keptDraft } from '#platform/staff-kit/draft-store.ts'
import { dropLeadDrafts } from './lead-drafts.ts'

/** As a browser's: what lies in it are its own properties. */
class MemoryStorage {
  [name: string]: unknown
  setItem(name: string, text: string) {
    this[name] = text
  }
  removeItem(name: string) {
    delete this[name]
  }
}

const KEPT = ['1:reply:7', '1:note:7', '2:reply:7', '1:reply:77', '1:lead:7', '1:property:7']

let storage: MemoryStorage
beforeEach(() => {
  storage = new MemoryStorage()
  vi.stubGlobal('localStorage', storage)
  const base = { values: {}, version: null }
  for (const name of KEPT) keptDraft(name).write({ values: {}, base, typedAt: '2027-01-15T10:00:00Z' })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const left = () => Object.keys(storage).map((key) => key.replace(/^.*?:/, ''))

test('What anybody typed for a lead goes with it; other leads and other forms keep theirs', () => {
  dropLeadDrafts(7)
  expect(left()).toEqual(['1:reply:77', '1:lead:7', '1:property:7'])
})

test('Without a lead, what was typed for any of them goes', () => {
  dropLeadDrafts()
  expect(left()).toEqual(['1:lead:7', '1:property:7'])
})

test('A browser that keeps nothing is no error', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(() => dropLeadDrafts(7)).not.toThrow()
})
