import { resultPath } from '../answers.ts'
import type { Decision, Relaxation } from '../engine/decision.ts'
import { MOST_WORDS, type Preferences } from '../preferences.ts'
import type { RecommendationAnswer } from '../recommendation.public.ts'
import { answersOf } from './answers-of.ts'
import { capitalised, type Speech } from './speech.ts'

/** 'raise your maximum to 1 900 000 FCFA a month' */
export function sayChange(relaxation: Relaxation, { reading }: Decision, speech: Speech): string {
  const { words, nest } = speech
  const { relax } = words.answer
  const deal = reading.deals.length === 1 ? (reading.deals[0] ?? null) : null
  switch (relaxation.limit) {
    case 'maxBudget':
    case 'minBudget':
      return relax[relaxation.limit](speech.price(relaxation.to, deal))
    case 'bedrooms':
      return relax.bedrooms(relaxation.to === null ? null : nest.bedrooms(relaxation.to))
    case 'place':
      return relax.place(relaxation.to === null ? null : words.home.inPlace(relaxation.to))
    case 'kind':
      return relax.kind(words.home.kinds[relaxation.to].a)
    case 'timeframe':
      return relax.timeframes[relaxation.to]
    case 'refused':
      return relax.refused(speech.stated(relaxation.amenity))
  }
}

/** '3 more homes fit'; where none fitted, they are no more than others. */
export function gainOf({ gains }: Relaxation, { counts }: Decision, { words }: Speech): string {
  return counts.fitting === 0 ? words.answer.relax.gain(gains) : words.answer.relax.moreGain(gains)
}

/** A refusal stands in the visitor's own words: these are kept, and the last word takes it back. */
function withoutRefusal(own: string, amenity: string, { words, label }: Speech): string {
  return `${own.trimEnd()}\n${words.answer.relax.refusedWords(label(amenity))}`
}

/** Null where the words have no room left: cut short, they would no longer ask for the same. */
function changed(preferences: Preferences, relaxation: Relaxation, speech: Speech): Preferences | null {
  if (relaxation.limit === 'refused') {
    const words = withoutRefusal(preferences.words, relaxation.amenity, speech)
    return words.length > MOST_WORDS ? null : { ...preferences, words }
  }
  return { ...preferences, [relaxation.limit]: relaxation.to }
}

export function sayRelaxations(decision: Decision, speech: Speech): RecommendationAnswer['relaxations'] {
  return decision.relaxations.flatMap((relaxation) => {
    const preferences = changed(decision.preferences, relaxation, speech)
    if (!preferences) return []
    const text = speech.words.answer.relax.text(
      capitalised(sayChange(relaxation, decision, speech)),
      gainOf(relaxation, decision, speech),
    )
    return [{ text, gains: relaxation.gains, path: resultPath(answersOf(preferences)) }]
  })
}
