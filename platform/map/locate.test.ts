import { expect, test } from 'vitest'
import { locate, PLACE_COORDINATES } from './place-coordinates.ts'

test('A position in Senegal is used as it is', () => {
  const where = locate({ latitude: 14.7433, longitude: -17.5161, place: 'Almadies' })
  expect(where).toEqual({ latitude: 14.7433, longitude: -17.5161, precision: 'own' })
})

test('Without a usable position the middle of the place stands in, and says so', () => {
  const almadies = { ...PLACE_COORDINATES.Almadies, precision: 'place' }
  const slips = [
    { latitude: null, longitude: null },
    { latitude: 14.7, longitude: null },
    { latitude: 0, longitude: 0 },
    { latitude: 48.85, longitude: 2.35 },
    // Swapped by hand.
    { latitude: -17.5161, longitude: 14.7433 },
    { latitude: Number.NaN, longitude: Number.NaN },
  ]
  for (const slip of slips) expect(locate({ ...slip, place: 'Almadies' })).toEqual(almadies)
})

test('Of a place nobody knows there is no position', () => {
  expect(locate({ latitude: null, longitude: null, place: 'Atlantis' })).toBeNull()
  expect(locate({ latitude: 48.85, longitude: 2.35 })).toBeNull()
})

test('Every place we have a position for lies in Senegal', () => {
  for (const [name, position] of Object.entries(PLACE_COORDINATES)) {
    expect(locate(position), name).toMatchObject({ precision: 'own' })
  }
})
