import type { Decision } from '../engine/decision.ts'
import { leavesOutBeyond } from '../engine/reading.ts'
import { lowListOfAmenities, type Speech } from './speech.ts'

function sayDeal({ preferences, reading }: Decision, { words, either }: Speech): string {
  const { understood, deals } = words.answer
  const [deal, ...others] = reading.deals
  const hasBudget = preferences.minBudget !== null || preferences.maxBudget !== null
  if (deal && others.length === 0 && hasBudget) return understood.deal(deal)
  return understood.dealWithoutBudget(either(reading.deals.map((each) => deals[each])))
}

/** How the deal and the free text were read, one line each. */
export function sayUnderstood(decision: Decision, speech: Speech): string[] {
  const { preferences, reading } = decision
  const { understood } = speech.words.answer
  // The chosen place was not read from the words, unless it stands there too.
  const places = reading.places.filter((place) => place !== preferences.place)
  const beyond = leavesOutBeyond(preferences, reading)
  return [
    sayDeal(decision, speech),
    // A limit that nobody stated is told like those that somebody did.
    ...(beyond === null ? [] : [understood.leftOutBeyond(speech.kilometres(beyond))]),
    ...reading.wanted.map((amenity) => understood.wanted(speech.label(amenity), lowListOfAmenities([amenity], speech))),
    ...reading.refused.map((amenity) =>
      understood.refused(speech.label(amenity), lowListOfAmenities([amenity], speech)),
    ),
    ...places.map(understood.place),
    ...reading.refusedPlaces.map(understood.refusedPlace),
    ...(reading.minBedrooms === null ? [] : [understood.atLeast(speech.nest.bedrooms(reading.minBedrooms))]),
    ...(reading.minArea === null ? [] : [understood.atLeast(speech.nest.area(reading.minArea))]),
  ]
}

/** What no listing answers, and what was not understood, as it was written. */
export function sayToCheck({ reading }: Decision, { words: { answer } }: Speech): string[] {
  return [
    ...reading.checks.map((check) => answer.toCheck(answer.checks[check])),
    ...reading.unknown.map((clause) => answer.unknown(clause.replace(/\s+/g, ' ').trim())),
  ]
}
