import { ARTICLES, MODIFIERS, PRAISE } from './lexicon-grammar.ts'
import type { Token } from './lexicon-tokens.ts'

export const NOWHERE = -1
const LONGEST_NOUN_PHRASE = 4

interface Introduction {
  article: string
  /** Where it stands. */
  articleAt: number
  isPraised: boolean
  /** 'Shared', 'small': not any of its kind. */
  isModified: boolean
}

/** What stands before a thing that is named, from `first` on: its article, and what is said of it. */
export function introductionOf(tokens: readonly Token[], first: number, at: number): Introduction {
  let [isPraised, isModified] = [false, false]
  for (let back = at - 1; back >= Math.max(first, at - LONGEST_NOUN_PHRASE); back--) {
    const word = tokens[back]?.word ?? ''
    const article = ARTICLES.get(word)
    if (article !== undefined) return { article, articleAt: back, isPraised, isModified }
    if (PRAISE.has(word)) isPraised = true
    if (MODIFIERS.has(word)) isModified = true
  }
  return { article: '', articleAt: NOWHERE, isPraised, isModified }
}
