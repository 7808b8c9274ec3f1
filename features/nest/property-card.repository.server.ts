import { and, asc, desc, eq, getTableColumns, gte, inArray, lt, ne, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Database } from '#db/client.server.ts'
import { prepared } from '#db/prepared.server.ts'
import { PICTURE_COLUMNS, toPicture } from '#platform/pictures/picture.repository.server.ts'
import { pictures } from '#platform/pictures/picture.table.server.ts'
import { isProposed, isPublic } from './property.repository.server.ts'
import { type PropertyRow, properties } from './property.table.server.ts'
import type { PropertyCardData } from './property-card.ts'
import { propertyReference } from './property-types.ts'

const { id, title, titleFr, price, location, type, kind } = getTableColumns(properties)
const { isVefa, saleState, deliveryDate, bedrooms, bathrooms, area } = getTableColumns(properties)
/** What a card shows: no description in two languages, and of its pictures the first. */
const CARD = {
  home: { id, title, titleFr, price, location, type, kind, isVefa, saleState, deliveryDate, bedrooms, bathrooms, area },
  picture: PICTURE_COLUMNS,
}

function selectCards(db: Database) {
  return db
    .select(CARD)
    .from(properties)
    .leftJoin(pictures, eq(pictures.path, sql`${properties.images}[1]`))
}

type CardRow = Awaited<ReturnType<typeof selectCards>>[number]

const toCard = ({ home, picture }: CardRow): PropertyCardData => ({
  ...home,
  reference: propertyReference(home.id),
  picture: picture ? toPicture(picture) : undefined,
})

const cardsByIds = prepared('home cards', (db) =>
  selectCards(db).where(sql`${properties.id} = any(${sql.placeholder('ids')}::integer[])`),
)

/** In the order of the ids. */
export async function readCards(db: Database, ids: readonly number[]): Promise<PropertyCardData[]> {
  if (ids.length === 0) return []
  const found = await cardsByIds(db, { ids })
  const cards = new Map(found.map((row) => [row.home.id, toCard(row)]))
  return ids.flatMap((each) => cards.get(each) ?? [])
}

const featuredCards = prepared('featured home cards', (db) =>
  selectCards(db)
    // In words, not as a value: so the index of these few is known by it.
    .where(and(isPublic, sql`${properties.isFeatured}`))
    .orderBy(desc(properties.createdAt), asc(properties.id))
    .limit(sql.placeholder('limit')),
)

/** The homes staff put forward. */
export async function listFeaturedCards(db: Database, limit: number): Promise<PropertyCardData[]> {
  return (await featuredCards(db, { limit })).map(toCard)
}

/** Of a place that holds thousands of homes, this many are enough to choose three from. */
const NEIGHBOURS_COMPARED = 200

const similarCards = prepared('similar home cards', (db) => {
  const to = {
    id: sql.placeholder('id'),
    type: sql.placeholder('type'),
    location: sql.placeholder('location'),
    kind: sql.placeholder('kind'),
    price: sql.placeholder('price'),
  }
  const limit = sql.placeholder('limit')
  const others = and(isProposed, ne(id, to.id), eq(type, to.type))
  const some = () => db.select({ id }).from(properties)
  // Few of each kind of neighbour are looked up by index; only among them is the order worked out.
  const neighbours = unionAll(
    some()
      .where(and(others, eq(location, to.location), eq(kind, to.kind)))
      .limit(NEIGHBOURS_COMPARED),
    some()
      .where(and(others, eq(location, to.location)))
      .limit(NEIGHBOURS_COMPARED),
    some()
      .where(and(others, gte(price, to.price)))
      .orderBy(asc(price), asc(id))
      .limit(limit),
    some()
      .where(and(others, lt(price, to.price)))
      .orderBy(desc(price), desc(id))
      .limit(limit),
  ).as('neighbours')
  return selectCards(db)
    .where(inArray(id, db.select({ id: neighbours.id }).from(neighbours)))
    .orderBy(
      sql`${location} = ${to.location} desc`,
      sql`${kind} = ${to.kind} desc`,
      sql`abs(${price} - ${to.price}::numeric)`,
      asc(id),
    )
    .limit(limit)
})

/** Homes a reader of this one may like: the same deal; the same place first, then the same kind, nearest in price. */
export async function listSimilarCards(db: Database, to: PropertyRow, limit: number): Promise<PropertyCardData[]> {
  const { id, type, location, kind, price } = to
  return (await similarCards(db, { id, type, location, kind, price, limit })).map(toCard)
}
