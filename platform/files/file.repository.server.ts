import { and, inArray, isNotNull, sql } from 'drizzle-orm'
import { AppError } from '#common/errors.ts'
import { FILE_PATH } from '#common/schema.ts'
import type { Database } from '#db/client.server.ts'
import { prepared } from '#db/prepared.server.ts'
import { files } from './file.table.server.ts'
import type { StoredFile } from './file-types.ts'

export async function insertFile(db: Database, file: StoredFile): Promise<void> {
  const { name } = file
  // The same file sent again under another name is called by the newer one.
  await db
    .insert(files)
    .values(file)
    .onConflictDoUpdate({ target: files.path, set: { name, unusedSince: null } })
}

const filesByPaths = prepared('files', (db) => {
  const { path, name, contentType, bytes } = files
  return db
    .select({ path, name, contentType, bytes })
    .from(files)
    .where(sql`${path} = any(${sql.placeholder('paths')}::text[])`)
})

export async function findFiles(db: Database, paths: readonly string[]): Promise<StoredFile[]> {
  return paths.length === 0 ? [] : filesByPaths(db, { paths: [...new Set(paths)] })
}

/** Content names only documents that were uploaded here, or that lie elsewhere on the web. A refusal names each field. */
export async function requireStoredFiles(db: Database, fields: Record<string, string | null>): Promise<void> {
  const named = Object.entries(fields).filter(([, path]) => path !== null && FILE_PATH.test(path))
  const paths = named.flatMap(([, path]) => path ?? [])
  // As with pictures: what is taken into use is not removed as forgotten.
  const isForgotten = and(inArray(files.path, paths), isNotNull(files.unusedSince))
  if (paths.length > 0) await db.update(files).set({ unusedSince: null }).where(isForgotten)
  const stored = new Set((await findFiles(db, paths)).map(({ path }) => path))
  const missing = named.filter(([, path]) => path !== null && !stored.has(path))
  if (missing.length === 0) return
  throw new AppError('invalid_input', { fields: Object.fromEntries(missing.map(([field]) => [field, 'fileOrUrl'])) })
}

/** `brochures.0`, `brochures.1`: a list as the fields of a form. */
export function listFields(field: string, paths: readonly string[]): Record<string, string> {
  return Object.fromEntries(paths.map((path, index) => [`${field}.${index}`, path]))
}
