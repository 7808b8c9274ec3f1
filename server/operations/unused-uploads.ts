import { asc, getTableName, gt, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { and, eq } from 'drizzle-orm/sql'
import { isAway } from '#common/object-store.ts'
import type { Database } from '#db/client.server.ts'
import { lockUpload } from '#db/locks.server.ts'
import { auditEntries } from '#platform/content/audit.table.server.ts'
import { files } from '#platform/files/file.table.server.ts'
import { pictures } from '#platform/pictures/picture.table.server.ts'
import { PICTURE_FORMATS, variantPath, widthsOf } from '#ui/picture-address.ts'
import type { UploadStores } from '../stores.ts'
import { HashSet } from './hash-set.ts'

/** 500 pages of 8 kB: some milliseconds each, and no lock that anybody waits for. */
const BLOCKS_AT_ONCE = 500
const ROWS_AT_ONCE = 500
/** Of the tables of uploads. */
const ROWS_MARKED = 5_000

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
async function findMentioned(db: Database, isStopping: () => boolean): Promise<HashSet> {
  const { rows: tables } = await db.execute<{ name: string; place: string; blocks: number }>(sql`
    select c.relname as name, c.oid::regclass::text as place,
      (pg_relation_size(c.oid) / current_setting('block_size')::int)::int as blocks
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'm') and n.nspname <> 'information_schema' and n.nspname not like 'pg\\_%'`)
  const mentioned = new HashSet()
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

function* inParts<Item>(items: readonly Item[], size = ROWS_AT_ONCE): Generator<Item[]> {
  for (let from = 0; from < items.length; from += size) yield items.slice(from, from + size)
}

/** Notes since when each upload is unused, and forgets it where it is used again. */
async function mark(db: Database, table: typeof pictures | typeof files, mentioned: HashSet, now: Date) {
  for (let after = ''; ; ) {
    const rows = await db
      .select({ path: table.path, unusedSince: table.unusedSince })
      .from(table)
      .where(gt(table.path, after))
      .orderBy(asc(table.path))
      .limit(ROWS_MARKED)
    await markSome(db, table, rows, mentioned, now)
    const last = rows.at(-1)
    if (!last || rows.length < ROWS_MARKED) return
    after = last.path
  }
}

async function markSome(
  db: Database,
  table: typeof pictures | typeof files,
  rows: readonly { path: string; unusedSince: Date | null }[],
  mentioned: HashSet,
  now: Date,
) {
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
  stores: UploadStores
  now: Date
  days: number
  isStopping: () => boolean
  /** Of one that stays until tomorrow. */
  onError?: (error: unknown) => void
}

/** The master last: as long as it is there, a picture whose row stays can be shown. */
const addressesOfPicture = (path: string, width: number) => [
  ...widthsOf(width).flatMap((size) => PICTURE_FORMATS.map((format) => variantPath(path, size, format))),
  path,
]

/** Few enough that little can come into use between the look and the last of them. */
const REMOVED_PER_LOOK = 100

/**
 * Removes uploads that nothing has mentioned for so many days. Their bytes go while the deletion of the row waits to be
 * committed: who wants to use one meanwhile waits too, and finds it gone, or there again. What fails leaves the row, and with
 * it what tells of the bytes that are left, to be tried again tomorrow. An upload is looked at every day, and one look that
 * finds it begins its time anew.
 */
export async function removeUnusedUploads(
  db: Database,
  { stores: { pictureStore, fileStore }, now, days, isStopping, onError = () => {} }: Options,
): Promise<{ removedPictures: number; removedFiles: number }> {
  const limit = new Date(now.getTime() - days * 86_400_000)

  async function look(): Promise<void> {
    const mentioned = await findMentioned(db, isStopping)
    await mark(db, pictures, mentioned, now)
    await mark(db, files, mentioned, now)
  }

  /** Another begins no sooner than tomorrow. */
  let isStoreAway = false

  async function remove(
    table: typeof pictures | typeof files,
    {
      addressesOf,
      removeBytes,
    }: { addressesOf: typeof addressesOfPicture; removeBytes: (address: string) => Promise<void> },
  ) {
    const isOld = lt(table.unusedSince, limit)
    const width = table === pictures ? pictures.width : sql<number>`0`
    const old = await db.select({ path: table.path, width }).from(table).where(isOld)

    const removeOne = (path: string, ownWidth: number) =>
      db.transaction(async (tx) => {
        await lockUpload(tx, path)
        const { rowCount } = await tx.delete(table).where(and(eq(table.path, path), isOld))
        if (rowCount !== 1) return 0
        for (const address of addressesOf(path, ownWidth)) {
          // Said again each time: a session that rests for too long is ended, and the lock with it.
          await lockUpload(tx, path)
          await removeBytes(address)
        }
        return 1
      })

    let removed = 0
    for (const part of inParts(old, REMOVED_PER_LOOK)) {
      if (isStoreAway) break
      // Since the first look somebody may have saved a text with an old picture: it is old no longer.
      await look()
      for (const { path, width } of part) {
        if (isStopping()) throw new Stopped()
        if (isStoreAway) break
        removed += await removeOne(path, width).catch((error: unknown) => {
          onError(error)
          isStoreAway = isAway(error)
          return 0
        })
      }
    }
    return removed
  }

  await look()
  return {
    removedPictures: await remove(pictures, {
      addressesOf: addressesOfPicture,
      removeBytes: (address) => pictureStore.remove(address.slice('/pictures/'.length)),
    }),
    removedFiles: await remove(files, { addressesOf: (path) => [path], removeBytes: fileStore.remove }),
  }
}
