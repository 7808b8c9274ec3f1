import { getTableName, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { and, eq } from 'drizzle-orm/sql'
import type { Database } from '#db/client.server.ts'
import { auditEntries } from '#platform/content/audit.table.server.ts'
import { files } from '#platform/files/file.table.server.ts'
import { pictures } from '#platform/pictures/picture.table.server.ts'
import { PICTURE_FORMATS, variantPath, widthsOf } from '#ui/picture-address.ts'
import type { Stores } from '../stores.ts'

/** 500 pages of 8 kB: some milliseconds each, and no lock that anybody waits for. */
const BLOCKS_AT_ONCE = 500
const ROWS_AT_ONCE = 500

/** Half a SHA-256 is in the address of everything that was uploaded, whatever stands around it. */
const HASH = /[0-9a-f]{32}/

const hashOf = (path: string) => HASH.exec(path)?.[0] ?? ''

/** What tells of an upload without using it: the tables of uploads themselves, and the trail, but for what can come back. */
const ONLY: Record<string, string> = {
  [getTableName(pictures)]: 'false',
  [getTableName(files)]: 'false',
  [getTableName(auditEntries)]: "action = 'delete'",
}

/**
 * The hash of every upload that anything mentions. Every column of every table is read, as text, instead of a list of
 * columns that somebody would forget to lengthen: a wrong one here deletes somebody's pictures. What only looks like such
 * a hash does no harm.
 */
async function findMentioned(db: Database, isStopping: () => boolean): Promise<Set<string>> {
  const { rows: tables } = await db.execute<{ name: string; place: string; blocks: number }>(sql`
    select c.relname as name, c.oid::regclass::text as place,
      (pg_relation_size(c.oid) / current_setting('block_size')::int)::int as blocks
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'm') and n.nspname <> 'information_schema' and n.nspname not like 'pg\\_%'`)
  const mentioned = new Set<string>()
  for (const { name, place, blocks } of tables) {
    const rule = ONLY[name] ?? 'true'
    for (let from = 0; from <= blocks; from += BLOCKS_AT_ONCE) {
      if (isStopping()) throw new Stopped()
      // What was added meanwhile is behind the last block we know.
      const to = from + BLOCKS_AT_ONCE > blocks ? '' : `and t.ctid < '(${from + BLOCKS_AT_ONCE},0)'::tid`
      const { rows } = await db.execute<{ hash: string }>(
        sql.raw(`select distinct (regexp_matches(t::text, '${HASH.source}', 'g'))[1] as hash
          from only ${place} t where t.ctid >= '(${from},0)'::tid ${to} and ${rule}`),
      )
      for (const { hash } of rows) mentioned.add(hash)
    }
  }
  return mentioned
}

/** We are asked to end: what was begun is taken up tomorrow. */
export class Stopped extends Error {}

function* inParts<Item>(items: readonly Item[]): Generator<Item[]> {
  for (let from = 0; from < items.length; from += ROWS_AT_ONCE) yield items.slice(from, from + ROWS_AT_ONCE)
}

/** Notes since when each upload is unused, and forgets it where it is used again. */
async function mark(db: Database, table: typeof pictures | typeof files, mentioned: ReadonlySet<string>, now: Date) {
  const rows = await db.select({ path: table.path, unusedSince: table.unusedSince }).from(table)
  const isUsed = ({ path }: { path: string }) => mentioned.has(hashOf(path))
  const found = rows.filter((row) => row.unusedSince !== null && isUsed(row))
  const missed = rows.filter((row) => row.unusedSince === null && !isUsed(row))
  for (const [changed, unusedSince] of [
    [found, null],
    [missed, now],
  ] as const)
    for (const part of inParts(changed))
      await db
        .update(table)
        .set({ unusedSince })
        .where(
          and(
            inArray(
              table.path,
              part.map(({ path }) => path),
            ),
            unusedSince ? isNull(table.unusedSince) : isNotNull(table.unusedSince),
          ),
        )
}

interface Options {
  stores: Stores
  now: Date
  days: number
  isStopping: () => boolean
}

/**
 * Removes uploads that nothing has mentioned for so many days: the row first, so that a page never shows what is gone. An
 * upload is looked at every day, and one look that finds it begins its time anew.
 */
export async function removeUnusedUploads(
  db: Database,
  { stores: { pictureStore, fileStore }, now, days, isStopping }: Options,
): Promise<{ removedPictures: number; removedFiles: number }> {
  const mentioned = await findMentioned(db, isStopping)
  await mark(db, pictures, mentioned, now)
  await mark(db, files, mentioned, now)
  const limit = new Date(now.getTime() - days * 86_400_000)
  const removed = { removedPictures: 0, removedFiles: 0 }
  for (const { path, width } of await db.select().from(pictures).where(lt(pictures.unusedSince, limit))) {
    if (isStopping()) throw new Stopped()
    const isOld = and(eq(pictures.path, path), lt(pictures.unusedSince, limit))
    const { rowCount } = await db.delete(pictures).where(isOld)
    if (rowCount !== 1) continue
    const variants = widthsOf(width).flatMap((size) => PICTURE_FORMATS.map((format) => variantPath(path, size, format)))
    for (const one of [path, ...variants]) await pictureStore.remove(one.slice('/pictures/'.length))
    removed.removedPictures += 1
  }
  for (const { path } of await db.select().from(files).where(lt(files.unusedSince, limit))) {
    if (isStopping()) throw new Stopped()
    const { rowCount } = await db.delete(files).where(and(eq(files.path, path), lt(files.unusedSince, limit)))
    if (rowCount !== 1) continue
    await fileStore.remove(path)
    removed.removedFiles += 1
  }
  return removed
}
