import { eq } from 'drizzle-orm'
import type { AnyPgColumn, PgInsertValue, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { AppError } from '#common/errors.ts'
import { decodeCursor, encodeCursor, type Page, type Paging } from '#common/pagination.ts'
import type { Database } from './client.server.ts'

/** What the tables that staff fill have in common, for the queries that every repository would write the same way. */
type ContentTable = PgTable & { id: AnyPgColumn<{ data: number; notNull: true }> }

export async function findRow<Table extends ContentTable>(
  db: Database,
  table: Table,
  id: number,
): Promise<Table['$inferSelect'] | undefined> {
  const [row] = await db
    .select()
    .from(table as PgTable)
    .where(eq(table.id, id))
  return row
}

export async function insertRow<Table extends ContentTable>(
  db: Database,
  table: Table,
  row: PgInsertValue<Table>,
): Promise<number> {
  const id: ContentTable['id'] = table.id
  const insert = db.insert(table)
  // Only what was deleted and comes back brings its own number.
  const query = 'id' in row ? insert.overridingSystemValue().values(row as never) : insert.values(row)
  const [inserted] = await query.returning({ id })
  if (!inserted) throw new Error('PostgreSQL returned no row for an insert')
  return inserted.id
}

/** False when there is no such row. */
export async function updateRow<Table extends ContentTable>(
  db: Database,
  table: Table,
  id: number,
  changes: PgUpdateSetSource<Table>,
): Promise<boolean> {
  const { rowCount } = await db.update(table).set(changes).where(eq(table.id, id))
  return rowCount === 1
}

/** False when there is no such row. */
export async function deleteRow(db: Database, table: ContentTable, id: number): Promise<boolean> {
  const { rowCount } = await db.delete(table).where(eq(table.id, id))
  return rowCount === 1
}

export interface RowWindow {
  limit: number
  offset: number
}

/** These lists are short and ordered by several values at once, so their cursor is a place in the list. */
export function readWindow({ limit, cursor }: Paging): RowWindow {
  const offset = cursor ? decodeCursor(cursor).id : 0
  if (offset < 0) throw new AppError('invalid_input', { fields: { cursor: 'cursor' } })
  return { limit, offset }
}

export function toPage<Item>({ limit, offset }: RowWindow, items: Item[], total: number): Page<Item> {
  const next = offset + limit
  return { items, total, nextCursor: next < total ? encodeCursor({ value: '', id: next }) : null }
}
