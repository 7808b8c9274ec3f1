import { AppError } from '#common/errors.ts'
import type { Page, Paging } from '#common/pagination.ts'
import { requirePermission } from '#common/permissions.ts'
import type { Context } from '#db/context.server.ts'
import { newestPage } from '#platform/forms/newest-page.ts'
import type { StaffFeedItem } from './feed.public.ts'
import type { FeedItemFilter, FeedItemState } from './feed.schema.ts'
import { countFeedItems, findFeedItem, findFeedItems } from './feed-item.repository.server.ts'

type Row = NonNullable<Awaited<ReturnType<typeof findFeedItem>>>

function stateOf({ articleId, dismissedAt }: Row['item']): FeedItemState {
  if (articleId !== null) return 'used'
  return dismissedAt === null ? 'new' : 'dismissed'
}

function toStaffFeedItem({ item, feed }: Row): StaffFeedItem {
  return {
    id: item.id,
    feed: { id: item.feedId, title: feed.title },
    title: item.title,
    link: item.link,
    summary: item.summary,
    author: item.author,
    publishedAt: item.publishedAt?.toISOString() ?? null,
    fetchedAt: item.fetchedAt.toISOString(),
    state: stateOf(item),
    articleId: item.articleId,
  }
}

export async function listFeedItems(
  { db, actor }: Context,
  paging: Paging,
  filter: FeedItemFilter = {},
): Promise<Page<StaffFeedItem>> {
  requirePermission(actor, 'content:read-unpublished')
  const { items, ...page } = await newestPage(paging, {
    read: async (request) => (await findFeedItems(db, filter, request)).map((row) => ({ id: row.item.id, ...row })),
    count: () => countFeedItems(db, filter),
  })
  return { ...page, items: items.map(toStaffFeedItem) }
}

export async function getFeedItem({ db, actor }: Context, id: number): Promise<StaffFeedItem> {
  requirePermission(actor, 'content:read-unpublished')
  const row = await findFeedItem(db, id)
  if (!row) throw new AppError('not_found')
  return toStaffFeedItem(row)
}
