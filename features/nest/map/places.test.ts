import { expect, test } from 'vitest'
import { PLACE_COORDINATES } from '#platform/map/place-coordinates.ts'
import { PLACES_BY_REGION } from '../places.ts'

test('The map knows every place a home can be in, by the same name, and no other', () => {
  const places = Object.values(PLACES_BY_REGION).flat()
  expect(Object.keys(PLACE_COORDINATES).sort()).toEqual([...places].sort())
})
