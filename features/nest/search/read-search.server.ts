import type { Database } from '#db/client.server.ts'
import { SHORTEST_BEGINNING, searchedReference, searchedWords } from './search-words.ts'
import { corrections } from './spelling.ts'
import { similarWords, wordsBeginningWith } from './vocabulary.repository.server.ts'

/** A beginning with more words than these is searched for as a beginning, which costs more than whole words. */
const MOST_SPELLINGS = 12

/** With more unknown words than these the text is not about our homes, and each costs a look through all words. */
const MOST_MENDED = 3

/** What a search asks for: one home by its reference, all of these words, each in any of its spellings, or what no home holds. */
export type SearchedFor = { reference: number } | { words: Spellings[] } | 'nothing'

interface Spellings {
  words: string[]
  /** The words stand for all that begin like them. */
  isBeginning: boolean
}

/** Undefined when the text holds nothing to look for: then it hides nothing. */
export async function readSearch(db: Database, search: string | undefined): Promise<SearchedFor | undefined> {
  if (!search) return undefined
  const reference = searchedReference(search)
  if (reference !== undefined) return { reference }
  const typed = searchedWords(search)
  if (typed.length === 0) return undefined
  const beginnings = typed.map((word) => ({ word, mayGoOn: word.length >= SHORTEST_BEGINNING }))
  const known = await wordsBeginningWith(db, beginnings, MOST_SPELLINGS + 1)
  const unknown = typed.filter((word) => known.get(word)?.length === 0)
  if (unknown.length > MOST_MENDED) return 'nothing'
  const similar = await similarWords(db, unknown)
  const words = typed.map((word): Spellings => {
    const spellings = known.get(word) ?? []
    if (spellings.length > MOST_SPELLINGS) return { words: [word], isBeginning: true }
    return { words: spellings.length > 0 ? spellings : corrections(word, similar.get(word) ?? []), isBeginning: false }
  })
  return words.some((spellings) => spellings.words.length === 0) ? 'nothing' : { words }
}

/** As PostgreSQL's tsquery writes it. The words hold letters and digits only, so nothing in them can end the quotes. */
export function toTsQuery(searched: readonly Spellings[]): string {
  return searched
    .map(({ words, isBeginning }) => `(${words.map((word) => `'${word}'${isBeginning ? ':*' : ''}`).join('|')})`)
    .join('&')
}
