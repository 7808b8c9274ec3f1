import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { HashSet } from './hash-set.ts'

const hashOf = (n: number) => createHash('sha256').update(String(n)).digest('hex').slice(0, 32)

test('Twenty thousand hashes are each found again, counted once, and no other is', () => {
  const set = new HashSet()
  for (const _ of ['once', 'twice']) for (let n = 0; n < 20_000; n++) set.add(hashOf(n))
  expect(set.size).toBe(20_000)
  const found = Array.from({ length: 40_000 }, (_, n) => n).filter((n) => set.has(hashOf(n)))
  expect(found).toHaveLength(20_000)
  expect(found.at(-1)).toBe(19_999)
})

test('A hash of zeros is one like others', () => {
  const set = new HashSet()
  expect(set.has('0'.repeat(32))).toBe(false)
  set.add('0'.repeat(32))
  expect(set.has('0'.repeat(32))).toBe(true)
})
