import { eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '#db/client.server.ts'
import { type PictureRow, pictures } from './picture.table.server.ts'

export async function upsertPicture(db: Database, picture: typeof pictures.$inferInsert): Promise<void> {
  // The same picture sent again without a description keeps the one it has.
  const set = {
    alt: sql`coalesce(excluded.alt, ${pictures.alt})`,
    altFr: sql`coalesce(excluded.alt_fr, ${pictures.altFr})`,
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

export async function listUnderivedPictures(db: Database): Promise<PictureRow[]> {
  return db.select().from(pictures).where(eq(pictures.isDerived, false)).orderBy(pictures.createdAt)
}

export async function markPictureDerived(db: Database, path: string): Promise<void> {
  await db.update(pictures).set({ isDerived: true }).where(eq(pictures.path, path))
}
