import type { Page, Paging } from '#common/pagination.ts'
import { requirePermission } from '#common/permissions.ts'
import type { Database } from '#db/client.server.ts'
import { readWindow, toPage } from '#db/content-rows.server.ts'
import type { Context } from '#db/context.server.ts'
import { describePictures } from '#features/pictures/describe-pictures.server.ts'
import { type PublicArticle, toPublicArticle } from './article.public.ts'
import { findArticles } from './article.repository.server.ts'

async function pageOfArticles(db: Database, paging: Paging, includeUnpublished: boolean): Promise<Page<PublicArticle>> {
  const window = readWindow(paging)
  const { rows, total } = await findArticles(db, { includeUnpublished, window })
  const described = await describePictures(
    db,
    rows.flatMap(({ featuredImage }) => featuredImage ?? []),
  )
  const items = rows.map((row) => toPublicArticle(row, described))
  return toPage(window, items, total)
}

/** What is published, for everybody: staff see drafts in their own list only. */
export async function listArticles({ db }: Context, paging: Paging): Promise<Page<PublicArticle>> {
  return pageOfArticles(db, paging, false)
}

export async function listArticlesForStaff({ db, actor }: Context, paging: Paging): Promise<Page<PublicArticle>> {
  requirePermission(actor, 'content:read-unpublished')
  return pageOfArticles(db, paging, true)
}
