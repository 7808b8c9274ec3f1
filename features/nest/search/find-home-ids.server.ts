import { desc, inArray, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Database } from '#db/client.server.ts'
import { properties } from '../property.table.server.ts'
import { readFiltersLeniently } from '../property-filters.ts'
import { conditionOf, findPage, STAFF } from './property-search.repository.server.ts'
import { SHORTEST_BEGINNING, searchedReference, searchedWords } from './search-words.ts'

/** Of all titles that begin so, the newest of the first so many are shown. */
const MOST_BEGINNINGS = 500

/** So few letters stand for the beginning of a title: as whole words they would find next to nothing. */
async function findByBeginning(db: Database, text: string, limit: number): Promise<number[]> {
  const beginning = `${text.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`
  const { id, title, titleFr, createdAt } = properties
  const some = (name: typeof title | typeof titleFr) =>
    db.select({ id }).from(properties).where(sql`lower(${name}) like ${beginning}`).limit(MOST_BEGINNINGS)
  const found = unionAll(some(title), some(titleFr)).as('found')
  const rows = await db
    .select({ id })
    .from(properties)
    .where(inArray(id, db.select({ id: found.id }).from(found)))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit)
  return rows.map((row) => row.id)
}

/** The home of that number ('28', 'KN-0028'), then those that hold all the words, the newest first: for staff, so hidden ones too. */
export async function findHomeIds(db: Database, text: string, limit: number): Promise<number[]> {
  const search = text.trim()
  if (search === '') return []
  const number = searchedReference(search) ?? (/^\d{1,9}$/.test(search) ? Number(search) : null)
  const numbered = number === null ? [] : [number]
  if (searchedReference(search) !== undefined) return numbered
  if (search.length < SHORTEST_BEGINNING) return [...numbered, ...(await findByBeginning(db, search, limit))]
  // What holds no word to look for would find them all.
  if (searchedWords(search).length === 0) return []
  const where = await conditionOf(db, readFiltersLeniently(new URLSearchParams({ search })), STAFF)
  const { ids } = await findPage(db, { where, sort: 'newest', limit, after: null })
  return [...new Set([...numbered, ...ids])]
}
