import type { Hit, Meaning, Turn } from './lexicon-matcher.ts'
import type { Measure } from './lexicon-measures.ts'

/** How something is meant. 'open': neither asked for nor refused; 'background': how it is today; 'unclear': an adviser reads it. */
export type Polarity = 'wanted' | 'refused' | 'open' | 'background' | 'unclear'

export type Subject = Exclude<Meaning, { turn: Turn } | { nothing: true }> | { measure: Measure }

export interface Said {
  from: number
  to: number
  subject: Subject
  polarity: Polarity
  /** The number of the part of the sentence that it stands in. */
  part: number
}

/** Things of one kind share a list: 'no pool, Almadies or Ngor' refuses only the pool. */
export function kindOf(subject: Subject): string {
  return 'place' in subject
    ? 'place'
    : 'measure' in subject || 'deal' in subject || 'aim' in subject
      ? 'other'
      : 'amenity'
}

export const isTurn = (hit: Hit | undefined, ...turns: readonly Turn[]) =>
  hit !== undefined && 'turn' in hit.meaning && turns.includes(hit.meaning.turn)

export const isSubject = (hit: Hit | undefined): hit is Hit & { meaning: Subject } =>
  hit !== undefined && !('turn' in hit.meaning) && !('nothing' in hit.meaning)
