import { en } from './en.ts'
import { fr } from './fr.ts'
import { WORD_SETS, type WordSet } from './phrase-table.ts'
import { fold, singular } from './tokens.ts'

const setOf = (name: WordSet) =>
  new Set([en, fr].flatMap(({ sets }) => sets[name].split(/,\s*/).flatMap((word) => [word, singular(fold(word))])))

const SETS = new Map(WORD_SETS.map((name) => [name, setOf(name)]))

/** Whether a word is one of those that the tables name, in either language. */
export function isOne(name: WordSet, word: string | undefined): boolean {
  return word !== undefined && SETS.get(name)?.has(word) === true
}
