import { z } from 'zod'
import { AppError } from '#common/errors.ts'
import type { Database } from '#db/client.server.ts'
import type { Snapshot } from '#platform/content/audit.table.server.ts'
import type { ContentKind } from '#platform/content/content-kind.server.ts'
import { writerOf } from '#platform/content/write-content.server.ts'
import { addFeedItems, findFeed, isAddressTaken } from './feed.repository.server.ts'
import type { FeedInput } from './feed.schema.ts'
import { feeds } from './feed.table.server.ts'
import { findArticleIds, findMarkedItems } from './feed-item.repository.server.ts'

type FeedRecord = NonNullable<Awaited<ReturnType<typeof findFeed>>>

/** Another address is another feed: nothing of what the old one said holds for it. */
const UNREAD = { etag: null, lastModified: null, lastProblem: null, lastFetchedAt: null, failures: 0 }

function toRow(input: FeedInput, before: FeedRecord | null): object {
  const isOther = before !== null && before.url !== input.url
  const isBack = before !== null && input.isActive && !before.isActive
  return { ...input, ...(isOther && UNREAD), ...((isOther || isBack) && { nextFetchAt: new Date() }) }
}

/** As JSON kept them. */
const markedItems = z.array(
  z.object({
    guid: z.string(),
    title: z.string(),
    link: z.string().nullable(),
    summary: z.string().nullable(),
    author: z.string().nullable(),
    publishedAt: z.coerce.date().nullable(),
    fetchedAt: z.coerce.date(),
    articleId: z.number().nullable(),
    dismissedAt: z.coerce.date().nullable(),
  }),
)

async function attached(db: Database, id: number): Promise<Snapshot> {
  return { items: JSON.parse(JSON.stringify(await findMarkedItems(db, id))) }
}

async function reattach(db: Database, id: number, { items }: Snapshot): Promise<void> {
  const marked = markedItems.safeParse(items).data ?? []
  const there = await findArticleIds(
    db,
    marked.flatMap(({ articleId }) => articleId ?? []),
  )
  await addFeedItems(
    db,
    id,
    marked
      .map((item) => ({ ...item, articleId: item.articleId && there.has(item.articleId) ? item.articleId : null }))
      .reverse(),
  )
}

export const feedKind: ContentKind<FeedRecord, FeedInput> = {
  entity: 'feed',
  permission: 'feed:write',
  api: { path: '/api/admin/feeds', tag: 'Media' },
  table: feeds,
  label: ({ title }) => title,
  toRow,
  find: findFeed,
  attached,
  reattach,
  refusal: (error) =>
    isAddressTaken(error) ? new AppError('feed_known', { fields: { url: 'feedKnown' }, cause: error }) : null,
}

export const { create: createFeed, update: updateFeed } = writerOf(feedKind)
