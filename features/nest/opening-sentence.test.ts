import { expect, test } from 'vitest'
import { splitOpening } from './opening-sentence.ts'

test('The first sentence opens a description', () => {
  expect(splitOpening('Two storeys of stone and timber, open to the water. The kitchen has an island.')).toEqual({
    opening: 'Two storeys of stone and timber, open to the water.',
    rest: 'The kitchen has an island.',
  })
})

test('A full stop after a short word ends nothing', () => {
  expect(
    splitOpening('A house of two floors on the river at St. Louis, near the bridge. It has a balcony.')?.opening,
  ).toBe('A house of two floors on the river at St. Louis, near the bridge.')
})

test('A sentence that is too short to open, too long, or the only one stays in its paragraph', () => {
  expect(splitOpening('For sale. Two floors.')).toBeNull()
  expect(splitOpening(`${'word '.repeat(60)}ends. Then more.`)).toBeNull()
  expect(splitOpening('One sentence about a house by the sea.')).toBeNull()
})
