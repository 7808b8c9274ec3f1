import { AppError } from '#common/errors.ts'
import type { Page, Paging } from '#common/pagination.ts'
import { requirePermission } from '#common/permissions.ts'
import type { Database } from '#db/client.server.ts'
import { findRow, readWindow, toPage } from '#db/content-rows.server.ts'
import type { Context } from '#db/context.server.ts'
import { describePictures } from '#platform/pictures/picture.repository.server.ts'
import type { Picture } from '#ui/picture-address.ts'
import { type ArticleSummary, type PublicArticle, toArticleSummary, toPublicArticle } from './article.public.ts'
import {
  countTags,
  findArticlesForStaff,
  findArticleWords,
  findMovedArticle,
  findNewestArticles,
  findPublishedArticle,
  findPublishedArticleById,
  findPublishedArticles,
  findRelatedArticles,
} from './article.repository.server.ts'
import type { ArticleFilter, ArticleStaffFilter } from './article.schema.ts'
import { articles } from './article.table.server.ts'
import { LOOKED_AT } from './article-text.ts'

function describeCovers(
  db: Database,
  rows: readonly { featuredImage: string | null }[],
): Promise<Map<string, Picture>> {
  return describePictures(
    db,
    rows.flatMap(({ featuredImage }) => featuredImage ?? []),
  )
}

/** What is published, for everybody: staff see drafts in their own list only. */
export async function listArticles(
  { db }: Context,
  paging: Paging,
  filter: ArticleFilter = {},
): Promise<Page<ArticleSummary>> {
  const window = readWindow(paging)
  const { rows, total } = await findPublishedArticles(db, filter, window)
  const described = await describeCovers(db, rows)
  return toPage(
    window,
    rows.map((row) => toArticleSummary(row, described)),
    total,
  )
}

export interface ArticleInFeed {
  article: PublicArticle
  isWhole: boolean
}

/** Newest first, for a feed: those whose whole text has room, and how the others begin. */
export async function listNewestArticles(
  { db }: Context,
  most: { limit: number; room: number; longest: number },
): Promise<ArticleInFeed[]> {
  const rows = await findNewestArticles(db, { ...most, beginning: LOOKED_AT })
  const described = await describeCovers(db, rows)
  return rows.map(({ isWhole, ...row }) => ({ article: toPublicArticle(row, described), isWhole }))
}

export async function getRelatedArticles(
  { db }: Context,
  article: Pick<PublicArticle, 'id' | 'category' | 'tags'>,
  limit: number,
): Promise<ArticleSummary[]> {
  const rows = await findRelatedArticles(db, article, limit)
  const described = await describeCovers(db, rows)
  return rows.map((row) => toArticleSummary(row, described))
}

export async function listArticleTags({ db }: Context): Promise<{ tag: string; count: number }[]> {
  return countTags(db)
}

/** All there is, drafts and what waits for its hour too. */
export async function listArticlesForStaff(
  { db, actor }: Context,
  paging: Paging,
  filter: ArticleStaffFilter = {},
): Promise<Page<ArticleSummary>> {
  requirePermission(actor, 'content:read-unpublished')
  const window = readWindow(paging)
  const { rows, total } = await findArticlesForStaff(db, filter, window)
  const described = await describeCovers(db, rows)
  return toPage(
    window,
    rows.map((row) => toArticleSummary(row, described)),
    total,
  )
}

/** Offered to whoever writes the next one, so that one tag is not spelled in three ways. */
export async function listArticleWords({ db, actor }: Context): Promise<{ authors: string[]; tags: string[] }> {
  requirePermission(actor, 'content:read-unpublished')
  return findArticleWords(db)
}

type Row = Awaited<ReturnType<typeof findRow<typeof articles>>>

async function describe({ db }: Context, row: Row): Promise<PublicArticle> {
  if (!row) throw new AppError('not_found')
  return toPublicArticle(row, await describePictures(db, row.featuredImage ? [row.featuredImage] : []))
}

/**
 * A published article by its address, or by one it had before: its `slug` says where it is now. A draft has no address yet,
 * not even for staff.
 */
export async function getArticle(context: Context, slug: string): Promise<PublicArticle> {
  return describe(context, (await findPublishedArticle(context.db, slug)) ?? (await findMovedArticle(context.db, slug)))
}

export async function getArticleById(context: Context, id: number): Promise<PublicArticle> {
  return describe(context, await findPublishedArticleById(context.db, id))
}

export async function getArticleForStaff(context: Context, id: number): Promise<PublicArticle> {
  requirePermission(context.actor, 'content:read-unpublished')
  return describe(context, await findRow(context.db, articles, id))
}

/** The pictures that texts show between their lines: `![a courtyard](/pictures/….webp)`. */
export async function describeArticlePictures(
  { db }: Context,
  articles: readonly Pick<PublicArticle, 'content' | 'contentFr'>[],
): Promise<Map<string, Picture>> {
  const named = articles.flatMap(
    ({ content, contentFr }) => `${content}\n${contentFr ?? ''}`.match(/\/pictures\/[0-9a-f]{32}\.webp/g) ?? [],
  )
  return describePictures(db, named)
}
