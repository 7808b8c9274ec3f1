import { expect, test } from 'vitest'
import { STARTING_RATES } from '#common/money.ts'
import { relocationForm } from '#features/experience/relocation/relocation.form.ts'
import { PLACES_BY_REGION } from '#features/nest/places.ts'
import { must } from '#features/recommendations/engine/homes.fixture.ts'
import { NOTHING_ASKED } from '#features/recommendations/preferences.ts'
import { NOTHING_READ, searchPath } from '#features/recommendations/wishes/search.ts'
import { type AskedHome, type Said, type Suggestion, suggestWishes } from './suggest-wishes.ts'
import { NO_WISHES, type Wishes, wishesSchema } from './wishes.schema.ts'

/** Whatever is suggested can be saved as it stands. */
function suggest(...said: Said[]): Suggestion | null {
  const suggestion = suggestWishes(said, { locale: 'fr', today: '2026-11-16', rates: STARTING_RATES })
  if (suggestion) expect(wishesSchema.safeParse(suggestion.wishes).success).toBe(true)
  return suggestion
}

const home = (changes: Partial<AskedHome> = {}): { home: AskedHome } => ({
  home: { type: 'rent', kind: 'villa', location: 'Ngor', price: '1650000.00', bedrooms: 4, ...changes },
})
const moving = (answers: object) => suggest({ form: 'relocation', answers: { ...answers } })
const search = (answers: object) => suggest({ form: 'recommendation', answers: { ...answers } })

const VILLA_TO_RENT = { ...NO_WISHES, deal: 'rent', kinds: ['villa'] } satisfies Wishes

test('Who asked about a home is taken to look for one like it, for a fifth less or more', () => {
  const wishes = { ...VILLA_TO_RENT, places: ['Ngor'], minPrice: '1320000', maxPrice: '1980000', minBedrooms: 4 }
  expect(suggest(home())).toEqual({ from: 'homes', rest: null, wishes })
})

test('Several homes widen the wish; those for another deal than the last one do not; land asks for no bedrooms', () => {
  const duplex = home({ kind: 'duplex', location: 'Virage', price: '1000000', bedrooms: 2 })
  const wishes = { kinds: ['villa', 'duplex'], places: ['Ngor', 'Virage'], minPrice: '800000', minBedrooms: 2 }
  expect(suggest(home(), duplex, home({ type: 'buy', location: 'Saly' }))?.wishes).toMatchObject(wishes)
  expect(suggest(home({ type: 'buy', kind: 'land', bedrooms: 0 }))?.wishes.minBedrooms).toBeNull()
})

test('The answers of a relocation form are wishes for a rent', () => {
  const answers = { propertyType: 'villa', preferredArea: 'sacre-coeur', bedrooms: '5+', budget: '1000000-2000000' }
  const wishes = { ...VILLA_TO_RENT, places: ['Sacré-Cœur'], minPrice: '1000000', maxPrice: '2000000', minBedrooms: 5 }
  expect(moving(answers)).toEqual({ from: 'relocation', rest: null, wishes })
})

test('An open budget has no upper end; what is left open, or made up by a caller, is no wish', () => {
  const open = { propertyType: 'undecided', preferredArea: 'no-preference', bedrooms: 3, budget: '3000000+' }
  expect(moving(open)?.wishes).toEqual({ ...NO_WISHES, deal: 'rent', minPrice: '3000000', minBedrooms: 3 })
  const madeUp = { propertyType: ['castle'], preferredArea: 'the moon', bedrooms: 'many', budget: 'enough' }
  expect(moving(madeUp)?.wishes).toEqual({ ...NO_WISHES, deal: 'rent' })
  const searched = { budgetMax: 'plenty', propertyType: ['castle'], location: 'the moon', bedrooms: -3 }
  expect(search(searched)?.wishes).toEqual(NO_WISHES)
})

test('Every district that the form offers is a place of the house', () => {
  const areas = relocationForm.parts.home.preferredArea.options.filter((area) => area !== 'no-preference')
  const places = areas.map((preferredArea) => moving({ preferredArea })?.wishes.places)
  expect(places.every((found) => found?.length === 1)).toBe(true)
})

test('A search that was sent to an adviser is a wish for the same', () => {
  const limits = { budgetMin: 150_000_000, budgetMax: 250_000_000 }
  const wishes = { ...VILLA_TO_RENT, places: ['Ngor'], minPrice: '150000000', maxPrice: '250000000', minBedrooms: 4 }
  expect(search({ ...limits, propertyType: 'villa', location: 'Ngor', bedrooms: 4 })).toEqual({
    from: 'recommendation',
    rest: null,
    wishes: { ...wishes, deal: 'buy' },
  })
})

test.for([
  ['a small budget is a rent', { budgetMax: 2_000_000 }, { deal: 'rent', maxPrice: '2000000' }],
  [
    'an investor buys, however small the budget: nothing is sold for so little, and it is no limit',
    { budgetMax: 2_000_000, investmentGoals: 'investment_rental' },
    { deal: 'buy', maxPrice: null },
  ],
  [
    'a small budget for a holiday home is a stay',
    { budgetMax: 200_000, investmentGoals: 'vacation_home' },
    { deal: 'short-stay', maxPrice: '200000' },
  ],
  ['without a budget nothing says which', {}, { deal: null, minPrice: null, maxPrice: null }],
  ['an amount beyond any home is no limit', { budgetMax: 50_000_000_000 }, { deal: 'buy', maxPrice: null }],
] as const)('In such a search %s', ([, answers, wishes]) => {
  expect(search({ propertyType: 'villa', ...answers })?.wishes).toMatchObject(wishes)
})

test('In such a search the words count, and once they were corrected in the result, what its address says', () => {
  const answers = { budgetMax: 2_000_000, propertyType: 'villa', additionalRequirements: 'Au moins 3 chambres à Ngor' }
  expect(search(answers)?.wishes).toMatchObject({ deal: 'rent', places: ['Ngor'], minBedrooms: 3 })
  const wish = must({ field: 'place', op: 'oneOf', value: ['Mermoz'] })
  const result = searchPath({ preferences: NOTHING_ASKED, reading: { ...NOTHING_READ, wishes: [wish] } })
  expect(search({ ...answers, result })?.wishes).toMatchObject({ deal: 'rent', places: ['Mermoz'], minBedrooms: null })
})

test('Own words come before answers, answers before the homes looked at; who said nothing gets no suggestion', () => {
  const form = { form: 'relocation', answers: { preferredArea: 'mermoz', bedrooms: '2' } } as const
  const words = { words: 'Nous cherchons quatre chambres aux Almadies.' }
  const own = { places: ['Almadies'], minBedrooms: 4 }
  expect(suggest(home(), form)).toMatchObject({ from: 'relocation', rest: null, wishes: { places: ['Mermoz'] } })
  expect(suggest(form, home(), words)).toMatchObject({ from: 'words', rest: 'relocation', wishes: own })
  expect(suggest(home({ type: 'buy' }), words)).toMatchObject({
    from: 'words',
    rest: 'homes',
    wishes: { ...own, deal: 'buy', kinds: ['villa'], maxPrice: '1980000' },
  })
  expect(suggest()).toBeNull()
})

test('Words about another deal take nothing from a home that was looked at', () => {
  const words = 'In the end we would like to buy a flat in Saly, up to 90 million FCFA.'
  const wishes = { ...NO_WISHES, deal: 'buy', kinds: ['apartment'], places: ['Saly'], maxPrice: '90000000' }
  expect(suggest({ words }, home())).toEqual({ from: 'words', rest: null, wishes })
})

test.for([
  'Is it quiet? How far is Plateau?',
  'May we see it on Friday at 10? My number is 77 123 45 67.',
  'I live in Almadies and would like to visit this villa',
  'Can I rent it from March?',
  'Merci de me rappeler.',
])('“%s” is a question about the home, and no wish of one’s own', (words) => {
  expect(suggest({ words }, home())).toMatchObject({ from: 'homes', wishes: { places: ['Ngor'] } })
})

const COAST = ['Mbour', 'Somone', 'Ngaparou', 'Popenguine', 'Toubab Dialaw', 'Nianing', 'Joal-Fadiouth']

test.for<[string, Partial<Wishes>]>([
  [
    'We look for a villa with 4 bedrooms in Ngor or Almadies, to rent, up to 2 million a month.',
    { ...VILLA_TO_RENT, places: ['Ngor', 'Almadies'], minBedrooms: 4, maxPrice: '2000000' },
  ],
  [
    'Appartement de 3 chambres à louer à Mermoz, budget 1 500 000 FCFA par mois, au moins 120 m2',
    { deal: 'rent', kinds: ['apartment'], places: ['Mermoz'], minBedrooms: 3, maxPrice: '1500000', minArea: 120 },
  ],
  [
    'We want a house, not a flat, 150 to 200 million FCFA',
    { deal: 'buy', kinds: ['villa', 'townhouse'], minPrice: '150000000', maxPrice: '200000000' },
  ],
  ['Nous voulons acheter à partir de 300 millions', { deal: 'buy', minPrice: '300000000', maxPrice: null }],
  [
    'A flat on the Petite Côte around 200 million, not in Saly',
    { kinds: ['apartment'], places: COAST, minPrice: '180000000', maxPrice: '220000000' },
  ],
  ['At least 3 million a month, at most 2 million a month', { deal: 'rent', minPrice: null, maxPrice: '2000000' }],
  ['We want to rent around 75 m² in Dakar', { deal: 'rent', places: [...PLACES_BY_REGION.Dakar], minArea: 67 }],
  ['Je cherche une maison à Thiès', { kinds: ['villa', 'townhouse'], places: ['Thiès'] }],
])('“%s” is read as a wish', ([words, wishes]) => {
  expect(suggest({ words })).toMatchObject({ from: 'words', rest: null, wishes })
})
