import { type Decision, isOfNewest, type Relaxation } from '../engine/decision.ts'
import type { RecommendationAnswer } from '../recommendation.public.ts'
import type { Wish } from '../wishes/wish.ts'
import { sayWish } from './say-wish.ts'
import { capitalised, type Speech } from './speech.ts'

/** Where the result with a wish removed or replaced is; without a change, where this one is. */
export type AddressOf = (change: { without?: Wish; instead?: [Wish, Wish] }) => string

/** 'raise your maximum to 1 900 000 FCFA a month' */
export function sayChange({ wish, to }: Relaxation, speech: Speech): string {
  const { relax } = speech.words.answer
  const quoted = (one: Wish) => speech.words.home.quoted(sayWish(one, speech))
  if (!to) return relax.drop(quoted(wish))
  if (to.field === 'price' && to.op === 'atMost') return relax.maximum(speech.price(to.value, to.per))
  if (to.field === 'price' && to.op === 'atLeast') return relax.minimum(speech.price(to.value, to.per))
  return quoted(wish) === quoted(to) ? relax.soften(quoted(wish)) : relax.change(quoted(wish), quoted(to))
}

/** '3 more homes fit'; where none fitted, they are no more than others. */
export function gainOf({ gains }: Relaxation, decision: Decision, { words }: Speech): string {
  const { gain, moreGain, atLeast } = words.answer.relax
  const fits = decision.counts.fitting === 0 ? gain(gains) : moreGain(gains)
  return isOfNewest(decision) ? atLeast(fits) : fits
}

export function sayRelaxations(
  decision: Decision,
  speech: Speech,
  addressOf: AddressOf,
): RecommendationAnswer['relaxations'] {
  return decision.relaxations.map((relaxation) => {
    const { wish, to, gains } = relaxation
    const change = capitalised(sayChange(relaxation, speech))
    const path = addressOf(to ? { instead: [wish, to] } : { without: wish })
    return { text: speech.words.home.labelled(change, gainOf(relaxation, decision, speech)), gains, path }
  })
}
