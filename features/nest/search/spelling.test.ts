import { expect, test } from 'vitest'
import { corrections, slipsBetween } from './spelling.ts'

test.for([
  ['almadis', 'almadies', 1],
  ['ngro', 'ngor', 1],
  ['piscnie', 'piscine', 1],
  ['vila', 'villa', 1],
  ['villa', 'villa', 0],
  ['', 'villa', 5],
  ['penthosue', 'penthouse', 1],
  ['apartement', 'appartement', 1],
] as const)('Between %s and %s lie %i slips', ([typed, meant, slips]) => {
  expect(slipsBetween(typed, meant)).toBe(slips)
})

test('The nearest words are meant, all of them when they are equally near', () => {
  expect(corrections('jardn', ['jardin', 'jardins', 'garden'])).toEqual(['jardin'])
  expect(corrections('marne', ['marine', 'marie', 'mare', 'martine'])).toEqual(['mare', 'marie', 'marine'])
})

test('A word too short or too far from all others is left as it is', () => {
  expect(corrections('abc', ['abd'])).toEqual([])
  expect(corrections('igloo', ['villa', 'ilot'])).toEqual([])
  expect(corrections('2025', ['2026'])).toEqual([])
})
