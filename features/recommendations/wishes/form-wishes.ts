import { addMonths } from '#common/dates.ts'
import { townName } from '#features/nest/places.ts'
import type { Deal } from '#features/nest/property-types.ts'
import { type Goal, HIGHEST_RENT, INVESTMENT_GOALS, type Preferences, type Timeframe } from '../preferences.ts'
import type { ReadingContext } from '../reading/reading.ts'
import type { AskedFor, Wish } from './wish.ts'

/** What a goal can mean. The one that is bought stands first. */
function dealsOfGoal(goal: Goal | null): Deal[] {
  if (goal !== null && INVESTMENT_GOALS.includes(goal)) return ['buy']
  return goal === 'vacation_home' ? ['buy', 'short-stay'] : ['buy', 'rent']
}

/** What the form alone says of the deal: by the goal, or else by what is to be paid. */
export function dealsOfForm({ goal, minBudget, maxBudget }: Preferences): Deal[] {
  const deals = dealsOfGoal(goal)
  const budget = maxBudget ?? minBudget
  if (deals.length === 1 || budget === null) return deals
  return deals.filter((deal) => (deal === 'buy') === budget > HIGHEST_RENT)
}

/** What the form alone tells a reader of the text. */
export function formHints(preferences: Preferences): Pick<ReadingContext, 'deal' | 'isInvesting' | 'isPlaced'> {
  const [deal = null, ...others] = dealsOfForm(preferences)
  return {
    deal: others.length === 0 ? deal : null,
    isInvesting: isInvesting(preferences.goal),
    isPlaced: preferences.place !== null,
  }
}

const MONTHS: Record<Exclude<Timeframe, 'exploring'>, number> = {
  immediate: 0,
  '3_months': 3,
  '6_months': 6,
  '1_year': 12,
}

/** Whoever does not live there may wait for it. */
const isInvesting = (goal: Goal | null) => goal !== null && INVESTMENT_GOALS.includes(goal)

/** A budget is a price, a month's rent or a night's, by its size; of homes of another deal it says nothing. */
function priceOf({ minBudget, maxBudget }: Preferences, deals: readonly Deal[]): AskedFor | null {
  const budget = maxBudget ?? minBudget
  if (budget === null) return null
  const isNight = deals.includes('short-stay') && !deals.includes('rent')
  const per: Deal = budget > HIGHEST_RENT ? 'buy' : isNight ? 'short-stay' : 'rent'
  if (minBudget !== null && maxBudget !== null)
    return { field: 'price', per, op: 'between', value: [minBudget, maxBudget] }
  if (maxBudget !== null) return { field: 'price', per, op: 'atMost', value: maxBudget }
  return { field: 'price', per, op: 'atLeast', value: minBudget ?? 0 }
}

/** The form's answers as wishes, each with the field it comes from. `deals`: how the deal was understood, the text included. */
export function formWishes(preferences: Preferences, deals: readonly Deal[], today: string): Wish[] {
  const { kind, place, bedrooms, bathrooms, familySize, lifestyle, work, transport, goal, timeframe } = preferences
  const wishes: Wish[] = []
  const add = (form: string, asked: AskedFor | null | false, isHard = true) => {
    if (asked) wishes.push({ ...asked, isHard, from: { form } })
  }
  const isStay = deals.length === 1 && deals[0] === 'short-stay'
  add('type', kind !== null && { field: 'kind', op: 'oneOf', value: [kind] })
  add('max', priceOf(preferences, deals))
  add('place', place !== null && { field: 'place', op: 'oneOf', value: [townName(place)] })
  add('bedrooms', bedrooms !== null && { field: 'bedrooms', op: 'atLeast', value: bedrooms })
  add('bathrooms', bathrooms !== null && { field: 'bathrooms', op: 'atLeast', value: bathrooms })
  if (familySize !== null) {
    if (isStay) add('family', { field: 'guests', op: 'atLeast', value: familySize })
    else add('family', { field: 'people', op: 'atLeast', value: familySize }, false)
  }
  if (timeframe !== null && timeframe !== 'exploring') {
    add('time', { field: 'readyBy', op: 'atMost', value: addMonths(today, MONTHS[timeframe]) }, !isInvesting(goal))
  }
  const soft = { lifestyle, work, transport: transport === 'walking' ? null : transport, goal }
  for (const [field, name] of Object.entries(soft)) {
    if (name !== null) add(field, { field: field as 'goal', op: 'oneOf', value: [name] }, false)
  }
  return wishes
}
