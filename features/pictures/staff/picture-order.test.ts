import { expect, test } from 'vitest'
import { movePicture, placeInTurn } from './picture-order.ts'

test('A moved picture pushes the others aside', () => {
  expect(movePicture(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd'])
  expect(movePicture(['a', 'b', 'c', 'd'], 3, 0)).toEqual(['d', 'a', 'b', 'c'])
  expect(movePicture(['a'], 4, 0)).toEqual(['a'])
})

test('Pictures stand in the order they were chosen, whichever arrives first, and after those that were there', () => {
  const turns = new Map([
    ['first', 1],
    ['second', 2],
    ['third', 3],
  ])
  const arrived = ['second', 'third', 'first'].reduce((paths, path) => placeInTurn(paths, path, turns), ['old'])
  expect(arrived).toEqual(['old', 'first', 'second', 'third'])
})
