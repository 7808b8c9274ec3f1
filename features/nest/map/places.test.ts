import { expect, test } from 'vitest'
import { PLACE_COORDINATES } from '#platform/map/place-coordinates.ts'
import { findArea, PLACES_BY_REGION } from '../places.ts'

test('The map knows every place a home can be in, by the same name, and no other', () => {
  const places = Object.values(PLACES_BY_REGION).flat()
  expect(Object.keys(PLACE_COORDINATES).sort()).toEqual([...places].sort())
})

test('The Petite Côte is the shore of the region of Thiès', () => {
  const shore = ['Joal-Fadiouth', 'Mbour', 'Ngaparou', 'Nianing', 'Popenguine', 'Saly', 'Somone', 'Toubab Dialaw']
  expect([...(findArea('petite cote')?.places ?? [])].sort()).toEqual(shore)
})
