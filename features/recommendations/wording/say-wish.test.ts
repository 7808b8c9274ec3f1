import { expect, test } from 'vitest'
import type { AskedFor } from '../wishes/wish.ts'
import { plain, TODAY, wish } from './decision.fixture.ts'
import { sayWish } from './say-wish.ts'
import { speechOf } from './speech.ts'
import { WISH_ROWS } from './wish-rows.fixture.ts'

const speech = {
  en: speechOf({ locale: 'en', currency: 'XOF' }, TODAY),
  fr: speechOf({ locale: 'fr', currency: 'XOF' }, TODAY),
}

test.each(WISH_ROWS)('A wish is said in a few words in both languages: $en', ({ asked, en, fr }) => {
  expect(plain(sayWish(wish(asked), speech.en))).toBe(en)
  expect(plain(sayWish(wish(asked), speech.fr))).toBe(fr)
})

test.each<[AskedFor, string, string]>([
  [
    { field: 'price', op: 'near', value: 1_500_000, per: 'rent' },
    'Around 1 500 000 FCFA a month',
    'Environ 1 500 000 FCFA par mois',
  ],
  [
    { field: 'price', op: 'between', value: [40_000, 60_000], per: 'short-stay' },
    'Between 40 000 FCFA and 60 000 FCFA a night',
    'Entre 40 000 FCFA et 60 000 FCFA par nuit',
  ],
  [{ field: 'deal', op: 'oneOf', value: ['buy', 'rent'] }, 'For buying or renting', 'À l’achat ou à la location'],
  [{ field: 'kind', op: 'not', value: ['apartment'] }, 'No apartment', 'Pas d’appartement'],
  [{ field: 'kind', op: 'not', value: ['villa', 'townhouse'] }, 'No villa or townhouse', 'Ni villa ni maison de ville'],
  [{ field: 'place', op: 'oneOf', value: ['Petite Côte'] }, 'On the Petite Côte', 'Sur la Petite Côte'],
  [{ field: 'place', op: 'oneOf', value: ['almadies-side'] }, 'On the Almadies side', 'Côté Almadies'],
  [
    { field: 'place', op: 'oneOf', value: ['islands', 'Plateau'] },
    'On the islands or on the Plateau',
    'Sur les îles ou au Plateau',
  ],
  [{ field: 'place', op: 'oneOf', value: ['Thiès'] }, 'In the Thiès region', 'Dans la région de Thiès'],
  [{ field: 'place', op: 'not', value: ['Yoff', 'Ngor'] }, 'Not in Yoff or Ngor', 'Ni à Yoff ni à Ngor'],
  [{ field: 'near', op: 'oneOf', value: ['sea'] }, 'Near the sea', 'Près de la mer'],
  [{ field: 'amenity', op: 'not', value: ['Solar Power'] }, 'No solar power', 'Pas d’énergie solaire'],
  [
    { field: 'amenity', op: 'oneOf', value: ['Hammam', 'Gym'] },
    '“Hammam” or a gym',
    '« Hammam » ou une salle de sport',
  ],
  [{ field: 'amenity', op: 'not', value: ['Furnished'] }, 'Not furnished', 'Non meublé'],
  [{ field: 'pool', op: 'not', value: ['any'] }, 'No pool', 'Pas de piscine'],
  [{ field: 'pool', op: 'oneOf', value: ['any'] }, 'A pool, shared or private', 'Une piscine, privée ou partagée'],
  [{ field: 'floor', op: 'atLeast', value: 2 }, 'Floor 2 or higher', '2e étage ou plus haut'],
  [{ field: 'readyBy', op: 'atMost', value: TODAY }, 'Ready to move in', 'Prêt à habiter'],
  [{ field: 'people', op: 'atLeast', value: 5 }, 'Household of 5 or more', 'Foyer de 5 personnes ou plus'],
])('%j is said as a person would', (asked, en, fr) => {
  expect(plain(sayWish(wish(asked), speech.en))).toBe(en)
  expect(plain(sayWish(wish(asked), speech.fr))).toBe(fr)
})
