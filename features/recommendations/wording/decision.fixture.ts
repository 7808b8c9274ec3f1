import type { Locale } from '#common/locale.ts'
import { type Currency, STARTING_RATES } from '#common/money.ts'
import type { Decision, Finding, ScoredHome, Verdict } from '../engine/decision.ts'
import type { HomeFacts, ListedHome } from '../engine/home-facts.ts'
import type { Asked, AskedFor, Wish } from '../wishes/wish.ts'
import { type AddressOf, wordAnswer } from './word-answer.ts'

/** Decisions made by hand: the texts are tested without the engine, on what it may hand over. */
export const TODAY = '2026-01-31'

export const villaToRent: HomeFacts = {
  id: 12,
  type: 'rent',
  kind: 'villa',
  location: 'Almadies',
  latitude: null,
  longitude: null,
  price: 1_600_000,
  bedrooms: 5,
  bathrooms: 6,
  area: 420,
  amenities: ['Swimming Pool', 'Ocean View', 'Generator', 'Garage', 'Garden', 'Security', 'Fiber Optic'],
  isVefa: false,
  deliveryDate: null,
  minimumLeaseMonths: 36,
  levels: 2,
  floor: null,
  buildingFloors: null,
  hasLift: null,
  isStepFree: null,
  petsWelcome: null,
  maxGuests: null,
  minNights: null,
  stayTerms: null,
  pool: 'private',
  noise: null,
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
  levels: 1,
  floor: 3,
  hasLift: true,
  pool: 'none',
}

export const flatOffPlan: HomeFacts = { ...flatForSale, id: 31, isVefa: true, deliveryDate: '2028-06-01' }

export function listed(home: HomeFacts, words: Partial<ListedHome> = {}): ListedHome {
  const description = 'A home on our list.'
  return {
    ...home,
    reference: 'KN-0001',
    title: 'A home',
    titleFr: 'Un bien',
    description,
    descriptionFr: null,
    ...words,
  }
}

export function wish(asked: AskedFor, { isHard = true, words = '' } = {}): Wish {
  return { ...asked, isHard, from: words ? { words } : { form: asked.field } }
}

export function found(of: Wish, verdict: Verdict, more: Partial<Finding> = {}): Finding {
  const isMet = verdict === 'met'
  return { wish: of, verdict, grade: isMet ? 1 : 0, earned: isMet ? 10 : 0, of: 10, ...more }
}

export function scored(home: HomeFacts, findings: Finding[]): ScoredHome {
  const isFit = findings.every(({ wish: { isHard }, verdict }) => !isHard || verdict !== 'missed')
  return { home, findings, isFit, score: findings.reduce((sum, { earned }) => sum + earned, 0) }
}

export function decision({
  asked = {},
  ...rest
}: Partial<Omit<Decision, 'asked'>> & { asked?: Partial<Asked> } = {}): Decision {
  return {
    asked: { wishes: [], questions: [], unread: [], stay: null, ...asked },
    today: TODAY,
    deals: ['rent'],
    chosen: [],
    counts: { available: 40, fitting: 0, near: 0 },
    offered: 40,
    relaxations: [],
    markets: [],
    ...rest,
  }
}

/** Without the spaces that do not break. */
export const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

/** An address that says what was changed in it. */
const addressOf: AddressOf = ({ without, instead }) => {
  const said = ({ field, op, value, isHard }: Wish) => `${field} ${op} ${value}${isHard ? '!' : ''}`
  if (without) return `/ai-recommendations/result?without=${said(without)}`
  return instead ? `/ai-recommendations/result?instead=${said(instead[1])}` : '/ai-recommendations/result?type=villa'
}

export function word(
  decided: Decision,
  { locale = 'en', currency = 'XOF', homes }: { locale?: Locale; currency?: Currency; homes?: ListedHome[] } = {},
) {
  const there = homes ?? decided.chosen.map(({ home }) => listed(home))
  return wordAnswer(
    decided,
    new Map(there.map((home) => [home.id, home])),
    { locale, currency, rates: STARTING_RATES },
    addressOf,
  )
}
