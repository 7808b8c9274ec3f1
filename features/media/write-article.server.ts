import { AppError } from '#common/errors.ts'
import { requirePermission } from '#common/permissions.ts'
import { announceContentChange, type Context } from '#db/context.server.ts'
import { requireStoredPictures } from '#features/pictures/require-stored-pictures.server.ts'
import {
  deleteArticleRow,
  findArticle,
  insertArticle,
  isSlugTaken,
  rememberAddress,
  updateArticleRow,
} from './article.repository.server.ts'
import type { ArticleInput } from './article.schema.ts'
import { publicationDate } from './publication.ts'

function sayIfSlugTaken(error: unknown): never {
  throw isSlugTaken(error) ? new AppError('conflict', { fields: { slug: 'slugTaken' }, cause: error }) : error
}

export async function createArticle({ db, actor }: Context, input: ArticleInput): Promise<number> {
  requirePermission(actor, 'article:write')
  const create = db.transaction(async (tx) => {
    await requireStoredPictures(tx, { featuredImage: input.featuredImage, images: input.images })
    const id = await insertArticle(tx, { ...input, publishedAt: publicationDate(input) })
    await announceContentChange(tx)
    return id
  })
  return create.catch(sayIfSlugTaken)
}

export async function updateArticle({ db, actor }: Context, id: number, input: ArticleInput): Promise<void> {
  requirePermission(actor, 'article:write')
  const update = db.transaction(async (tx) => {
    const before = await findArticle(tx, id)
    if (!before) throw new AppError('not_found')
    await requireStoredPictures(tx, { featuredImage: input.featuredImage, images: input.images })
    await updateArticleRow(tx, id, { ...input, publishedAt: publicationDate(input, before) })
    if (input.slug !== before.slug) await rememberAddress(tx, id, before.slug)
    await announceContentChange(tx)
  })
  return update.catch(sayIfSlugTaken)
}

export async function deleteArticle({ db, actor }: Context, id: number): Promise<void> {
  requirePermission(actor, 'article:write')
  await db.transaction(async (tx) => {
    if (!(await deleteArticleRow(tx, id))) throw new AppError('not_found')
    await announceContentChange(tx)
  })
}
