import { type SQL, sql } from 'drizzle-orm'
import { SEARCH_WORDS_VERSION } from './search-words.ts'

/** The words of a home as its row keeps them, marked with the making they are of. */
export function toSearchVector(words: readonly string[]): SQL {
  return sql`array_to_tsvector(${sql.param([...words, SEARCH_WORDS_VERSION])}::text[])`
}
