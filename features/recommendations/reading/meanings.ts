import { en } from './en.ts'
import { fr } from './fr.ts'
import { type Comparison, type Turn, type Unit, WORD_SETS, type WordSet } from './phrase-table.ts'
import type { Piece } from './pieces.ts'
import { fold, singular } from './tokens.ts'

const setOf = (name: WordSet) =>
  new Set([en, fr].flatMap(({ sets }) => sets[name].split(/,\s*/).flatMap((word) => [word, singular(fold(word))])))

const SETS = new Map(WORD_SETS.map((name) => [name, setOf(name)]))

/** Whether a word is one of those that the tables name, in either language. */
export function isOne(name: WordSet, word: string | undefined): boolean {
  return word !== undefined && SETS.get(name)?.has(word) === true
}

/** What a piece means, of one sort; null where it means something else or nothing. */
export const turnOf = (piece: Piece | undefined): Turn | null =>
  piece?.meaning && 'turn' in piece.meaning ? piece.meaning.turn : null

export const thingOf = (piece: Piece | undefined) => (piece?.meaning && 'thing' in piece.meaning ? piece.meaning : null)

export const unitOf = (piece: Piece | undefined): Unit | null =>
  piece?.meaning && 'unit' in piece.meaning ? piece.meaning.unit : null

export const comparisonOf = (piece: Piece | undefined): Comparison | null =>
  piece?.meaning && 'comparison' in piece.meaning ? piece.meaning.comparison : null

/** 'Million', '€'. */
export function isMoneyWord(piece: Piece | undefined): boolean {
  return !!piece?.meaning && ('scale' in piece.meaning || 'currency' in piece.meaning)
}
