import type { Deal } from '#features/nest/property-types.ts'
import { type Goal, HIGHEST_RENT, INVESTMENT_GOALS, type Preferences } from '../preferences.ts'
import type { Check, Reading, ReadWords } from './decision.ts'
import { LOOKED_FOR_BY_WORK, OUT_OF_TOWN } from './weights.ts'

/** What a goal can mean. The one that is bought stands first. */
function dealsOf(goal: Goal | null): Deal[] {
  if (goal !== null && INVESTMENT_GOALS.includes(goal)) return ['buy']
  return goal === 'vacation_home' ? ['buy', 'short-stay'] : ['buy', 'rent']
}

/** 'To rent' said of a holiday home is a stay. */
function dealOfWords(deal: Deal, goal: Goal | null): Deal {
  return goal === 'vacation_home' && deal === 'rent' ? 'short-stay' : deal
}

function readDeals(preferences: Preferences, said: Deal | null): Pick<Reading, 'deals' | 'dealFrom'> {
  const { goal, minBudget, maxBudget } = preferences
  const deals = dealsOf(goal)
  if (deals.length === 1) return { deals, dealFrom: 'goal' }
  if (said) return { deals: [dealOfWords(said, goal)], dealFrom: 'words' }
  const budget = maxBudget ?? minBudget
  if (budget === null) return { deals, dealFrom: goal ? 'goal' : 'open' }
  return { deals: deals.filter((deal) => (deal === 'buy') === budget > HIGHEST_RENT), dealFrom: 'budget' }
}

function largerOf(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.max(one, other)
}

/** The answers and the words taken together. Where the two of them disagree, what is refused is refused. */
export function readTogether(preferences: Preferences, words: ReadWords): Reading {
  const { place, transport } = preferences
  const places = new Set([...(place === null ? [] : [place]), ...words.places])
  // No listing states what can be reached on foot.
  const checks = new Set<Check>([...words.checks, ...(transport === 'walking' ? (['walking'] as const) : [])])
  return {
    ...words,
    ...readDeals(preferences, words.deal),
    wanted: words.wanted.filter((amenity) => !words.refused.includes(amenity)),
    places: [...places].filter((name) => !words.refusedPlaces.includes(name)),
    bedrooms: largerOf(preferences.bedrooms, words.minBedrooms),
    checks: [...checks],
  }
}

/**
 * Kilometres from the Plateau beyond which homes are left out for whoever goes to an office there, and are told so; null: none are.
 * Whoever names a place has thought of the way.
 */
export function leavesOutBeyond({ goal, work }: Preferences, { places }: Pick<Reading, 'places'>): number | null {
  const isForLiving = goal === null || goal === 'primary_residence'
  const goesToOffice = work !== null && LOOKED_FOR_BY_WORK[work].goesToOffice
  return isForLiving && goesToOffice && places.length === 0 ? OUT_OF_TOWN : null
}
