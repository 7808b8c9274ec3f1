import { describe, expect, test } from 'vitest'
import { fillTemplate, placesIn, unknownPlaces } from './fill-template.ts'

describe('A template', () => {
  test('gets its values, however the places are spaced', () => {
    expect(
      fillTemplate('Dear {{firstName}} {{ lastName }}, yours {{agent}}', { firstName: 'Awa', lastName: 'Diop' }),
    ).toBe('Dear Awa Diop, yours {{agent}}')
  })

  test('keeps a place whose value is missing or blank, so that nobody overlooks it', () => {
    expect(fillTemplate('Dear {{firstName}},', { firstName: ' ' })).toBe('Dear {{firstName}},')
    expect(fillTemplate('Dear {{firstName}},', { firstName: null })).toBe('Dear {{firstName}},')
  })

  test('takes a value as it is, also one that looks like a place or a pattern', () => {
    expect(fillTemplate('{{firstName}} {{lastName}}', { firstName: '{{lastName}}', lastName: '$& $1' })).toBe(
      '{{lastName}} $& $1',
    )
  })

  test('leaves what it does not know, and names nobody’s prototype', () => {
    expect(fillTemplate('{{constructor}} {{toString}}', {})).toBe('{{constructor}} {{toString}}')
  })

  test('names its places once each', () => {
    expect(placesIn('{{firstName}} {{firstName}} {{ subject }} {not} {{}}')).toEqual(['firstName', 'subject', ''])
  })

  test('knows which places it cannot fill: an article is written to nobody', () => {
    expect(unknownPlaces('{{firstName}} {{company}} {{frstName}}', 'email')).toEqual(['frstName'])
    expect(unknownPlaces('{{firstName}} {{company}}', 'article')).toEqual(['firstName'])
  })
})
