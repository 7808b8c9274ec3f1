import { describe, expect, test } from 'vitest'
import type { Locale } from '#common/locale.ts'
import { CURRENCIES, type Currency, STARTING_RATES } from '#common/money.ts'
import type { Finding, Miss, ScoredHome } from '../engine/decision.ts'
import { flatForSale, flatOffPlan, scored, studioForAStay, TODAY, villaToRent } from './decision.fixture.ts'
import { describeHome } from './describe-home.ts'
import { speechOf } from './speech.ts'

const say = (home: ScoredHome, locale: Locale = 'en', currency: Currency = 'XOF') =>
  describeHome(home, speechOf({ locale, currency, rates: STARTING_RATES }, TODAY)).replace(/[\u00a0\u202f]/g, ' ')

const inAlmadies: Finding = { aspect: 'place', offered: 'Almadies', nearest: 'Almadies', kilometres: 0 }
const nearAlmadies: Finding = { aspect: 'place', offered: 'Ngor', nearest: 'Almadies', kilometres: 0.6 }
const within: Finding = { aspect: 'budget', price: 1_600_000, percentOff: 0 }
const aVilla: Finding = { aspect: 'kind', offered: 'villa', asked: 'villa', relation: 'same' }
const wishes: Finding = { aspect: 'wishes', met: ['Swimming Pool', 'Parking'], missing: [] }
const notAllWishes: Finding = { aspect: 'wishes', met: ['Swimming Pool'], missing: ['Elevator', 'Gym'] }
const everyFinding: Finding[] = [
  inAlmadies,
  aVilla,
  { aspect: 'bedrooms', offered: 5, asked: 3 },
  notAllWishes,
  within,
  { aspect: 'family', people: 5, bedrooms: 5, needed: 4 },
]

test('A villa to rent is described by what was asked for and what its listing states', () => {
  expect(say(scored(villaToRent, [inAlmadies, within, wishes]))).toBe(
    'This villa is in Almadies, as you asked, and has 5 bedrooms and 6 bathrooms in 420 m². It is to let at 1 600 000 FCFA a month, within your budget, and has the swimming pool you asked for. The lease runs for at least 3 years.',
  )
  expect(say(scored(villaToRent, [inAlmadies, within, wishes]), 'fr')).toBe(
    'Cette villa est aux Almadies, comme vous le souhaitez, et compte 5 chambres et 6 salles de bains sur 420 m². Elle se loue 1 600 000 FCFA par mois, dans votre budget, et a la piscine que vous demandez. Le bail est d’au moins 3 ans.',
  )
})

test('A garage is never called the parking that somebody asked for, nor what they asked for', () => {
  const text = say(scored(villaToRent, [within, wishes]))
  expect(text).toContain('the swimming pool you asked for')
  expect(text).not.toMatch(/parking|garage/)
})

test('What the listing does not mention of the wishes is said', () => {
  const home = scored(villaToRent, [inAlmadies, notAllWishes])
  expect(say(home)).toContain('does not mention the elevator or the gym')
  expect(say(home, 'fr')).toContain('ne mentionne ni l’ascenseur ni la salle de sport')
})

test('A flat that is not built yet says when it is delivered and has nothing, only plans', () => {
  const home = scored(flatOffPlan, [{ aspect: 'wishes', met: ['Elevator'], missing: [] }])
  expect(say(home)).toBe(
    'This apartment in Ouest-Foire has 3 bedrooms and 2 bathrooms in 140 m². It is sold off-plan at 185 000 000 FCFA, with delivery planned for June 2028. The plans include the elevator you asked for.',
  )
  expect(say(home, 'fr')).toContain('avec une livraison prévue en juin 2028. Le projet prévoit l’ascenseur')
})

test('A studio has its area, no count of zero bedrooms, and a price a night', () => {
  const home = scored(studioForAStay, [{ aspect: 'budget', price: 45_000, percentOff: 0 }])
  expect(say(home)).toBe('This studio on the Plateau measures 44 m². It costs 45 000 FCFA a night, within your budget.')
  expect(say(home, 'fr')).toBe('Ce studio au Plateau mesure 44 m². Il se loue 45 000 FCFA par nuit, dans votre budget.')
})

test('A home of a related kind says which was asked for', () => {
  const related: Finding = { aspect: 'kind', offered: 'studio', asked: 'apartment', relation: 'related' }
  expect(say(scored(studioForAStay, [related]))).toContain('It is not the apartment you asked for.')
})

test('What was a wish is not told a second time for the car or the way of living', () => {
  const home = scored(flatForSale, [
    { aspect: 'wishes', met: ['Parking'], missing: [] },
    { aspect: 'transport', transport: 'car', looked: ['Parking', 'Garage'], present: ['Parking'] },
    { aspect: 'lifestyle', lifestyle: 'artistic', looked: ['Ocean View'], present: ['Ocean View'] },
  ])
  expect(say(home).match(/parking/g)).toHaveLength(1)
  expect(say(home)).toContain('For your lifestyle, the listing mentions an ocean view.')
})

test('A neighbouring place is told with its distance, and French knows the articles of places', () => {
  const home = scored(flatForSale, [nearAlmadies])
  expect(say(home)).toContain('in Ngor, 0.6 km from Almadies, centre to centre')
  expect(say(home, 'fr')).toContain('à Ngor, à 0,6 km des Almadies, de centre à centre')
})

test('A price is told in the currency of the visitor', () => {
  const home = scored(villaToRent, [within])
  expect(say(home, 'en', 'EUR')).toContain('€2,439 a month')
  expect(say(home, 'fr', 'USD')).toContain('2 560 $ par mois')
})

const misses: [Miss, string, string][] = [
  [
    { limit: 'maxBudget', percent: 8 },
    'At 1 600 000 FCFA a month, it is 8% above your maximum.',
    'À 1 600 000 FCFA par mois, elle dépasse votre maximum de 8 %.',
  ],
  [
    { limit: 'minBudget', percent: 3 },
    'At 1 600 000 FCFA a month, it is 3% below your minimum.',
    'À 1 600 000 FCFA par mois, elle reste 3 % sous votre minimum.',
  ],
  [
    { limit: 'bedrooms', offered: 5, asked: 6 },
    'It has fewer than the 6 bedrooms you asked for.',
    'C’est moins que les 6 chambres demandées.',
  ],
  [
    { limit: 'kind', offered: 'villa', asked: 'apartment' },
    'It is not the apartment you asked for.',
    'Vous cherchez un appartement ; ce bien n’en est pas un.',
  ],
  [
    { limit: 'place', offered: 'Almadies', nearest: 'Ouest-Foire', kilometres: 4.25 },
    'It is 4.3 km from Ouest-Foire, centre to centre, outside the area you asked for.',
    'Elle est à 4,3 km d’Ouest-Foire, de centre à centre, hors du secteur demandé.',
  ],
  [
    { limit: 'timeframe', deliveryDate: '2026-03-01' },
    'Delivery is planned for March 2026, later than your timeframe.',
    'La livraison est prévue en mars 2026, au-delà de vos délais.',
  ],
]

test.each(misses)('The second sentence tells the missed limit: %o', (miss, english, french) => {
  const home = scored(villaToRent, everyFinding, { miss })
  expect(say(home)).toContain(`. ${english}`)
  expect(say(home, 'fr')).toContain(`. ${french}`)
})

test('A limit that is missed is never what a description begins with', () => {
  const miss: Miss = { limit: 'kind', offered: 'villa', asked: 'apartment' }
  const other: Finding = { aspect: 'kind', offered: 'villa', asked: 'apartment', relation: 'other' }
  for (let id = 1; id < 20; id += 1) {
    expect(say(scored({ ...villaToRent, id }, [other, inAlmadies], { miss }))).not.toMatch(/^An? /)
  }
})

describe('whatever is found', () => {
  const homes = [villaToRent, flatForSale, flatOffPlan, studioForAStay]
  const subsets = everyFinding.map((_, from) => everyFinding.slice(from))
  const all = homes.flatMap((home) =>
    Array.from({ length: 6 }, (_, id) => ({ ...home, id: id + 1 })).flatMap((numbered) =>
      [null, ...misses.map(([miss]) => miss)].flatMap((miss) =>
        subsets.map((findings) => scored(numbered, findings, { miss })),
      ),
    ),
  )

  test('a description has two or three whole sentences, in both languages and three currencies', () => {
    const texts = (['en', 'fr'] as const).flatMap((locale) =>
      CURRENCIES.flatMap((currency) =>
        all.map((home) => describeHome(home, speechOf({ locale, currency, rates: STARTING_RATES }, TODAY))),
      ),
    )
    expect(texts.filter((text) => ![2, 3].includes(text.split(/(?<=\.) /).length))).toEqual([])
    expect(texts.filter((text) => !/^\p{Lu}.*\.$/u.test(text))).toEqual([])
    expect(texts.filter((text) => /undefined|null|NaN| {2}| ,|\.\.|\. \p{Ll}/u.test(text))).toEqual([])
  })

  test('a description is the same however often it is written', () => {
    for (const home of all.slice(0, 50)) expect(say(home)).toBe(say(home))
  })

  test('homes beside each other do not all begin alike', () => {
    const beginnings = [1, 2, 3, 4, 5, 6].map((id) => say(scored({ ...villaToRent, id }, everyFinding)).slice(0, 12))
    expect(new Set(beginnings).size).toBeGreaterThanOrEqual(4)
  })
})

describe('an off-plan home says so', () => {
  const budget: Finding = { aspect: 'budget', price: 1_600_000, percentOff: 0 }
  const toLet = { ...villaToRent, isVefa: true, deliveryDate: '2027-03-01' }

  test('where it is let', () => {
    expect(say(scored(toLet, [budget]))).toContain(
      'It is to let at 1 600 000 FCFA a month, within your budget, off-plan, with delivery planned for March 2027.',
    )
    expect(say(scored(toLet, [budget]), 'fr')).toContain(
      'Elle se loue 1 600 000 FCFA par mois, dans votre budget, sur plan, avec une livraison prévue en mars 2027.',
    )
  })

  test('and that its delivery should have been, where it should', () => {
    const late = { ...flatOffPlan, deliveryDate: '2024-12-01' }
    expect(say(scored(late, []))).toContain(
      'It is sold off-plan at 185 000 000 FCFA, and its stated delivery date has passed.',
    )
    const missing = scored(late, [], { miss: { limit: 'timeframe', deliveryDate: late.deliveryDate } })
    expect(say(missing)).toContain('Its stated delivery date has passed, so it may not be ready in time.')
    const dear = scored(late, [], { miss: { limit: 'maxBudget', percent: 3 } })
    expect(say(dear, 'fr')).toContain('Le bien est sur plan, et la date de livraison indiquée est passée.')
    for (const home of [scored(late, []), missing, dear]) expect(say(home)).not.toContain('2024')
  })
})

test('A price a little above the maximum is not a whole percent above it', () => {
  const home = scored(flatForSale, [], { miss: { limit: 'maxBudget', percent: 0.0005 } })
  expect(say(home)).toContain('At 185 000 000 FCFA, it is less than 1% above your maximum.')
  expect(say(home, 'fr')).toContain('il dépasse votre maximum de moins de 1 %.')
})

test('What staff named themselves stands in a sentence however they wrote it', () => {
  const cinema = { ...villaToRent, amenities: ['Cinema room', 'Garden'] }
  const wishes: Finding = { aspect: 'wishes', met: ['Garden', 'Cinema room'], missing: [] }
  expect(say(scored({ ...cinema, id: 1 }, [wishes]))).toContain(
    'the garden and the amenity “Cinema room” you asked for',
  )
  expect(say(scored(cinema, [{ ...wishes, met: [], missing: ['Cinema room'] }]), 'fr')).toContain(
    'L’annonce ne mentionne pas l’équipement « Cinema room » que vous demandez.',
  )
})
