import type { Answers } from './answers.ts'
import type { Preferences } from './preferences.ts'

/** Checked preferences as the wizard's answers: reading these again gives the same preferences. */
export function answersOf(preferences: Preferences): Answers {
  const said = (value: string | number | null) => (value === null ? '' : String(value))
  const isWithoutLimits = preferences.minBudget === null && preferences.maxBudget === null
  return {
    // A budget without limits is an answer too: 0 (SPEC section 5).
    min: isWithoutLimits ? '0' : said(preferences.minBudget),
    max: said(preferences.maxBudget),
    type: said(preferences.kind),
    place: said(preferences.place),
    bedrooms: said(preferences.bedrooms),
    bathrooms: said(preferences.bathrooms),
    lifestyle: said(preferences.lifestyle),
    family: said(preferences.familySize),
    work: said(preferences.work),
    transport: said(preferences.transport),
    goal: said(preferences.goal),
    time: said(preferences.timeframe),
    words: preferences.words,
  }
}
