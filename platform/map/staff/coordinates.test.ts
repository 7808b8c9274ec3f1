import { expect, test } from 'vitest'
import { readInputs, readPair, writeDegrees } from './coordinates.ts'

const dakar = { latitude: 14.74, longitude: -17.51 }

test.each([
  '14.74, -17.51',
  '14.74,-17.51',
  ' (14.74, -17.51) ',
  '14,74, -17,51',
  '14,74 ; -17,51',
  '14.74 -17.51',
  '14.74° N, 17.51° W',
  '14,74° N 17,51° O',
  'https://www.google.com/maps/@14.74,-17.51,15z',
  'https://maps.google.com/?q=14.74,-17.51',
])('The pair %s fills both inputs', (text) => {
  expect(readPair(text)).toEqual(dakar)
})

test.each(['14.74', '14,74', '-17,51', '', 'Almadies', '14.74, 217.51', '94, -17.51', '14.74, -17.51, 3'])(
  'The text “%s” is no pair',
  (text) => {
    expect(readPair(text)).toBe(null)
  },
)

test('Two inputs make a point once both hold a coordinate, with a point or a comma', () => {
  expect(readInputs('14,74', ' -17.51 ')).toEqual(dakar)
  expect(readInputs('14.74', '')).toBe(null)
  expect(readInputs('14.74', 'abc')).toBe(null)
  expect(readInputs('140', '-17.51')).toBe(null)
})

test('Degrees are written to about a metre', () => {
  expect(writeDegrees(-17.510_599_9)).toBe('-17.5106')
  expect(writeDegrees(14)).toBe('14')
})
