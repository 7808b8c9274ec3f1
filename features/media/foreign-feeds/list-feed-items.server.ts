import { AppError } from '#common/errors.ts'
import type { Page, Paging } from '#common/pagination.ts'
import { requirePermission } from '#common/permissions.ts'
import type { Context } from '#db/context.server.ts'
import { recordChange } from '#platform/content/record-change.server.ts'
import { newestPage } from '#platform/forms/newest-page.ts'
import type { StaffFeedItem } from './feed.public.ts'
import type { FeedItemChange, FeedItemFilter, FeedItemState } from './feed.schema.ts'
import {
  countFeedItems,
  findFeedItem,
  findFeedItems,
  lockFeedItem,
  updateFeedItem,
} from './feed-item.repository.server.ts'

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

/** Puts an item aside, or takes it back. */
export async function markFeedItem({ db, actor }: Context, id: number, { isDismissed }: FeedItemChange): Promise<void> {
  requirePermission(actor, 'feed:write')
  await db.transaction(async (tx) => {
    await lockFeedItem(tx, id)
    const found = await findFeedItem(tx, id)
    if (!found) throw new AppError('not_found')
    const { item, feed } = found
    if ((item.dismissedAt !== null) === isDismissed) return
    await updateFeedItem(tx, id, { dismissedAt: isDismissed ? new Date() : null })
    const [aside, back] = [{ dismissedItem: item.title }, { dismissedItem: null }]
    await recordChange(tx, actor, {
      action: 'update',
      entity: 'feed',
      entityId: item.feedId,
      label: feed.title,
      before: isDismissed ? back : aside,
      after: isDismissed ? aside : back,
    })
  })
}
