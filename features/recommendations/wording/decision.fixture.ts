import type { Decision, Finding, Miss, Reading, Relaxation, ScoredHome, ScoreLine } from '../engine/decision.ts'
import type { HomeFacts, ListedHome } from '../engine/home-facts.ts'
import { saying } from '../engine/homes.fixture.ts'
import { NOTHING_ASKED, type Preferences } from '../preferences.ts'

/** Decisions made by hand: the texts are tested without the engine, on what it may hand over. */
export const TODAY = '2026-01-31'

const reading: Reading = {
  ...saying({}),
  deals: ['rent'],
  dealFrom: 'budget',
  bedrooms: null,
}

export const villaToRent: HomeFacts = {
  id: 12,
  type: 'rent',
  kind: 'villa',
  location: 'Almadies',
  price: 1_600_000,
  bedrooms: 5,
  bathrooms: 6,
  area: 420,
  amenities: ['Swimming Pool', 'Ocean View', 'Generator', 'Garage', 'Garden', 'Security', 'Fiber Optic'],
  isVefa: false,
  deliveryDate: null,
  minimumLeaseMonths: 36,
  createdAt: 0,
}

export const flatForSale: HomeFacts = {
  ...villaToRent,
  id: 7,
  type: 'buy',
  kind: 'apartment',
  location: 'Ngor',
  price: 185_000_000,
  bedrooms: 3,
  bathrooms: 2,
  area: 140,
  amenities: ['Elevator', 'Ocean View', 'Parking'],
  minimumLeaseMonths: null,
}

export const flatOffPlan: HomeFacts = {
  ...flatForSale,
  id: 31,
  location: 'Ouest-Foire',
  isVefa: true,
  deliveryDate: '2028-06-01',
}

export const studioForAStay: HomeFacts = {
  ...villaToRent,
  id: 5,
  type: 'short-stay',
  kind: 'studio',
  location: 'Plateau',
  price: 45_000,
  bedrooms: 0,
  bathrooms: 1,
  area: 44,
  amenities: ['WiFi', 'Furnished', 'Air Conditioning'],
  minimumLeaseMonths: null,
}

export function listed(home: HomeFacts, words: Partial<ListedHome> = {}): ListedHome {
  return {
    ...home,
    reference: 'KN-0001',
    title: 'A home',
    titleFr: 'Un bien',
    description: 'A home on our list.',
    descriptionFr: 'Un bien de notre catalogue.',
    ...words,
  }
}

/** Each finding with all its points, unless `earned` names fewer for its aspect. */
export function scored(
  home: HomeFacts,
  findings: readonly Finding[],
  { miss = null, earned = {} }: { miss?: Miss | null; earned?: Partial<Record<Finding['aspect'], number>> } = {},
): ScoredHome {
  const lines = findings.map((finding): ScoreLine => ({ of: 10, earned: earned[finding.aspect] ?? 10, finding }))
  return { home, lines, miss, score: lines.reduce((sum, line) => sum + line.earned, 0) }
}

export function decision({
  preferences = {},
  reading: read = {},
  ...rest
}: Partial<Omit<Decision, 'preferences' | 'reading'>> & {
  preferences?: Partial<Preferences>
  reading?: Partial<Reading>
} = {}): Decision {
  return {
    preferences: { ...NOTHING_ASKED, maxBudget: 2_000_000, kind: 'villa', ...preferences },
    today: TODAY,
    reading: { ...reading, ...read },
    chosen: [],
    counts: { available: 40, fitting: 0, near: 0 },
    offered: 40,
    relaxations: [],
    leastDear: null,
    markets: [],
    ...rest,
  }
}

/** One of each that is not tied to the deal. */
export const relaxations: Relaxation[] = [
  { limit: 'minBudget', to: 900_000, gains: 1 },
  { limit: 'bedrooms', to: null, gains: 2 },
  { limit: 'place', to: 'Ngor', gains: 1 },
  { limit: 'kind', to: 'townhouse', gains: 4 },
  { limit: 'timeframe', to: '1_year', gains: 1 },
  { limit: 'refused', amenity: 'Swimming Pool', gains: 1 },
]
