import { and, getTableColumns, inArray, isNotNull, sql } from 'drizzle-orm'
import { AppError } from '#common/errors.ts'
import type { Database } from '#db/client.server.ts'
import { prepared } from '#db/prepared.server.ts'
import { type Picture, widthsOf } from '#ui/picture-address.ts'
import { type PictureRow, pictures } from './picture.table.server.ts'

export async function upsertPicture(db: Database, picture: typeof pictures.$inferInsert): Promise<void> {
  // The same picture sent again without a description keeps the one it has.
  const set = {
    alt: sql`coalesce(excluded.alt, ${pictures.alt})`,
    altFr: sql`coalesce(excluded.alt_fr, ${pictures.altFr})`,
    // Whoever sends it again means to use it.
    unusedSince: null,
  }
  await db.insert(pictures).values(picture).onConflictDoUpdate({ target: pictures.path, set })
}

export async function findPictures(db: Database, paths: readonly string[]): Promise<PictureRow[]> {
  if (paths.length === 0) return []
  return db
    .select()
    .from(pictures)
    .where(inArray(pictures.path, [...new Set(paths)]))
}

/** The picture fields of what staff send, by name: one path, several, or none. */
type PictureFields = Record<string, readonly string[] | string | null>

interface Shown {
  field: string
  path: string
}

function shownIn(field: string, value: PictureFields[string]): Shown[] {
  if (!value) return []
  if (typeof value === 'string') return [{ field, path: value }]
  return value.map((path, index) => ({ field: `${field}.${index}`, path }))
}

/** Content shows only pictures that were uploaded here. A refusal names each field that does not: `images.2`. */
export async function requireStoredPictures(db: Database, fields: PictureFields): Promise<void> {
  const shown = Object.entries(fields).flatMap(([field, value]) => shownIn(field, value))
  const paths = shown.map(({ path }) => path)
  // Old and forgotten until now: the daily clearing that is about to remove it waits for us, or we find it gone.
  const isForgotten = and(inArray(pictures.path, paths), isNotNull(pictures.unusedSince))
  if (paths.length > 0) await db.update(pictures).set({ unusedSince: null }).where(isForgotten)
  const rows = await findPictures(db, paths)
  const stored = new Set(rows.map(({ path }) => path))
  const missing = shown.filter(({ path }) => !stored.has(path))
  if (missing.length === 0) return
  throw new AppError('invalid_input', { fields: Object.fromEntries(missing.map(({ field }) => [field, 'imagePath'])) })
}

const { path, width, height, placeholder, alt, altFr, focusX, focusY } = getTableColumns(pictures)
/** What a page must know of a picture. */
export const PICTURE_COLUMNS = { path, width, height, placeholder, alt, altFr, focusX, focusY }

export function toPicture(row: Pick<PictureRow, keyof typeof PICTURE_COLUMNS>): Picture {
  return { ...row, widths: widthsOf(row.width) }
}

const picturesByPaths = prepared('pictures', (db) =>
  db
    .select(PICTURE_COLUMNS)
    .from(pictures)
    .where(sql`${path} = any(${sql.placeholder('paths')}::text[])`),
)

/** Looks up what a page must know about pictures, once for all of its rows. A path that is gone is left out. */
export async function describePictures(db: Database, paths: readonly string[]): Promise<Map<string, Picture>> {
  if (paths.length === 0) return new Map()
  const rows = await picturesByPaths(db, { paths: [...new Set(paths)] })
  return new Map(rows.map((row) => [row.path, toPicture(row)]))
}

export function pick(described: Map<string, Picture>, paths: readonly string[]): Picture[] {
  return paths.flatMap((path) => described.get(path) ?? [])
}
