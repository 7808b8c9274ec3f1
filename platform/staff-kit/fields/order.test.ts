import { expect, test } from 'vitest'
import { moveTo, placeInTurn } from './words.ts'

test('What is moved pushes the others aside', () => {
  expect(moveTo(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd'])
  expect(moveTo(['a', 'b', 'c', 'd'], 3, 0)).toEqual(['d', 'a', 'b', 'c'])
  expect(moveTo(['a'], 4, 0)).toEqual(['a'])
})

test('Files stand in the order they were chosen, whichever arrives first, and after those that were there', () => {
  const turns = new Map([
    ['first', 1],
    ['second', 2],
    ['third', 3],
  ])
  const arrived = ['second', 'third', 'first'].reduce((paths, path) => placeInTurn(paths, path, turns), ['old'])
  expect(arrived).toEqual(['old', 'first', 'second', 'third'])
})
