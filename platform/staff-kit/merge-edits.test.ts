import { expect, test } from 'vitest'
import { fieldsBothChanged, mergeEdits } from './merge-edits.ts'

const base = { title: 'Villa', price: '100', images: ['a'] }

test('Two people who changed different things keep both', () => {
  const mine = { ...base, price: '120' }
  const theirs = { ...base, images: ['a', 'b'] }
  expect(mergeEdits(base, mine, theirs)).toEqual({ title: 'Villa', price: '120', images: ['a', 'b'] })
  expect(fieldsBothChanged(base, mine, theirs)).toEqual([])
})

test('Where both changed the same field, mine wins and the field is named', () => {
  const mine = { ...base, price: '120' }
  const theirs = { ...base, price: '130', title: 'Villa by the sea' }
  expect(mergeEdits(base, mine, theirs)).toEqual({ title: 'Villa by the sea', price: '120', images: ['a'] })
  expect(fieldsBothChanged(base, mine, theirs)).toEqual(['price'])
})

test('The same change by both is no quarrel', () => {
  const same = { ...base, price: '120' }
  expect(fieldsBothChanged(base, same, { ...same })).toEqual([])
})
