import { and, asc, eq, getTableColumns, gt, gte, inArray, not, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/client.server.ts'
import { deleteRow, insertRow, updateRow } from '#db/content-rows.server.ts'
import { countedUpTo } from '#db/count-up-to.server.ts'
import { prepared } from '#db/prepared.server.ts'
import { publicRecords } from '#db/public-records.server.ts'
import { findUser } from '#platform/accounts/user.repository.server.ts'
import {
  type NewPropertyRow,
  type PrivateColumn,
  type PropertyRow,
  properties,
  type WholePropertyRow,
} from './property.table.server.ts'
import { DAYS_SHOWN_GONE } from './sale/sale-rules.ts'
import { GONE_STATES, isListed } from './sale/sale-states.ts'
import { SEARCH_WORDS_VERSION, searchableWords } from './search/search-words.ts'
import { addToVocabulary, forgetUnusedWords } from './search/vocabulary.repository.server.ts'
import { type StaySearchColumn, staySearchColumns } from './stays/stay-search-columns.server.ts'

/** The words of a home as its row keeps them, marked with the making they are of. */
export function toSearchVector(words: readonly string[]): SQL {
  return sql`array_to_tsvector(${sql.param([...words, SEARCH_WORDS_VERSION])}::text[])`
}

/** Every column but those it is found by and what is for staff alone: what is not read cannot leave. */
const {
  searchWords: _,
  arrivalNotes,
  arrivalNotesFr,
  priceReached,
  adviserId,
  ...columns
} = getTableColumns(properties)
export const propertyColumns = Object.fromEntries(
  Object.entries(columns).filter(([name]) => !Object.hasOwn(staySearchColumns, name)),
) as Omit<typeof columns, StaySearchColumn>
const privateColumns = { arrivalNotes, arrivalNotesFr, priceReached, adviserId } satisfies Record<
  PrivateColumn,
  unknown
>
const wholeColumns = { ...propertyColumns, ...privateColumns }

/** What visitors find: homes that are available or under offer. Written once. */
export const isPublic = eq(properties.isAvailable, true)
/** What is proposed to somebody who did not ask for this very home: no home that another has an offer on. */
export const isProposed = and(isPublic, eq(properties.saleState, 'available'))

const hasGone = inArray(properties.saleState, [...GONE_STATES])
/** The same as `hasPage`: also homes that were sold or let lately, whose pages say so. No list shows them. */
const isShown = or(
  isPublic,
  and(
    hasGone,
    gte(
      properties.saleStateSince,
      sql`(now() at time zone 'Africa/Dakar')::date - ${sql.raw(String(DAYS_SHOWN_GONE))}`,
    ),
  ),
)

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

const shownPropertyById = prepared('home or what became of it', (db) =>
  db
    .select(propertyColumns)
    .from(properties)
    .where(and(eq(properties.id, sql.placeholder('id')), isShown)),
)

/** As it is found, or as it was sold or let not long ago. */
export async function findShownProperty(db: Database, id: number): Promise<PropertyRow | undefined> {
  const [row] = await shownPropertyById(db, { id })
  return row
}

/** These, in the order asked, those that were sold or let lately among them. */
export async function listShownProperties(db: Database, ids: readonly number[]): Promise<PropertyRow[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select(propertyColumns)
    .from(properties)
    .where(and(inArray(properties.id, [...ids]), isShown))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Sold or let, however long ago: what others like it are looked for by. */
export async function findGoneProperty(
  db: Database,
  id: number,
): Promise<Pick<PropertyRow, 'type' | 'kind' | 'location'> | undefined> {
  const { type, kind, location } = properties
  const [row] = await db
    .select({ type, kind, location })
    .from(properties)
    .where(and(eq(properties.id, id), hasGone))
  return row
}

export const publicProperties = publicRecords({ table: properties, isPublic })

/** On the home page, where more than these are 'more than 10,000'. */
export const MOST_HOMES_COUNTED = 10_000
/** As a part of a larger question: how many visitors find, up to `MOST_HOMES_COUNTED` and one. */
export const countOfHomes = countedUpTo(properties, isPublic, MOST_HOMES_COUNTED)

export async function countProperties(db: Database): Promise<{ total: number; available: number }> {
  // Each has an index that counts it, and the second is short; together they would read every row.
  const [total, hidden] = await Promise.all([db.$count(properties), db.$count(properties, not(isPublic))])
  return { total, available: total - hidden }
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

/** One that was deleted before homes had states comes back as it was shown, and without an adviser who has left meanwhile. */
export async function insertProperty(db: Database, property: NewPropertyRow): Promise<number> {
  const { isAvailable = true, saleState = isAvailable ? 'available' : 'draft', adviserId } = property
  const adviser = adviserId ? await findUser(db, adviserId) : undefined
  const row = { ...property, saleState, isAvailable: isListed(saleState), adviserId: adviser?.id ?? null }
  return insertRow(db, properties, await withSearchWords(db, row))
}

export async function updatePropertyRow(db: Database, id: number, changes: NewPropertyRow): Promise<boolean> {
  const before = await searchWordsOf(db, id)
  const isThere = await updateRow(db, properties, id, await withSearchWords(db, changes))
  await forgetUnusedWords(db, before)
  return isThere
}

/** Locked until the transaction ends, in the order of their numbers. */
export async function lockProperties(tx: Database, ids: readonly number[]): Promise<WholePropertyRow[]> {
  return tx
    .select(wholeColumns)
    .from(properties)
    .where(inArray(properties.id, [...ids]))
    .orderBy(asc(properties.id))
    .for('update')
}

export type StandingChange = Partial<
  Pick<
    WholePropertyRow,
    'saleState' | 'isAvailable' | 'saleStateSince' | 'priceReached' | 'price' | 'adviserId' | 'isFeatured'
  >
>

/** What is no part of the words that a home is found by. */
export async function changeStanding(tx: Database, id: number, change: StandingChange): Promise<void> {
  await updateRow(tx, properties, id, change)
}

/** Of these, what only staff read in a list. */
export async function listPrivateFields(db: Database, ids: readonly number[]) {
  return db
    .select({ id: properties.id, priceReached, adviserId })
    .from(properties)
    .where(inArray(properties.id, [...ids]))
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

/** Some homes with what they say of themselves and the words they are found by, in the order of their numbers. */
export async function listPropertyWords(db: Database, after: number, most: number) {
  const { id, title, titleFr, description, descriptionFr, location, type, kind, isVefa, amenities } = properties
  const words = sql<string[]>`tsvector_to_array(${properties.searchWords})`
  return db
    .select({ id, title, titleFr, description, descriptionFr, location, type, kind, isVefa, amenities, words })
    .from(properties)
    .where(gt(id, after))
    .orderBy(asc(id))
    .limit(most)
}

export async function writeSearchWords(db: Database, property: PropertyRow): Promise<void> {
  const { searchWords } = await withSearchWords(db, property)
  await db.update(properties).set({ searchWords, updatedAt: property.updatedAt }).where(eq(properties.id, property.id))
}
