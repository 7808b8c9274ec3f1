import { expect, test } from 'vitest'
import type { Locale } from '#common/locale.ts'
import { CURRENCIES, type Currency, STARTING_RATES } from '#common/money.ts'
import type { Decision, Finding, Market } from '../engine/decision.ts'
import type { HomeFacts } from '../engine/home-facts.ts'
import {
  decision,
  flatForSale,
  flatOffPlan,
  listed,
  relaxations,
  scored,
  studioForAStay,
  villaToRent,
} from './decision.fixture.ts'
import { wordAnswer } from './word-answer.ts'

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

function word(
  decided: Decision,
  { locale = 'en', currency = 'XOF' }: { locale?: Locale; currency?: Currency } = {},
  homes = decided.chosen.map(({ home }) => listed(home)),
) {
  return wordAnswer(decided, new Map(homes.map((home) => [home.id, home])), {
    locale,
    currency,
    rates: STARTING_RATES,
  })
}

const within = ({ price }: HomeFacts): Finding => ({ aspect: 'budget', price, percentOff: 0 })
const fits = (home: HomeFacts) => scored(home, [within(home)])
const near = (home: HomeFacts) =>
  scored(home, [{ aspect: 'budget', price: home.price, percentOff: 8 }], {
    miss: { limit: 'maxBudget', percent: 8 },
    earned: { budget: 2 },
  })

const market: Market = {
  deal: 'rent',
  place: 'Almadies',
  kind: 'villa',
  homes: 4,
  medianPerSquareMetre: 5_200,
  lowestPrice: 1_200_000,
  highestPrice: 3_000_000,
}

test('The summary says how the budget was read, what fits, what comes near and how near', () => {
  const decided = decision({
    chosen: [fits(villaToRent), near({ ...villaToRent, id: 13 })],
    counts: { available: 40, fitting: 1, near: 3 },
  })
  expect(plain(word(decided).summary)).toBe(
    'Going by the amount, we took your budget as a monthly rent. Of our 40 homes to let, 1 meets your criteria and 3 come near. A home that comes near is shown with what differs; a price may lie up to 10% outside your budget.',
  )
  expect(plain(word(decided, { locale: 'fr' }).summary)).toBe(
    'D’après son montant, nous avons compris votre budget comme un loyer mensuel. Sur nos 40 biens à louer, 1 répond à vos critères et 3 s’en approchent. Un bien qui s’en approche est montré avec l’écart ; un prix peut sortir de votre budget de 10 % au plus.',
  )
})

test('The homes counted are those of the deal that was looked at; where there is none of it, that is said', () => {
  const bought = decision({
    reading: { dealFrom: 'goal', deals: ['buy'] },
    chosen: [fits(flatForSale)],
    counts: { available: 40, fitting: 2, near: 0 },
    offered: 13,
  })
  expect(word(bought).summary).toContain('Of our 13 homes for sale, 2 meet your criteria.')
  expect(plain(word(bought, { locale: 'fr' }).summary)).toContain(
    'Sur nos 13 biens à vendre, 2 répondent à vos critères.',
  )
  expect(word(decision({ offered: 0 })).summary).toContain('We have no home to let at present.')
})

test('When more homes fit than are shown, the summary says so', () => {
  const decided = decision({ chosen: [fits(villaToRent)], counts: { available: 40, fitting: 9, near: 0 } })
  expect(word(decided).summary).toContain('we show 1: the one with the most points.')
})

test('Nothing fits: the summary says so plainly and names what would help most', () => {
  const decided = decision({ relaxations: [{ limit: 'maxBudget', to: 2_400_000, gains: 3 }] })
  const { summary, relaxations } = word(decided)
  expect(plain(summary)).toContain(
    'none meets your criteria and none comes near. What would help most: raise your maximum to 2 400 000 FCFA a month; then 3 homes fit.',
  )
  expect(plain(relaxations[0]?.text ?? '')).toBe('Raise your maximum to 2 400 000 FCFA a month: 3 homes fit')
  expect(plain(word(decided, { locale: 'fr' }).summary)).toContain(
    'Ce qui aiderait le plus : porter votre maximum à 2 400 000 FCFA par mois ; 3 biens conviendraient alors.',
  )
})

test('Nothing fits and no single change helps: that is said too', () => {
  expect(word(decision()).summary).toContain('Changing a single answer would not be enough')
})

test('An empty catalogue is told as one, with steps that still lead somewhere', () => {
  const decided = decision({ counts: { available: 0, fitting: 0, near: 0 } })
  const answer = word(decided)
  expect(answer.summary).toBe(
    'There is no home on our list at present. Tell us what you are looking for, and an adviser will answer.',
  )
  expect(answer.marketInsights).toBe('Our list has no home to let at present, so there are no prices to compare.')
  expect(answer.nextStepPaths).toEqual([
    '/ai-recommendations?max=2000000&type=villa',
    '/kais-nest?type=rent',
    '/contact?subject=home',
  ])
})

test.each([
  [{ dealFrom: 'goal', deals: ['buy'] }, 'Your goal is a purchase, so we looked at homes for sale.'],
  [
    { dealFrom: 'words', deals: ['rent'] },
    'You wrote that you want to rent, so we took your budget as a monthly rent.',
  ],
  [
    { dealFrom: 'words', deals: ['short-stay'] },
    'You wrote of a short stay, so we took your budget as a price per night.',
  ],
  [{ dealFrom: 'budget', deals: ['buy'] }, 'Going by the amount, we took your budget as a purchase price.'],
  [
    { dealFrom: 'open', deals: ['buy', 'rent'] },
    'Nothing says whether you buy or rent, so we looked at homes for sale or to let.',
  ],
  [
    { dealFrom: 'goal', deals: ['buy', 'short-stay'] },
    'Your goal leaves more than one way open, so we looked at homes for sale or for short stays.',
  ],
] as const)('The summary tells how the deal was read: %o', (reading, sentence) => {
  expect(word(decision({ reading: { ...reading, deals: [...reading.deals] } })).summary.startsWith(sentence)).toBe(true)
})

test('Market insights count our own list, and say so', () => {
  const decided = decision({
    markets: [
      market,
      { ...market, place: null, kind: null, homes: 1, medianPerSquareMetre: null, highestPrice: 1_200_000 },
    ],
  })
  expect(plain(word(decided).marketInsights)).toBe(
    'On our list: 4 villas to let in Almadies, from 1 200 000 FCFA to 3 000 000 FCFA a month; median rent of 5 200 FCFA a month per m². 1 home to let across all places, at 1 200 000 FCFA a month; too few for a median per m². These figures cover our own list, not the whole market.',
  )
  expect(plain(word(decided, { locale: 'fr' }).marketInsights)).toContain(
    'Dans notre catalogue : 4 villas à louer aux Almadies, de 1 200 000 FCFA à 3 000 000 FCFA par mois ; loyer médian de 5 200 FCFA par mois et par m².',
  )
})

test('A home that has gone meanwhile is not spoken of', () => {
  const decided = decision({
    chosen: [fits(villaToRent), fits(flatForSale)],
    counts: { available: 9, fitting: 2, near: 0 },
  })
  const answer = word(decided, {}, [listed(flatForSale)])
  expect(answer.recommendations.map(({ propertyId }) => propertyId)).toEqual([flatForSale.id])
  expect(answer.nextStepPaths.join()).not.toContain(String(villaToRent.id))
})

test('A buyer is led to the home, the comparison, a visit and the costs on top', () => {
  const decided = decision({
    reading: { deals: ['buy'], dealFrom: 'goal' },
    chosen: [fits(flatForSale), fits(flatOffPlan)],
  })
  const { nextSteps, nextStepPaths } = word(decided, {}, [
    listed(flatForSale, { title: 'Above the bay' }),
    listed(flatOffPlan),
  ])
  expect(nextSteps[0]).toBe('See the first home in full: Above the bay')
  expect(nextStepPaths).toEqual([
    '/property/7',
    '/shortlist?ids=7,31&view=compare',
    '/property/7#enquiry',
    '/buying-costs?price=185000000',
    '/kais-nest?type=buy&kind=villa&maxPrice=2000000',
  ])
})

test('A family that rents is led to the relocation form, a short stay to its dates', () => {
  const family = decision({ preferences: { familySize: 4 }, chosen: [fits(villaToRent)] })
  expect(word(family).nextStepPaths).toContain('/kais-experience#relocation-form')
  const stay = decision({
    preferences: { familySize: 4 },
    reading: { deals: ['short-stay'] },
    chosen: [fits(studioForAStay)],
  })
  expect(word(stay).nextStepPaths.join()).not.toContain('relocation')
  expect(word(stay).nextSteps[1]).toBe('Ask whether your dates are free: A home')
})

test('What was read from the words is told line by line, and what was not is kept to be checked', () => {
  const decided = decision({
    preferences: { place: 'Almadies' },
    reading: {
      wanted: ['Ocean View'],
      refused: ['Swimming Pool'],
      places: ['Almadies', 'Ngor'],
      refusedPlaces: ['Plateau'],
      minBedrooms: 4,
      minArea: 150,
      checks: ['schools'],
      unknown: ['I play\nthe oboe'],
    },
  })
  expect(word(decided).understood.map(plain)).toEqual([
    'Your budget: taken as a monthly rent',
    'Ocean view: wanted',
    'Swimming pool: not wanted; homes that list it are left out',
    'Ngor: wanted as a place',
    'Plateau: not wanted as a place; homes there are left out',
    'At least 4 bedrooms',
    'At least 150 m²',
  ])
  expect(word(decided).toCheck).toEqual([
    'Schools nearby: our listings do not state this as a fact; we will check it with you.',
    '“I play the oboe”: we will check this with you.',
  ])
  expect(word(decided, { locale: 'fr' }).toCheck[1]).toBe(
    '«\u00a0I play the oboe\u00a0»\u00a0: nous le vérifierons avec vous.',
  )
})

test('Whoever goes to an office is told how far out homes are left out, unless they name a place', () => {
  const commuting = decision({ preferences: { work: 'office' } })
  expect(word(commuting).understood.map(plain)).toContain(
    'Homes more than 25 km from the Plateau are left out, since you go to an office: name a place to see them',
  )
  expect(word(commuting, { locale: 'fr' }).understood.map(plain)).toContain(
    'Les biens à plus de 25 km du Plateau sont écartés, puisque vous allez au bureau : indiquez un lieu pour les voir',
  )
  const placed = decision({ preferences: { work: 'office', place: 'Saly' }, reading: { places: ['Saly'] } })
  expect(word(placed).understood.join()).not.toContain('25')
  expect(word(decision()).understood.join()).not.toContain('25')
})

test('What a listing says about something we cannot vouch for is quoted word for word', () => {
  const home = listed(villaToRent, {
    description:
      'Two storeys of stone. It is not a quiet house after six. The corniche is four minutes on foot. No more.',
    descriptionFr: null,
  })
  const decided = decision({ reading: { checks: ['quiet', 'walking', 'pets'] }, chosen: [fits(villaToRent)] })
  expect(word(decided, {}, [home]).recommendations[0]?.quotes).toEqual([
    { about: 'Quiet', text: 'It is not a quiet house after six.' },
    { about: 'What is within walking distance', text: 'The corniche is four minutes on foot.' },
  ])
  expect(word(decided, { locale: 'fr' }, [home]).recommendations[0]?.quotes).toEqual([])
})

test('Parking found for somebody who asked for a garage is told as parking, without a garage', () => {
  const parking = scored(flatForSale, [{ aspect: 'wishes', met: ['Parking', 'Elevator'], missing: [] }])
  const decided = decision({ reading: { deals: ['buy'], wanted: ['Garage', 'Elevator'] }, chosen: [parking] })
  const [told] = word(decided).recommendations
  expect(told?.reasons).toEqual(['Elevator, as you asked', 'Parking, though no garage is listed'])
  expect(told?.personalizedDescription).toContain('the elevator you asked for')
  expect(told?.personalizedDescription).not.toMatch(/parking|garage/)
})

const everything = decision({
  preferences: { familySize: 3, goal: 'investment_rental', words: 'words' },
  reading: { wanted: ['Gym', 'Rooftop bar'], refused: ['WiFi'], checks: ['schools', 'water'], unknown: ['something'] },
  chosen: [
    fits(villaToRent),
    scored(flatForSale, [
      { aspect: 'wishes', met: ['Rooftop bar', 'Parking'], missing: ['Gym'] },
      { aspect: 'lifestyle', lifestyle: 'luxury', looked: ['Gym', 'Concierge'], present: ['Concierge'] },
      { aspect: 'transport', transport: 'chauffeur', looked: ['Parking'], present: [] },
      {
        aspect: 'goal',
        goal: 'portfolio',
        looked: [],
        present: [],
        investment: {
          grossYield: 505,
          monthlyRent: 9_000,
          comparedHomes: 3,
          comparedIn: ['Ngor'],
          percentBelowMedian: -4,
        },
      },
    ]),
    near(flatOffPlan),
    near(studioForAStay),
  ],
  counts: { available: 12_000, fitting: 2, near: 2 },
  relaxations,
  markets: [market, { ...market, deal: 'buy', kind: null, place: 'Mamelles' }],
})

const textsOf = (answer: object): string[] =>
  Object.entries(answer).flatMap(([name, value]: [string, unknown]) => {
    if (name === 'path' || name === 'nextStepPaths' || name === 'quotes') return []
    if (typeof value === 'string') return [value]
    return typeof value === 'object' && value !== null ? textsOf(value) : []
  })

test('No text has a hole, a doubled space or a stray sign, in either language and any currency', () => {
  const texts = (['en', 'fr'] as const).flatMap((locale) =>
    CURRENCIES.flatMap((currency) => textsOf(word(everything, { locale, currency }))),
  )
  expect(texts.length).toBeGreaterThan(200)
  expect(texts.filter((text) => /undefined|null|NaN|\[object|[ \u00a0\u202f]{2}| [,.]|,,|\.\./.test(text))).toEqual([])
  expect(texts.filter((text) => text.trim() !== text || text === '')).toEqual([])
})

test('French texts keep the typography of French', () => {
  const texts = textsOf(word(everything, { locale: 'fr' }))
  expect(texts.filter((text) => text.includes("'"))).toEqual([])
  expect(texts.filter((text) => /(?<![\u00a0\u202f])[:;!?]/.test(text))).toEqual([])
  expect(
    texts.filter((text) => /\bà (?:le|les) |\bde (?:le|les) |\bd[e] (?=[aeiou]\p{L}*-Foire)/iu.test(text)),
  ).toEqual([])
})

test('The same decision is always told in the same words', () => {
  expect(word(everything, { locale: 'fr' })).toEqual(word(everything, { locale: 'fr' }))
})
