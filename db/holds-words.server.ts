import { and, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/** Without accents and in small letters, as people type what they look for. */
const folded = (text: SQL) =>
  sql`regexp_replace(replace(normalize(lower(${text}), NFKD), 'œ', 'oe'), '[\\u0300-\\u036f]', '', 'g')`

const asText = (column: AnyPgColumn) =>
  column.dataType === 'array' ? sql`array_to_string(${column}, ' ')` : sql`${column}`

/** Signs that mean something to `like`. */
const literally = (word: string) => word.replaceAll(/[\\%_]/g, '\\$&')

/** Each word of the search stands somewhere in these columns. The lists of staff are short: no index is asked. */
export function holdsWords(columns: readonly AnyPgColumn[], search = ''): SQL | undefined {
  const words = search.split(/\s+/).filter(Boolean)
  const all = folded(sql`concat_ws(' ', ${sql.join(columns.map(asText), sql`, `)})`)
  return and(...words.map((word) => sql`${all} like '%' || ${folded(sql`${literally(word)}::text`)} || '%'`))
}

/**
 * The same for lists that grow without end: each word stands in a column that `fold_text` (migration 0007) has filled, and
 * whose trigrams an index holds. A number is found however it is spaced.
 */
export function holdsIndexedWords(column: AnyPgColumn, search = ''): SQL | undefined {
  const isNumber = /^\+?[\d\s().-]{5,}$/.test(search.trim())
  const words = isNumber ? [search.replace(/\D/g, '')] : search.split(/\s+/).filter(Boolean)
  return and(...words.map((word) => sql`${column} like '%' || fold_text(${literally(word)}::text) || '%'`))
}
