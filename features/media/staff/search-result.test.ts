import { expect, test } from 'vitest'
import { searchResult } from './search-result.ts'

test('What fits is shown whole, with the name of the house', () => {
  const { title, description } = searchResult('A house for the rains', 'What to look for\nunder the roof.')
  expect(title).toEqual({ shown: 'A house for the rains | Kais', length: 28, room: 60, isCut: false })
  expect(description).toEqual({ shown: 'What to look for under the roof.', length: 32, room: 160, isCut: false })
})

test('What does not fit is shown as it would be cut: between two words, with an ellipsis', () => {
  const { title, description } = searchResult(
    'What everybody should know before they sign a lease in Dakar',
    'word '.repeat(40),
  )
  expect(title.shown).toBe('What everybody should know before they sign a lease in…')
  expect(title).toMatchObject({ length: 67, isCut: true })
  expect(description.shown.length).toBeLessThanOrEqual(161)
  expect(description.shown).toMatch(/word…$/)
  expect(description).toMatchObject({ length: 199, isCut: true })
})
