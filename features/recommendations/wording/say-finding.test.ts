import { expect, test } from 'vitest'
import { LOCALES, type Locale } from '#common/locale.ts'
import type { Finding, Verdict } from '../engine/decision.ts'
import type { HomeFacts } from '../engine/home-facts.ts'
import type { AskedFor, WishField } from '../wishes/wish.ts'
import { flatForSale, flatOffPlan, found, TODAY, villaToRent, wish } from './decision.fixture.ts'
import { sayFinding } from './say-finding.ts'
import { sayWish } from './say-wish.ts'
import { speechOf } from './speech.ts'

const speech = {
  en: speechOf({ locale: 'en', currency: 'XOF' }, TODAY),
  fr: speechOf({ locale: 'fr', currency: 'XOF' }, TODAY),
}
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

interface Row {
  asked: AskedFor
  en: string
  fr: string
  met?: Partial<HomeFacts>
  missed?: Partial<HomeFacts>
  found?: Partial<Finding>
  /** What is said where it is missed. */
  against: string
}

const sale = (asked: AskedFor, en: string, fr: string, against: string, more: Partial<Row> = {}): Row => {
  return { asked, en, fr, against, ...more }
}

/** A wish of each field, how it is said, and what a home that misses it misses. */
const ROWS: Record<WishField, Row> = {
  price: sale(
    { field: 'price', op: 'atMost', value: 163_989_250, per: 'buy', said: '250k €' },
    'Up to 163 989 250 FCFA (you wrote 250k €)',
    'Jusqu’à 163 989 250 FCFA (vous avez écrit 250k €)',
    '13% above your maximum of 163 989 250 FCFA',
  ),
  bedrooms: sale(
    { field: 'bedrooms', op: 'atLeast', value: 4 },
    'At least 4 bedrooms',
    'Au moins 4 chambres',
    '3 bedrooms instead of at least 4',
  ),
  bathrooms: sale(
    { field: 'bathrooms', op: 'exactly', value: 1 },
    'Exactly 1 bathroom',
    'Exactement 1 salle de bains',
    '2 bathrooms instead of exactly 1',
  ),
  area: sale(
    { field: 'area', op: 'between', value: [150, 180] },
    'Between 150 and 180 m²',
    'Entre 150 et 180 m²',
    '140 m² instead of between 150 and 180 m²',
  ),
  levels: sale({ field: 'levels', op: 'exactly', value: 1 }, 'On one level', 'Sur un seul niveau', '2 levels', {
    missed: { levels: 2 },
  }),
  floor: sale({ field: 'floor', op: 'exactly', value: 0 }, 'Ground floor', 'Rez-de-chaussée', 'On floor 3', {
    met: { floor: 0 },
  }),
  guests: sale(
    { field: 'guests', op: 'atLeast', value: 6 },
    'For 6 guests',
    'Pour 6 voyageurs',
    'Sleeps 4, you are 6',
    { met: { maxGuests: 8 }, missed: { maxGuests: 4 } },
  ),
  nights: sale(
    { field: 'nights', op: 'exactly', value: 2 },
    'For 2 nights',
    'Pour 2 nuits',
    'Stays of 3 nights at least',
    { met: { minNights: 1 }, missed: { minNights: 3 } },
  ),
  lease: sale(
    { field: 'lease', op: 'atMost', value: 12 },
    'Lease of at most 12 months',
    'Bail d’au plus 12 mois',
    'Lease of at least 3 years',
    { met: { minimumLeaseMonths: 12 }, missed: { minimumLeaseMonths: 36 } },
  ),
  deal: sale(
    { field: 'deal', op: 'oneOf', value: ['rent', 'short-stay'] },
    'For renting or a short stay',
    'À la location ou en court séjour',
    'For sale, not to let or for short stays',
  ),
  kind: sale(
    { field: 'kind', op: 'oneOf', value: ['villa', 'townhouse'] },
    'Villa or townhouse',
    'Villa ou maison de ville',
    'An apartment instead of a villa or a townhouse',
  ),
  place: sale(
    { field: 'place', op: 'oneOf', value: ['Ngor', 'Almadies'] },
    'In Ngor or Almadies',
    'À Ngor ou aux Almadies',
    'In Ouakam, 3.8 km from Ngor',
    { missed: { location: 'Ouakam' }, found: { nearest: 'Ngor', kilometres: 3.8 } },
  ),
  near: sale(
    { field: 'near', op: 'oneOf', value: ['airport'] },
    'Near the airport',
    'Près de l’aéroport',
    'In Ngor, 48 km from the airport',
    { found: { nearest: 'airport', kilometres: 48 } },
  ),
  amenity: sale(
    { field: 'amenity', op: 'oneOf', value: ['Generator'] },
    'A generator',
    'Un groupe électrogène',
    'The listing does not mention a generator',
  ),
  pool: sale(
    { field: 'pool', op: 'oneOf', value: ['private'] },
    'A private pool',
    'Une piscine privée',
    'A shared pool instead of a private pool',
    { met: { pool: 'private' }, missed: { pool: 'shared' } },
  ),
  lifestyle: sale(
    { field: 'lifestyle', op: 'oneOf', value: ['family'] },
    'Lifestyle: family',
    'Mode de vie : famille',
    'The listing does not mention a garden',
    { found: { looked: ['Garden'], present: [] } },
  ),
  work: sale(
    { field: 'work', op: 'oneOf', value: ['remote'] },
    'Work arrangement: from home',
    'Mode de travail : à domicile',
    'The listing does not mention fiber optic',
    { found: { looked: ['Fiber Optic'], present: [] } },
  ),
  transport: sale(
    { field: 'transport', op: 'oneOf', value: ['car'] },
    'Transport needs: my own car',
    'Déplacements : ma voiture',
    'The listing does not mention a garage',
    { found: { looked: ['Garage'], present: [] } },
  ),
  goal: sale(
    { field: 'goal', op: 'oneOf', value: ['investment_rental'] },
    'Goal: investment to let',
    'Projet : investissement locatif',
    'Too few homes in Ngor on our list to compare',
  ),
  offPlan: sale(
    { field: 'offPlan', op: 'exactly', value: false },
    'Not off-plan',
    'Pas sur plan',
    'Off-plan, delivery planned for June 2028',
    { missed: flatOffPlan },
  ),
  topFloor: sale({ field: 'topFloor', op: 'exactly', value: true }, 'Top floor', 'Dernier étage', 'On floor 3'),
  lift: sale({ field: 'lift', op: 'exactly', value: true }, 'With a lift', 'Avec ascenseur', 'No lift', {
    missed: { hasLift: false, amenities: [] },
  }),
  stepFree: sale(
    { field: 'stepFree', op: 'exactly', value: true },
    'Step-free',
    'Accès sans marches',
    'Not step-free',
    { missed: { isStepFree: false } },
  ),
  noStairs: sale(
    { field: 'noStairs', op: 'exactly', value: true },
    'Without stairs',
    'Sans escalier',
    'On one level, on floor 3, no lift',
    { missed: { hasLift: false, amenities: [] } },
  ),
  quiet: sale({ field: 'quiet', op: 'exactly', value: true }, 'Quiet', 'Au calme', 'Lively, not quiet', {
    missed: { noise: 'lively' },
  }),
  pets: sale({ field: 'pets', op: 'exactly', value: true }, 'Pets allowed', 'Animaux acceptés', 'No pets', {
    missed: { petsWelcome: false },
  }),
  readyBy: sale(
    { field: 'readyBy', op: 'atMost', value: '2027-06-30' },
    'Ready by June 2027',
    'Prêt d’ici juin 2027',
    'Off-plan, delivery planned for June 2028',
    { missed: flatOffPlan },
  ),
  people: sale(
    { field: 'people', op: 'exactly', value: 8 },
    'Household of 8',
    'Foyer de 8 personnes',
    'Only 3 bedrooms for your household of 8',
  ),
}

const rows = Object.values(ROWS)

function told(row: Row, verdict: Verdict, locale: Locale): string {
  const facts = verdict === 'met' ? row.met : row.missed
  const home = { ...flatForSale, ...(verdict === 'unknown' ? {} : facts) }
  const presence = verdict === 'met' && row.found?.looked ? { present: row.found.looked } : {}
  const investment = {
    grossYield: 700,
    monthlyRent: 1,
    comparedHomes: 3,
    comparedIn: ['Ngor'],
    percentBelowMedian: null,
  }
  const more = verdict === 'met' ? { investment, ...(row.found?.kilometres && { kilometres: 4 }) } : {}
  const said = sayFinding(found(wish(row.asked), verdict, { ...row.found, ...presence, ...more }), home, speech[locale])
  expect(verdict === 'met' ? said.against : said.for).toEqual([])
  return (verdict === 'met' ? said.for : said.against).join('. ')
}

/** What no text may have; French also spaces its signs. */
function expectWellWritten(text: string, locale: Locale) {
  expect(text).not.toBe('')
  expect(text).not.toMatch(/undefined|null|NaN|\[object| {2}|\s$|^\s|'|\.\.|, ,/)
  expect(text).toMatch(/^[\p{Lu}\d“«]/u)
  if (locale === 'fr') {
    expect(text).not.toMatch(
      /[^\u00a0]:|[^\u202f][;!?]|[^\u00a0]%|«[^\u00a0]|[^\u00a0]»|["“”]| (?:de|le|que) [aeiouéè]/,
    )
    expect(text).not.toMatch(/\b(?:de|du) les?\b|\bà les?\b|\b(?:the|listing|with|instead)\b/)
  }
}

test.each(rows)('A wish is said in a few words in both languages: $en', ({ asked, en, fr }) => {
  expect(plain(sayWish(wish(asked), speech.en))).toBe(en)
  expect(plain(sayWish(wish(asked), speech.fr))).toBe(fr)
})

test.each(rows)('What a home misses is said precisely: $against', (row) => {
  expect(plain(told(row, 'missed', 'en'))).toBe(row.against)
})

test('Every field has words for what is met, missed and not said, well written, and no two of them alike', () => {
  for (const row of rows) {
    for (const locale of LOCALES) {
      const texts = (['met', 'missed', 'unknown'] as const).map((verdict) => told(row, verdict, locale))
      for (const text of [...texts, sayWish(wish(row.asked), speech[locale])]) expectWellWritten(text, locale)
      expect(new Set(texts).size, texts.join(' | ')).toBe(3)
      expect(texts[2]).toMatch(locale === 'en' ? /the listing does not say$/ : /l’annonce ne le dit pas$/)
    }
  }
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

test('What was ruled out and is there is named so; of a pool that is not described, it is said which is open', () => {
  const say = (asked: AskedFor, verdict: Verdict, home: HomeFacts, locale: Locale = 'en') =>
    sayFinding(found(wish(asked), verdict), home, speech[locale]).against.map(plain)
  expect(say({ field: 'pool', op: 'not', value: ['any'] }, 'missed', villaToRent)).toEqual([
    'A private pool, which you ruled out',
  ])
  expect(say({ field: 'place', op: 'not', value: ['Ngor'] }, 'missed', flatForSale, 'fr')).toEqual([
    'À Ngor, ce que vous excluez',
  ])
  expect(say({ field: 'amenity', op: 'not', value: ['Elevator'] }, 'missed', flatForSale)).toEqual([
    'Elevator, which you ruled out',
  ])
  expect(say({ field: 'pool', op: 'oneOf', value: ['private'] }, 'unknown', { ...villaToRent, pool: null })).toEqual([
    'The listing names a pool, but not whether it is private or shared',
  ])
  expect(say({ field: 'kind', op: 'oneOf', value: ['villa'] }, 'missed', flatForSale, 'fr')).toEqual([
    'Un appartement au lieu d’une villa',
  ])
})

test('What stands in for what a listing leaves out is named as what it is', () => {
  const say = (asked: AskedFor, verdict: Verdict, home: HomeFacts, more: Partial<Finding> = {}) => {
    const said = sayFinding(found(wish(asked), verdict, more), home, speech.en)
    return plain([...said.for, ...said.against].join('. '))
  }
  const lift: AskedFor = { field: 'lift', op: 'exactly', value: true }
  expect(say(lift, 'met', { ...villaToRent, levels: 1 })).toBe('On one level')
  expect(say({ field: 'floor', op: 'exactly', value: 0 }, 'met', villaToRent)).toBe('A villa')
  expect(say({ field: 'amenity', op: 'oneOf', value: ['Parking'] }, 'met', villaToRent, { present: ['Garage'] })).toBe(
    'Garage',
  )
  expect(
    say({ field: 'near', op: 'oneOf', value: ['sea'] }, 'met', flatForSale, {
      nearest: 'sea',
      kilometres: 2,
      present: ['Ocean View'],
    }),
  ).toBe('Ocean view')
  expect(
    say({ field: 'near', op: 'oneOf', value: ['sea'] }, 'missed', flatForSale, { nearest: 'sea', kilometres: 2 }),
  ).toBe('In Ngor, not near the sea')
  expect(say({ field: 'pool', op: 'not', value: ['any'] }, 'met', { ...flatForSale, pool: null })).toBe(
    'The listing names no pool',
  )
  // The region is called like the town that is measured from.
  expect(
    say({ field: 'place', op: 'oneOf', value: ['Saint-Louis'] }, 'missed', flatForSale, {
      nearest: 'Saint-Louis',
      kilometres: 184,
    }),
  ).toBe('In Ngor, 184 km from Saint-Louis')
  expect(
    say({ field: 'work', op: 'oneOf', value: ['office'] }, 'missed', flatForSale, {
      grade: 0.6,
      nearest: 'Plateau',
      kilometres: 10.6,
    }),
  ).toBe('10.6 km from the Plateau, where many offices are')
  const studio: HomeFacts = { ...flatForSale, kind: 'studio', bedrooms: 0 }
  expect(say({ field: 'bedrooms', op: 'atLeast', value: 2 }, 'missed', studio)).toBe(
    'A studio instead of at least 2 bedrooms',
  )
  expect(say({ field: 'price', op: 'near', value: 180_000_000, per: 'buy' }, 'met', flatForSale)).toBe(
    '185 000 000 FCFA: you asked for around 180 000 000 FCFA',
  )
})
