import { and, asc, count, eq, getTableColumns, inArray, ne, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/client.server.ts'
import { deleteRow, insertRow, updateRow } from '#db/content-rows.server.ts'
import { prepared } from '#db/prepared.server.ts'
import { publicRecords } from '#db/public-records.server.ts'
import { type NewPropertyRow, type PropertyRow, properties, type WholePropertyRow } from './property.table.server.ts'
import { SEARCH_WORDS_VERSION, searchableWords } from './search/search-words.ts'
import { addToVocabulary, forgetUnusedWords } from './search/vocabulary.repository.server.ts'
import { type StaySearchColumn, staySearchColumns } from './stays/stay-search-columns.server.ts'

/** The words of a home as its row keeps them, marked with the making they are of. */
export function toSearchVector(words: readonly string[]): SQL {
  return sql`array_to_tsvector(${sql.param([...words, SEARCH_WORDS_VERSION])}::text[])`
}

/** Every column but those it is found by and what is for staff alone: what is not read cannot leave. */
const { searchWords: _, arrivalNotes, arrivalNotesFr, ...columns } = getTableColumns(properties)
export const propertyColumns = Object.fromEntries(
  Object.entries(columns).filter(([name]) => !Object.hasOwn(staySearchColumns, name)),
) as Omit<typeof columns, StaySearchColumn>
const wholeColumns = { ...propertyColumns, arrivalNotes, arrivalNotesFr }

/** Visibility is a filter, written once. */
export const isPublic = eq(properties.isAvailable, true)

/** With what only staff and confirmed guests may read: not for visitors. */
export async function findProperty(db: Database, id: number): Promise<WholePropertyRow | undefined> {
  const [row] = await db.select(wholeColumns).from(properties).where(eq(properties.id, id))
  return row
}

const publicPropertyById = prepared('home', (db) =>
  db
    .select(propertyColumns)
    .from(properties)
    .where(and(eq(properties.id, sql.placeholder('id')), isPublic)),
)

export async function findPublicProperty(db: Database, id: number): Promise<PropertyRow | undefined> {
  const [row] = await publicPropertyById(db, { id })
  return row
}

export const publicProperties = publicRecords({ table: properties, isPublic })

/** As a part of a larger question: how many visitors find. */
export const countOfHomes = sql<number>`(select count(*)::int from ${properties} where ${isPublic})`

export async function countProperties(db: Database): Promise<{ total: number; available: number }> {
  const [row] = await db
    .select({ total: count(), available: sql<number>`(count(*) filter (where ${isPublic}))::int` })
    .from(properties)
  return row ?? { total: 0, available: 0 }
}

/** The row with the words it can be found by. */
async function withSearchWords(db: Database, property: NewPropertyRow) {
  const words = searchableWords(property)
  await addToVocabulary(db, words)
  return { ...property, searchWords: toSearchVector(words) }
}

async function searchWordsOf(db: Database, id: number): Promise<string[]> {
  const [row] = await db
    .select({ words: sql<string[]>`tsvector_to_array(${properties.searchWords})` })
    .from(properties)
    .where(eq(properties.id, id))
  return row?.words ?? []
}

export async function insertProperty(db: Database, property: NewPropertyRow): Promise<number> {
  return insertRow(db, properties, await withSearchWords(db, property))
}

export async function updatePropertyRow(db: Database, id: number, changes: NewPropertyRow): Promise<boolean> {
  const before = await searchWordsOf(db, id)
  const isThere = await updateRow(db, properties, id, await withSearchWords(db, changes))
  await forgetUnusedWords(db, before)
  return isThere
}

interface Availability {
  /** Those that are different now. */
  changed: { id: number; title: string; titleFr: string | null }[]
  found: number[]
}

export async function setAvailability(db: Database, ids: number[], isAvailable: boolean): Promise<Availability> {
  const { id, title, titleFr } = properties
  const found = await db.select({ id }).from(properties).where(inArray(id, ids)).for('update')
  const changed = await db
    .update(properties)
    .set({ isAvailable })
    .where(and(inArray(id, ids), ne(properties.isAvailable, isAvailable)))
    .returning({ id, title, titleFr })
  return { changed, found: found.map((row) => row.id) }
}

export async function deletePropertyRow(db: Database, id: number): Promise<boolean> {
  const before = await searchWordsOf(db, id)
  const wasThere = await deleteRow(db, properties, id)
  await forgetUnusedWords(db, before)
  return wasThere
}

/** Homes whose search words are missing or of an older making: a few at a time. */
export async function listWithOldSearchWords(db: Database, limit: number): Promise<PropertyRow[]> {
  return db
    .select(propertyColumns)
    .from(properties)
    .where(sql`not ${properties.searchWords} @@ ${`'${SEARCH_WORDS_VERSION}'`}::tsquery`)
    .limit(limit)
}

export async function listPropertyWords(db: Database): Promise<{ id: number; words: string[] }[]> {
  const words = sql<string[]>`tsvector_to_array(${properties.searchWords})`
  return db.select({ id: properties.id, words }).from(properties).orderBy(asc(properties.id))
}

export async function writeSearchWords(db: Database, property: PropertyRow): Promise<void> {
  const { searchWords } = await withSearchWords(db, property)
  await db.update(properties).set({ searchWords, updatedAt: property.updatedAt }).where(eq(properties.id, property.id))
}
