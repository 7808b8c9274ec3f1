import { expect, test } from 'vitest'
import { PLACE_COORDINATES } from '#platform/map/place-coordinates.ts'
import { neighboursOf } from './neighbours.ts'

test('The districts around one are its neighbours; along the coast those a short drive away', () => {
  expect(neighboursOf('Almadies').sort()).toEqual(['Mamelles', 'Ngor', 'Virage'])
  expect(neighboursOf('Plateau')).toEqual(['Médina'])
  expect(neighboursOf('Saly').sort()).toEqual(['Mbour', 'Ngaparou', 'Somone'])
  expect(neighboursOf('Ziguinchor')).toEqual([])
  expect(neighboursOf('Nowhere')).toEqual([])
})

test('Whoever is a neighbour has one', () => {
  for (const place of Object.keys(PLACE_COORDINATES))
    for (const neighbour of neighboursOf(place)) expect(neighboursOf(neighbour)).toContain(place)
})
