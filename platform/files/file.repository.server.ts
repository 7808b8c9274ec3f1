import { inArray } from 'drizzle-orm'
import type { Database } from '#db/client.server.ts'
import { files } from './file.table.server.ts'
import type { StoredFile } from './stored-file.ts'

export async function insertFile(db: Database, file: StoredFile): Promise<void> {
  const { name } = file
  // The same file sent again under another name is called by the newer one.
  await db.insert(files).values(file).onConflictDoUpdate({ target: files.path, set: { name } })
}

export async function findFiles(db: Database, paths: readonly string[]): Promise<StoredFile[]> {
  if (paths.length === 0) return []
  const { path, name, contentType, bytes } = files
  return db
    .select({ path, name, contentType, bytes })
    .from(files)
    .where(inArray(path, [...new Set(paths)]))
}
