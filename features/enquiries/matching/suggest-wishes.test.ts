import { expect, test } from 'vitest'
import { relocationForm } from '../relocation/relocation.form.ts'
import type { ComparedHome } from './score-match.ts'
import { suggestWishes } from './suggest-wishes.ts'

const home = (changes: Partial<ComparedHome> = {}) =>
  ({
    home: { type: 'rent', kind: 'villa', location: 'Ngor', price: '1650000.00', bedrooms: 4, area: 250, ...changes },
  }) satisfies { home: ComparedHome }

test('Who asked about a home is taken to look for one like it, for a fifth less or more', () => {
  expect(suggestWishes([home()])).toEqual({
    from: 'homes',
    wishes: {
      deal: 'rent',
      kinds: ['villa'],
      places: ['Ngor'],
      minPrice: '1320000',
      maxPrice: '1980000',
      minBedrooms: 4,
      minArea: null,
    },
  })
})

test('Several homes widen the wish; those for another deal than the last one do not', () => {
  const said = [
    home(),
    home({ kind: 'duplex', location: 'Virage', price: '1000000', bedrooms: 2 }),
    home({ type: 'buy', location: 'Saly' }),
  ]
  expect(suggestWishes(said)?.wishes).toMatchObject({
    deal: 'rent',
    kinds: ['villa', 'duplex'],
    places: ['Ngor', 'Virage'],
    minPrice: '800000',
    maxPrice: '1980000',
    minBedrooms: 2,
  })
})

test('Land asks for no bedrooms', () => {
  expect(suggestWishes([home({ type: 'buy', kind: 'land', bedrooms: 0 })])?.wishes.minBedrooms).toBeNull()
})

test('The answers of a relocation form are wishes for a rent', () => {
  const answers = { propertyType: 'villa', preferredArea: 'sacre-coeur', bedrooms: '5+', budget: '1000000-2000000' }
  expect(suggestWishes([{ answers }])).toEqual({
    from: 'relocation',
    wishes: {
      deal: 'rent',
      kinds: ['villa'],
      places: ['Sacré-Cœur'],
      minPrice: '1000000',
      maxPrice: '2000000',
      minBedrooms: 5,
      minArea: null,
    },
  })
})

test('An open budget has no upper end, and an answer that leaves it open is no wish', () => {
  const answers = { propertyType: 'undecided', preferredArea: 'no-preference', bedrooms: 3, budget: '3000000+' }
  expect(suggestWishes([{ answers }])?.wishes).toMatchObject({
    kinds: [],
    places: [],
    minPrice: '3000000',
    maxPrice: null,
    minBedrooms: 3,
  })
})

test('Words of a caller’s own say nothing, and break nothing', () => {
  const answers = { propertyType: ['castle'], preferredArea: 'the moon', bedrooms: 'many', budget: 'enough' }
  expect(suggestWishes([{ answers }])?.wishes).toMatchObject({
    kinds: [],
    places: [],
    minPrice: null,
    minBedrooms: null,
  })
})

test('Every district that the form offers is a place of the house', () => {
  const { options } = relocationForm.parts.home.preferredArea
  const places = options
    .filter((area) => area !== 'no-preference')
    .map((preferredArea) => suggestWishes([{ answers: { preferredArea } }])?.wishes.places)
  expect(places.every((found) => found?.length === 1)).toBe(true)
})

test('The last word counts, and who said nothing gets no suggestion', () => {
  expect(suggestWishes([{ answers: {} }, home()])?.from).toBe('relocation')
  expect(suggestWishes([home(), { answers: {} }])?.from).toBe('homes')
  expect(suggestWishes([])).toBeNull()
})
