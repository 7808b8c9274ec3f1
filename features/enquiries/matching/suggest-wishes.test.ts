import { expect, test } from 'vitest'
import { relocationForm } from '#features/experience/relocation/relocation.form.ts'
import type { ComparedHome } from './score-match.ts'
import { suggestWishes } from './suggest-wishes.ts'
import { wishesSchema } from './wishes.schema.ts'
import { NO_WISHES } from './wishes.ts'

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
  expect(suggestWishes([{ form: 'relocation', answers }])).toEqual({
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
  expect(suggestWishes([{ form: 'relocation', answers }])?.wishes).toMatchObject({
    kinds: [],
    places: [],
    minPrice: '3000000',
    maxPrice: null,
    minBedrooms: 3,
  })
})

test('Words of a caller’s own say nothing, and break nothing', () => {
  const answers = { propertyType: ['castle'], preferredArea: 'the moon', bedrooms: 'many', budget: 'enough' }
  expect(suggestWishes([{ form: 'relocation', answers }])?.wishes).toMatchObject({
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
    .map((preferredArea) => suggestWishes([{ form: 'relocation', answers: { preferredArea } }])?.wishes.places)
  expect(places.every((found) => found?.length === 1)).toBe(true)
})

const search = (answers: Record<string, unknown>) => suggestWishes([{ form: 'recommendation', answers }])

test('A search that was sent to an adviser is a wish for the same', () => {
  const answers = {
    budgetMin: 150_000_000,
    budgetMax: 250_000_000,
    propertyType: 'villa',
    location: 'Ngor',
    bedrooms: 4,
  }
  expect(search(answers)).toEqual({
    from: 'recommendation',
    wishes: {
      deal: 'buy',
      kinds: ['villa'],
      places: ['Ngor'],
      minPrice: '150000000',
      maxPrice: '250000000',
      minBedrooms: 4,
      minArea: null,
    },
  })
})

test.for([
  ['a small budget is a rent', { budgetMax: 2_000_000 }, { deal: 'rent', maxPrice: '2000000' }],
  [
    'an investor buys, however small the budget',
    { budgetMax: 2_000_000, investmentGoals: 'investment_rental' },
    { deal: 'buy', maxPrice: '2000000' },
  ],
  [
    'a small budget for a holiday home is a stay',
    { budgetMax: 200_000, investmentGoals: 'vacation_home' },
    { deal: 'short-stay', maxPrice: '200000' },
  ],
  ['without a budget nothing says which', {}, { deal: null, minPrice: null, maxPrice: null }],
  ['an amount beyond any home is no limit', { budgetMax: 50_000_000_000 }, { deal: 'buy', maxPrice: null }],
] as const)('In such a search %s', ([, answers, wishes]) => {
  const suggestion = search({ propertyType: 'villa', ...answers })
  expect(suggestion?.wishes).toMatchObject(wishes)
  // As it stands it can be saved.
  expect(wishesSchema.safeParse(suggestion?.wishes).success).toBe(true)
})

test('What a caller made up in such a search says nothing, and breaks nothing', () => {
  const answers = { budgetMax: 'plenty', propertyType: ['castle'], location: 'the moon', bedrooms: -3 }
  expect(search(answers)?.wishes).toEqual(NO_WISHES)
})

test('The last word counts, and who said nothing gets no suggestion', () => {
  expect(suggestWishes([{ form: 'relocation', answers: {} }, home()])?.from).toBe('relocation')
  expect(suggestWishes([home(), { form: 'relocation', answers: {} }])?.from).toBe('homes')
  expect(suggestWishes([])).toBeNull()
})
