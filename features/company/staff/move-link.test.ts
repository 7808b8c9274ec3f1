import { expect, test } from 'vitest'
import { moveInOrder } from './social-media.page.tsx'

const links = (...orders: number[]) => orders.map((displayOrder, index) => ({ id: index + 1, displayOrder }))

test('Two neighbours change places, and nobody else is written', () => {
  expect(moveInOrder(links(0, 1, 2), 2, -1)).toEqual([
    { id: 2, displayOrder: 0 },
    { id: 1, displayOrder: 1 },
  ])
  expect(moveInOrder(links(0, 1, 2), 2, 1)).toEqual([
    { id: 3, displayOrder: 1 },
    { id: 2, displayOrder: 2 },
  ])
})

test('Links that share a number get one each when one of them is moved', () => {
  expect(moveInOrder(links(0, 0, 0), 3, -1)).toEqual([
    { id: 3, displayOrder: 1 },
    { id: 2, displayOrder: 2 },
  ])
})

test('Numbers with gaps between them close up', () => {
  expect(moveInOrder(links(5, 10), 2, -1)).toEqual([
    { id: 2, displayOrder: 0 },
    { id: 1, displayOrder: 1 },
  ])
})

test('The first one goes no higher, the last one no lower, and one that is gone goes nowhere', () => {
  expect(moveInOrder(links(0, 1), 1, -1)).toEqual([])
  expect(moveInOrder(links(0, 1), 2, 1)).toEqual([])
  expect(moveInOrder(links(0, 1), 9, 1)).toEqual([])
})
