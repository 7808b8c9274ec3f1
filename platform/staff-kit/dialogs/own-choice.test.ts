import { expect, test } from 'vitest'
import { chosenWord, OWN, readChoice } from './choice-or-own.tsx'

const OFFERED = ['nest', 'media']

test('A word that is offered is chosen; any other is kept in one’s own words', () => {
  expect(readChoice('nest', OFFERED)).toEqual({ choice: 'nest', own: '' })
  expect(readChoice('Gardening', OFFERED)).toEqual({ choice: OWN, own: 'Gardening' })
  expect(readChoice(null, OFFERED)).toEqual({ choice: '', own: '' })
})

test('What is stored comes back as it was, even a word that sounds like the choice itself', () => {
  for (const stored of ['nest', 'Gardening', OWN, '']) {
    const { choice, own } = readChoice(stored, OFFERED)
    expect(chosenWord(choice, own)).toBe(stored)
  }
})

test('Words typed before another choice was made do not count', () => {
  expect(chosenWord('nest', 'Gardening')).toBe('nest')
})
