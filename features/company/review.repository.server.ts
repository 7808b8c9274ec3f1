import { desc, eq } from 'drizzle-orm'
import type { Database } from '#db/client.server.ts'
import { deleteRow, insertRow, type RowWindow, updateRow } from '#db/content-rows.server.ts'
import { clientReviews } from './review.table.server.ts'

type NewReviewRow = typeof clientReviews.$inferInsert

/** Visibility is a filter, written once. */
const isPublic = eq(clientReviews.isActive, true)

interface ListRequest {
  includeInactive: boolean
  window: RowWindow
}

/** Featured first, then newest first. */
export async function findReviews(db: Database, { includeInactive, window }: ListRequest) {
  const where = includeInactive ? undefined : isPublic
  const rows = await db
    .select()
    .from(clientReviews)
    .where(where)
    .orderBy(desc(clientReviews.isFeatured), desc(clientReviews.createdAt), desc(clientReviews.id))
    .limit(window.limit)
    .offset(window.offset)
  return { rows, total: await db.$count(clientReviews, where) }
}

export async function findReview(db: Database, id: number) {
  const [row] = await db.select().from(clientReviews).where(eq(clientReviews.id, id))
  return row
}

export async function insertReview(db: Database, review: NewReviewRow): Promise<number> {
  return insertRow(db, clientReviews, review)
}

export async function updateReviewRow(db: Database, id: number, review: NewReviewRow): Promise<boolean> {
  return updateRow(db, clientReviews, id, review)
}

export async function deleteReviewRow(db: Database, id: number): Promise<boolean> {
  return deleteRow(db, clientReviews, id)
}
