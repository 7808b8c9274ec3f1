import { AppError } from '#common/errors.ts'
import type { Page, Paging } from '#common/pagination.ts'
import { requirePermission } from '#common/permissions.ts'
import { readWindow, toPage } from '#db/content-rows.server.ts'
import type { Context } from '#db/context.server.ts'
import type { StaffFeed } from './feed.public.ts'
import { findFeeds, findListedFeed } from './feed.repository.server.ts'
import type { FeedProblem } from './feed-problems.ts'

type Row = NonNullable<Awaited<ReturnType<typeof findListedFeed>>>

function toStaffFeed(row: Row): StaffFeed {
  return {
    id: row.id,
    title: row.title,
    url: row.url,
    category: row.category,
    isActive: row.isActive,
    lastFetchedAt: row.lastFetchedAt?.toISOString() ?? null,
    lastProblem: row.lastProblem as FeedProblem | null,
    nextFetchAt: row.nextFetchAt.toISOString(),
    newItems: row.newItems,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}

export async function listFeeds({ db, actor }: Context, paging: Paging): Promise<Page<StaffFeed>> {
  requirePermission(actor, 'content:read-unpublished')
  const window = readWindow(paging)
  const { rows, total } = await findFeeds(db, window)
  return toPage(window, rows.map(toStaffFeed), total)
}

export async function getFeed({ db, actor }: Context, id: number): Promise<StaffFeed> {
  requirePermission(actor, 'content:read-unpublished')
  const row = await findListedFeed(db, id)
  if (!row) throw new AppError('not_found')
  return toStaffFeed(row)
}
