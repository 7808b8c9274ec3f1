import type { Database } from '#db/client.server.ts'
import type { FeedLook } from './feed.public.ts'
import { addFeedItems, type FeedRow, settleFeed } from './feed.repository.server.ts'
import { FeedTrouble } from './feed-problems.ts'
import { type FetchOptions, fetchFeed } from './fetch-feed.server.ts'
import { decodeText, parseFeed } from './parse-feed.ts'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR

/** Every hour; after failures twice as long each time, up to a day. */
export function nextRefreshIn(failures: number): number {
  return Math.min(HOUR * 2 ** Math.min(failures, 10), DAY)
}

type Read = Awaited<ReturnType<typeof read>>

/** What there is to store; nothing when the other server says that nothing changed. */
async function read(feed: FeedRow, options: Omit<FetchOptions, 'known'>) {
  const { etag, lastModified } = feed
  const fetched = await fetchFeed(feed.url, { ...options, known: { etag, lastModified } })
  if (!fetched) return { items: [], names: {} }
  const items = parseFeed(decodeText(fetched.bytes, fetched.contentType), fetched.url)
  if (!items) throw new FeedTrouble('not-a-feed')
  return { items, names: { etag: fetched.etag, lastModified: fetched.lastModified } }
}

/** One look at one feed, from the first byte to the row that says how it went. */
export async function refreshFeed(
  db: Database,
  feed: FeedRow,
  options: Omit<FetchOptions, 'known'>,
): Promise<FeedLook> {
  let found: Read
  try {
    found = await read(feed, options)
  } catch (error) {
    if (!(error instanceof FeedTrouble)) throw error
    const failures = feed.failures + 1
    await settleFeed(db, feed, { problem: error.problem, failures, nextInMs: nextRefreshIn(failures) })
    return { newItems: 0, problem: error.problem }
  }
  const newItems = await db.transaction(async (tx) => {
    const isStored = await settleFeed(tx, feed, {
      problem: null,
      failures: 0,
      nextInMs: nextRefreshIn(0),
      ...found.names,
    })
    return isStored ? addFeedItems(tx, feed.id, found.items) : 0
  })
  return { newItems, problem: null }
}
