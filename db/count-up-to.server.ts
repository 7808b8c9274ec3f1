import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { MOST_COUNTED } from '#common/figures.ts'
import type { Database } from './client.server.ts'

/** As a part of a larger question: how many rows there are, up to `MOST_COUNTED` and one. Then there are more. */
export const countedUpTo = (table: PgTable, condition: SQL | undefined, most = MOST_COUNTED): SQL<number> =>
  sql<number>`(select count(*)::int from (select from ${table} where ${condition ?? sql`true`} limit ${sql.raw(String(most + 1))}) as counted)`

export async function countUpTo(
  db: Database,
  table: PgTable,
  condition: SQL | undefined,
  most = MOST_COUNTED,
): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(sql`select ${countedUpTo(table, condition, most)} as total`)
  return rows[0]?.total ?? 0
}
