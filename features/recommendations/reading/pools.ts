import type { AskedFor } from '../wishes/wish.ts'
import { breathStart } from './breaths.ts'
import { turnOf } from './meanings.ts'
import type { Piece } from './pieces.ts'

const OWN = /^(?:own|private|privee?|privative|perso|personnelle|individuelle)$/
const SHARED = /^(?:share|shared|communal|commune|collective|partagee?|partager|residence|copro|copropriete)$/

const FOR_US =
  /^,?\s*(?:only|just|seulement|rien que|juste|uniquement)\s+(?:for us|for ourselves|for my|for our|pour nous|à nous|pour moi)/i

/** So far before or after its word a pool is said to be one's own. */
const BEFORE = 3
const AFTER = 9

/** 'Our own swimming pool', 'a pool inside the compound, not the one to share': whose pool it is to be. */
export function whosePool(asked: AskedFor, pieces: readonly Piece[], at: number, text: string): AskedFor {
  if (asked.field !== 'pool' || asked.op !== 'oneOf' || !asked.value.includes('any')) return asked
  const before = pieces.slice(Math.max(breathStart(pieces, at), at - BEFORE), at)
  const after = pieces.slice(at + 1, at + 1 + AFTER)
  const no = after.findIndex((piece) => turnOf(piece) === 'not')
  const isNotShared = no >= 0 && after.slice(no + 1, no + 6).some(({ word, gap }) => gap < 2 && SHARED.test(word))
  const isForUs = FOR_US.test(text.slice(pieces[at]?.end, (pieces[at]?.end ?? 0) + 40))
  const written = text.slice(before[0]?.at ?? pieces[at]?.at, pieces[at]?.at).toLowerCase()
  const isOwn =
    isForUs ||
    /\bown\b/.test(written) ||
    before.some(({ word }) => OWN.test(word)) ||
    (after[0]?.gap === 0 && OWN.test(after[0].word))
  if (isOwn || isNotShared) return { ...asked, value: ['private'] }
  return before.some(({ word, gap }) => gap === 0 && SHARED.test(word)) ? { ...asked, value: ['shared'] } : asked
}
