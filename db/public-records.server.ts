import { and, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from './client.server.ts'

/** A few milliseconds of work: between two portions others have their turn. */
const PORTION = 1_000

interface Source {
  table: PgTable & { id: AnyPgColumn; updatedAt: AnyPgColumn }
  isPublic: SQL | undefined
  /** What its address ends with; without it, its id. */
  key?: AnyPgColumn
  /** When visitors last saw something new of it, where that is not when it was last saved. */
  changed?: SQL
}

/** Ids from `(number - 1) * size + 1` to `number * size`: a record stays in its range, whatever comes or goes beside it. */
interface IdRange {
  number: number
  size: number
}

interface PublicRecord {
  key: string
  /** As ISO 8601 has it. */
  changed: string
}

/** What is public of a table, by ranges of ids, for whoever lists all of it without holding all of it. */
export interface PublicRecords {
  /** The ranges that hold something public. What is hidden counts as a change too: hiding it made the range another. */
  listRanges(db: Database, size: number): Promise<{ number: number; changed: string }[]>
  readRange(db: Database, range: IdRange): AsyncGenerator<PublicRecord[]>
}

const iso = (moment: SQL) => sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

export function publicRecords({ table, isPublic, key, changed }: Source): PublicRecords {
  const { id, updatedAt } = table
  const changedAt = changed ?? sql`${updatedAt}`
  return {
    async listRanges(db, size) {
      const { rows } = await db.execute<{ number: number; changed: string }>(sql`
        select (${id} - 1) / ${size}::int + 1 as number,
          ${iso(sql`greatest(max(${updatedAt}), max(${changedAt}) filter (where ${isPublic}))`)} as changed
        from ${table} group by 1 having bool_or(${isPublic}) order by 1`)
      return rows
    },
    async *readRange(db, { number, size }) {
      const last = number * size
      for (let after = last - size; after < last; ) {
        const { rows } = await db.execute<{ id: number; key: string; changed: string }>(sql`
          select ${id} as id, ${key ?? id}::text as key, ${iso(changedAt)} as changed from ${table}
          where ${and(isPublic, sql`${id} > ${after}::bigint`, sql`${id} <= ${last}::bigint`)} order by ${id} limit ${PORTION}`)
        yield rows
        after = rows.length < PORTION ? last : (rows.at(-1)?.id ?? last)
      }
    },
  }
}
