import { AppError } from '#common/errors.ts'
import { requirePermission } from '#common/permissions.ts'
import type { Context } from '#db/context.server.ts'
import { describePictures } from '#features/pictures/describe-pictures.server.ts'
import { type PublicArticle, toPublicArticle } from './article.public.ts'
import { findArticle, findPublishedArticle } from './article.repository.server.ts'

/** A published article by its address. A draft has none yet, not even for staff. */
export async function getArticle({ db }: Context, slug: string): Promise<PublicArticle> {
  const row = await findPublishedArticle(db, slug)
  if (!row) throw new AppError('not_found')
  return toPublicArticle(row, await describePictures(db, row.featuredImage ? [row.featuredImage] : []))
}

export async function getArticleForStaff({ db, actor }: Context, id: number): Promise<PublicArticle> {
  requirePermission(actor, 'content:read-unpublished')
  const row = await findArticle(db, id)
  if (!row) throw new AppError('not_found')
  return toPublicArticle(row, await describePictures(db, row.featuredImage ? [row.featuredImage] : []))
}
