import { expect, test } from 'vitest'
import { readBox } from './geometry.ts'

test('Four edges in degrees are a part of the map', () => {
  expect(readBox('-17.5,14.69,-17.45,14.765')).toEqual([-17.5, 14.69, -17.45, 14.765])
  expect(readBox('-180,-90,180,90')).toEqual([-180, -90, 180, 90])
})

test.for([
  '',
  'a,b,c,d',
  '1,2,3',
  '1,2,3,4,5',
  ',,1,1',
  'NaN,1,2,3',
  // East of its own east, north of its own north, or without width.
  '-17,14,-18,15',
  '-18,15,-17,14',
  '-17,14,-17,15',
  // Off the globe.
  '-181,14,-17,15',
  '-17,14,181,15',
  '-18,-91,-17,15',
  '-18,14,-17,91',
  '-Infinity,14,Infinity,15',
])('"%s" is no part of the map', (text) => {
  expect(readBox(text)).toBeNull()
})
