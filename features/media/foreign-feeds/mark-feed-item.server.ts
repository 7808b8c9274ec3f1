import { AppError } from '#common/errors.ts'
import { requirePermission } from '#common/permissions.ts'
import type { Context } from '#db/context.server.ts'
import { recordChange } from '#platform/content/record-change.server.ts'
import type { FeedItemChange } from './feed.schema.ts'
import { findFeedItem, lockFeedItem, updateFeedItem } from './feed-item.repository.server.ts'

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
