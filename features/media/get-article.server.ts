import { AppError } from '#common/errors.ts'
import { requirePermission } from '#common/permissions.ts'
import type { Context } from '#db/context.server.ts'
import { describePictures } from '#platform/pictures/describe-pictures.server.ts'
import type { Picture } from '#ui/picture-address.ts'
import { type PublicArticle, toPublicArticle } from './article.public.ts'
import {
  findArticle,
  findMovedArticle,
  findPublishedArticle,
  findPublishedArticleById,
} from './article.repository.server.ts'

type Row = Awaited<ReturnType<typeof findArticle>>

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
  return describe(context, await findArticle(context.db, id))
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
