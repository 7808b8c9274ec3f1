import { expect, test } from 'vitest'
import type { Finding, ScoredHome } from '../engine/decision.ts'
import { NOTHING_ASKED } from '../preferences.ts'
import { flatForSale, flatOffPlan, scored, TODAY, villaToRent } from './decision.fixture.ts'
import { sayInvestment } from './investment-text.ts'
import { missInShort } from './misses.ts'
import { lacksOf, pointsOf, reasonsFor } from './reasons.ts'
import { speechOf } from './speech.ts'

const english = speechOf({ locale: 'en', currency: 'XOF' }, TODAY)
const french = speechOf({ locale: 'fr', currency: 'XOF' }, TODAY)
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

const findings: Finding[] = [
  { aspect: 'place', offered: 'Ngor', nearest: 'Almadies', kilometres: 0.6 },
  { aspect: 'kind', offered: 'apartment', asked: 'penthouse', relation: 'related' },
  { aspect: 'bedrooms', offered: 3, asked: 2 },
  { aspect: 'wishes', met: ['Ocean View', 'Garage', 'Elevator'], missing: ['Generator', 'WiFi'] },
  { aspect: 'budget', price: 185_000_000, percentOff: 0 },
  { aspect: 'bathrooms', offered: 2, asked: 3 },
  { aspect: 'area', offered: 140, asked: 150 },
  { aspect: 'family', people: 5, bedrooms: 3, needed: 4 },
  { aspect: 'timeframe', timeframe: '6_months', isReady: true, deliveryDate: null, isInTime: true },
]
const earned = { bathrooms: 0, area: 5, family: 4 }

test('Reasons are facts that earned points, the weightiest first, at most six', () => {
  expect(reasonsFor(scored(flatForSale, findings, { earned }), english).map(plain)).toEqual([
    'In Ngor, 0.6 km from Almadies (centre to centre)',
    'An apartment: similar to a penthouse',
    '3 bedrooms: you asked for at least 2',
    'Ocean view and elevator, as you asked',
    'Parking, though no garage is listed',
    '185 000 000 FCFA, within your budget',
  ])
})

test('The same reasons in French', () => {
  expect(reasonsFor(scored(flatForSale, findings, { earned }), french).map(plain)).toEqual([
    'À Ngor, à 0,6 km des Almadies (de centre à centre)',
    'Un appartement : de la même famille qu’un penthouse',
    '3 chambres : vous en demandez au moins 2',
    'Vue sur l’océan et ascenseur, comme demandé',
    'Stationnement, sans garage mentionné',
    '185 000 000 FCFA, dans votre budget',
  ])
})

test('What earned no point is no reason, and neither is the limit that is missed', () => {
  const nothing = scored(flatForSale, findings.slice(0, 3), { earned: { place: 0, kind: 0, bedrooms: 0 } })
  expect(reasonsFor(nothing, english)).toEqual([])
  const far = scored(flatForSale, findings.slice(0, 1), {
    miss: { limit: 'place', offered: 'Ngor', nearest: 'Almadies', kilometres: 0.6 },
  })
  expect(reasonsFor(far, english)).toEqual([])
})

test('A long way to the offices is told in the points, not as a reason', () => {
  const way: Finding = {
    aspect: 'work',
    work: 'office',
    looked: [],
    present: [],
    hasSpareRoom: null,
    kilometresToPlateau: 13.4,
  }
  const home = scored(flatForSale, [way], { earned: { work: 2 } })
  expect(reasonsFor(home, english)).toEqual([])
  expect(plain(pointsOf(home, english)[0]?.reason ?? '')).toContain('13.4 km from the Plateau')
  expect(plain(pointsOf(home, french)[0]?.reason ?? '')).toContain('À 13,4 km du Plateau')
})

test('What a home lacks of what was asked is listed, as what the listing does not state', () => {
  expect(lacksOf(scored(flatForSale, findings), english).map(plain)).toEqual([
    'Not in Almadies',
    'An apartment: you asked for a penthouse',
    'The listing does not mention: generator or WiFi',
    '2 bathrooms: you asked for at least 3',
    '140 m²: you asked for at least 150 m²',
    '3 bedrooms: for a household of 5 or more we count 4',
  ])
})

test('A missed limit stands apart and is not listed a second time', () => {
  const home = scored(flatForSale, findings.slice(1, 2), {
    miss: { limit: 'kind', offered: 'apartment', asked: 'penthouse' },
  })
  expect(lacksOf(home, english)).toEqual([])
})

test('Every point of the score has a label and a reason', () => {
  const points = pointsOf(scored(flatForSale, findings, { earned }), english)
  expect(points.reduce((sum, { earned: got }) => sum + got, 0)).toBe(69)
  for (const { label, reason } of points) expect(`${label}: ${reason}`).toMatch(/^\p{L}.+: \S.+/u)
  expect(points[3]?.reason).toBe('Ocean view and elevator, as you asked. Parking, though no garage is listed')
})

test('Where points were lost, the reason says for what', () => {
  const lost = pointsOf(scored(flatForSale, findings.slice(3, 4), { earned: { wishes: 5 } }), french)
  expect(plain(lost[0]?.reason ?? '')).toContain('. L’annonce ne mentionne pas : groupe électrogène ou Wi-Fi')
})

test.each([
  [{ limit: 'maxBudget', percent: 8 }, '8% above your maximum of 150 000 000 FCFA'],
  [{ limit: 'maxBudget', percent: 0.0005 }, 'Less than 1% above your maximum of 150 000 000 FCFA'],
  [{ limit: 'minBudget', percent: 2 }, '2% below your minimum of 100 000 000 FCFA'],
  [{ limit: 'bedrooms', offered: 1, asked: 2 }, '1 bedroom instead of 2'],
  [{ limit: 'kind', offered: 'apartment', asked: 'villa' }, 'An apartment instead of a villa'],
  [
    { limit: 'place', offered: 'Gorée', nearest: 'Plateau', kilometres: 4.2 },
    'On Gorée, 4.2 km from the Plateau (centre to centre)',
  ],
  [{ limit: 'timeframe', deliveryDate: null }, 'Off-plan, with no delivery date stated'],
  [{ limit: 'timeframe', deliveryDate: '2026-01-30' }, 'Off-plan: its stated delivery date has passed'],
  [{ limit: 'timeframe', deliveryDate: '2026-01-31' }, 'Delivery planned for January 2026, later than your timeframe'],
] as const)('A near miss says by how much: %o', (miss, text) => {
  const preferences = { ...NOTHING_ASKED, minBudget: 100_000_000, maxBudget: 150_000_000 }
  expect(plain(missInShort(miss, flatForSale, preferences, english))).toBe(text)
})

test('A list of what a home has names things, furniture too; in French a miss says what stands instead of what', () => {
  const furnished = { ...villaToRent, amenities: ['Ocean View', 'Terrace', 'Furnished'] }
  const said = scored(furnished, [{ aspect: 'wishes', met: ['Ocean View', 'Terrace', 'Furnished'], missing: [] }])
  expect(reasonsFor(said, english)).toEqual(['Ocean view, terrace and furniture, as you asked'])
  expect(reasonsFor(said, french)).toEqual(['Vue sur l’océan, terrasse et mobilier, comme demandé'])
  const misses = [
    { limit: 'bedrooms', offered: 3, asked: 4 },
    { limit: 'kind', offered: 'apartment', asked: 'villa' },
  ] as const
  expect(misses.map((miss) => plain(missInShort(miss, flatForSale, NOTHING_ASKED, french)))).toEqual([
    '3 chambres au lieu de 4',
    'Un appartement au lieu d’une villa',
  ])
})

const invest = (home: typeof flatForSale, figures: object, goal = 'investment_rental'): ScoredHome =>
  scored(home, [{ aspect: 'goal', goal, looked: [], present: [], investment: figures } as Finding])
const figures = {
  grossYield: 650,
  monthlyRent: 1_002_083,
  comparedHomes: 4,
  comparedIn: ['Ngor', 'Almadies'],
  percentBelowMedian: 8,
}

test('A yield is told with its assumptions and its risk', () => {
  expect(plain(sayInvestment(invest(flatForSale, figures), english) ?? '')).toBe(
    'Gross yield of about 6.5% a year: this assumes a rent of 1 002 083 FCFA a month, from the median rent per m² of 4 homes to let in Ngor and in Almadies on our list, with all twelve months let, before costs and tax. Estimated, not guaranteed: rents can fall, a home can stand empty, and you may lose part of your money. Its price per m² is 8% below our list’s median for homes for sale in Ngor.',
  )
  expect(plain(sayInvestment(invest(flatForSale, figures), french) ?? '')).toContain(
    'd’environ 6,5 % par an : il suppose un loyer de 1 002 083 FCFA par mois, d’après le loyer médian au m² de 4 biens à louer à Ngor et aux Almadies',
  )
})

test('A flat off-plan brings no rent before its delivery, and the text says so', () => {
  expect(sayInvestment(invest(flatOffPlan, figures), english)).toContain(
    'no rent comes before delivery, planned for June 2028',
  )
})

test('Without figures, or with another goal, nothing is said about returns', () => {
  const none = { ...figures, grossYield: null, monthlyRent: null, percentBelowMedian: null }
  expect(sayInvestment(invest(flatForSale, none), english)).toBeUndefined()
  expect(sayInvestment(invest(flatForSale, figures, 'primary_residence'), english)).toBeUndefined()
  expect(sayInvestment(scored(villaToRent, findings), english)).toBeUndefined()
})

test('Less than a percent outside the budget is not rounded up to one', () => {
  const budget: Finding = { aspect: 'budget', price: 200_001_000, percentOff: 0.0005 }
  const reason = (speech: typeof english) =>
    plain(pointsOf(scored(flatForSale, [budget], { earned: { budget: 9 } }), speech)[0]?.reason ?? '')
  expect(reason(english)).toBe('200 001 000 FCFA: less than 1% above your maximum')
  expect(reason(french)).toBe('200 001 000 FCFA : moins de 1 % au-dessus de votre maximum')
})

test('What an off-plan home does not have yet is said to be planned', () => {
  const asked: Finding[] = [
    { aspect: 'wishes', met: ['Ocean View', 'Elevator', 'Garage'], missing: [] },
    { aspect: 'lifestyle', lifestyle: 'family', looked: ['Parking'], present: ['Parking'] },
  ]
  expect(reasonsFor(scored(flatOffPlan, asked), english)).toEqual([
    'Planned: ocean view and elevator, as you asked',
    'Planned: parking, though no garage is listed',
    'Planned: parking, for your lifestyle',
  ])
  expect(plain(reasonsFor(scored(flatOffPlan, asked), french)[0] ?? '')).toBe(
    'Selon les plans : vue sur l’océan et ascenseur, comme demandé',
  )
})

test('A delivery that should have been is no promise: nothing is said to be planned for it', () => {
  const late = { ...flatOffPlan, deliveryDate: '2024-12-01' }
  const asked: Finding[] = [
    { aspect: 'timeframe', timeframe: 'immediate', isReady: false, deliveryDate: late.deliveryDate, isInTime: false },
    { aspect: 'goal', goal: 'primary_residence', looked: [], present: [], investment: null },
  ]
  const home = scored(late, asked)
  expect(reasonsFor(home, english)).toEqual([])
  expect(lacksOf(home, english)).toEqual(['Off-plan: its stated delivery date has passed'])
  expect(lacksOf(home, french).map(plain)).toEqual(['Sur plan : la date de livraison indiquée est passée'])
  expect(sayInvestment(invest(late, figures), english)).toContain('its stated delivery date has passed.')
})
