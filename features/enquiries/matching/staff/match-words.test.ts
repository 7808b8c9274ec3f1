import { expect, test } from 'vitest'
import { PLACES_BY_REGION } from '#features/nest/places.ts'
import { NO_WISHES, type Wishes } from '../wishes.schema.ts'
import { reasonInWords, wishesInWords } from './match-words.ts'

const WISHES: Wishes = {
  deal: 'rent',
  kinds: ['villa', 'townhouse'],
  places: ['Almadies'],
  minPrice: '1000000.00',
  maxPrice: '2000000.00',
  minBedrooms: 3,
  minArea: 120,
}

test('Wishes are read one by one, and what is not asked for is not said', () => {
  expect(wishesInWords(WISHES, 'en')).toEqual([
    'To rent',
    'Villa or Townhouse',
    'Almadies',
    '1\u202f000\u202f000\u00a0FCFA to 2\u202f000\u202f000\u00a0FCFA a month',
    '3 bedrooms or more',
    '120 m² or more',
  ])
  expect(wishesInWords({ ...WISHES, minPrice: null }, 'fr')).toContain('jusqu’à 2\u202f000\u202f000\u00a0FCFA par mois')
  expect(wishesInWords({ ...NO_WISHES, deal: 'buy', minPrice: '5000000' }, 'en')).toEqual([
    'For sale',
    'from 5\u202f000\u202f000\u00a0FCFA',
  ])
  expect(wishesInWords(NO_WISHES, 'fr')).toEqual([])
  const dakar = ['Saly', ...PLACES_BY_REGION.Dakar]
  expect(wishesInWords({ ...NO_WISHES, places: dakar }, 'fr')).toEqual(['Dakar ou Saly'])
})

test('A reason says what is offered, and what was asked for where it differs', () => {
  expect(reasonInWords({ wish: 'kind', verdict: 'near', offered: 'townhouse', asked: ['villa'] }, 'en')).toBe(
    'Townhouse instead of villa',
  )
  expect(reasonInWords({ wish: 'place', verdict: 'near', offered: 'Ngor', asked: ['Almadies'] }, 'fr')).toBe(
    'Ngor, tout près (demandé\u00a0: Almadies)',
  )
  expect(reasonInWords({ wish: 'price', verdict: 'near', offered: '1', percentOff: 7 }, 'en')).toBe(
    '7% over the budget',
  )
  expect(reasonInWords({ wish: 'price', verdict: 'near', offered: '1', percentOff: -3 }, 'fr')).toBe(
    '3\u00a0% au-dessous du budget',
  )
  expect(reasonInWords({ wish: 'price', verdict: 'met', offered: '1', percentOff: 0 }, 'en')).toBe('Within the budget')
  expect(reasonInWords({ wish: 'bedrooms', verdict: 'near', offered: 2, asked: 3 }, 'en')).toBe(
    '2 bedrooms, 3 asked for',
  )
  expect(reasonInWords({ wish: 'area', verdict: 'missed', offered: 90, asked: 150 }, 'fr')).toBe(
    '90\u00a0m² (demandé\u00a0: 150\u00a0m²)',
  )
})
