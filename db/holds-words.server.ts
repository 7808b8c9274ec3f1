import { and, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/** Without accents and in small letters, as people type what they look for. */
const folded = (text: SQL) =>
  sql`regexp_replace(replace(normalize(lower(${text}), NFKD), 'œ', 'oe'), '[\\u0300-\\u036f]', '', 'g')`

const asText = (column: AnyPgColumn) =>
  column.dataType === 'array' ? sql`array_to_string(${column}, ' ')` : sql`${column}`

const wordsOf = (search: string) => search.split(/\s+/).filter(Boolean)

/** Signs that mean something to `like`. */
const literally = (word: string) => word.replaceAll(/[\\%_]/g, '\\$&')

/** Each word of the search stands somewhere in these columns. The lists of staff are short: no index is asked. */
export function holdsWords(columns: readonly AnyPgColumn[], search = ''): SQL | undefined {
  const all = folded(sql`concat_ws(' ', ${sql.join(columns.map(asText), sql`, `)})`)
  return and(...wordsOf(search).map((word) => sql`${all} like '%' || ${folded(sql`${literally(word)}::text`)} || '%'`))
}

/** Each word stands in a text that `fold_text` (migration 0007) has folded, and whose trigrams an index holds. */
export function holdsFoldedWords(text: SQLWrapper, search: string): SQL | undefined {
  return and(...wordsOf(search).map((word) => sql`${text} like '%' || fold_text(${literally(word)}::text) || '%'`))
}

/** The same of a column of such text, for lists that grow without end. A number is found however it is spaced. */
export function holdsIndexedWords(column: AnyPgColumn, search = ''): SQL | undefined {
  const isNumber = /^\+?[\d\s().-]{5,}$/.test(search.trim())
  return holdsFoldedWords(column, isNumber ? search.replace(/\D/g, '') : search)
}
