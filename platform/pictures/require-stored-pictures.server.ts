import { AppError } from '#common/errors.ts'
import type { Database } from '#db/client.server.ts'
import { findPictures } from './picture.repository.server.ts'

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
  const rows = await findPictures(
    db,
    shown.map(({ path }) => path),
  )
  const stored = new Set(rows.map(({ path }) => path))
  const missing = shown.filter(({ path }) => !stored.has(path))
  if (missing.length === 0) return
  throw new AppError('invalid_input', { fields: Object.fromEntries(missing.map(({ field }) => [field, 'imagePath'])) })
}
