import { and, asc, DrizzleQueryError, desc, eq, sql } from 'drizzle-orm'
import pg from 'pg'
import type { Database } from '#db/client.server.ts'
import { deleteRow, insertRow, type RowWindow, updateRow } from '#db/content-rows.server.ts'
import { articles } from './article.table.server.ts'

type NewArticleRow = typeof articles.$inferInsert

const publishedOn = sql`coalesce(${articles.publishedAt}, ${articles.createdAt})`

/** Visibility is a filter, written once: a date in the future holds an article back until then. */
const isPublic = and(eq(articles.isPublished, true), sql`${publishedOn} <= now()`)

interface ListRequest {
  includeUnpublished: boolean
  window: RowWindow
}

/** Featured first, then in the order that staff chose, then newest first. */
export async function findArticles(db: Database, { includeUnpublished, window }: ListRequest) {
  const where = includeUnpublished ? undefined : isPublic
  const rows = await db
    .select()
    .from(articles)
    .where(where)
    .orderBy(desc(articles.isFeatured), asc(articles.position), desc(publishedOn), desc(articles.id))
    .limit(window.limit)
    .offset(window.offset)
  return { rows, total: await db.$count(articles, where) }
}

export async function findArticle(db: Database, id: number) {
  const [row] = await db.select().from(articles).where(eq(articles.id, id))
  return row
}

export async function findPublishedArticle(db: Database, slug: string) {
  const [row] = await db
    .select()
    .from(articles)
    .where(and(eq(articles.slug, slug), isPublic))
  return row
}

export async function insertArticle(db: Database, article: NewArticleRow): Promise<number> {
  return insertRow(db, articles, article)
}

export async function updateArticleRow(db: Database, id: number, article: NewArticleRow): Promise<boolean> {
  return updateRow(db, articles, id, article)
}

export async function deleteArticleRow(db: Database, id: number): Promise<boolean> {
  return deleteRow(db, articles, id)
}

/** Only the database knows for certain: asking it first would let two writers at once both pass. */
export function isSlugTaken(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : undefined
  return cause instanceof pg.DatabaseError && cause.constraint === 'articles_slug_unique'
}
