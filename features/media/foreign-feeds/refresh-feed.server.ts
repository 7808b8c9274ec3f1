import type { Database } from '#db/client.server.ts'
import { fetchForeign } from '#platform/foreign-fetch/fetch-foreign.server.ts'
import { ForeignTrouble } from '#platform/foreign-fetch/fetch-problems.ts'
import type { FetchManner } from '#platform/foreign-fetch/start-reader.server.ts'
import type { FeedLook } from './feed.public.ts'
import { addFeedItems, type FeedRow, settleFeed } from './feed.repository.server.ts'
import type { FeedProblem } from './feed-problems.ts'
import { decodeText, parseFeed } from './parse-feed.ts'

const ACCEPT = 'application/rss+xml, application/atom+xml, application/xml;q=0.9, text/xml;q=0.9, */*;q=0.5'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR

/** Every hour; after failures twice as long each time, up to a day. */
export function nextRefreshIn(failures: number): number {
  return Math.min(HOUR * 2 ** Math.min(failures, 10), DAY)
}

type Read = Awaited<ReturnType<typeof read>>

/** What there is to store; nothing when the other server says that nothing changed. */
async function read(feed: FeedRow, manner: FetchManner) {
  const { etag, lastModified } = feed
  const fetched = await fetchForeign(feed.url, { ...manner, accept: ACCEPT, known: { etag, lastModified } })
  if (!fetched) return { items: [], names: {} }
  const items = parseFeed(decodeText(fetched.bytes, fetched.contentType), fetched.url)
  if (!items) throw new ForeignTrouble<FeedProblem>('not-a-feed')
  return { items, names: { etag: fetched.etag, lastModified: fetched.lastModified } }
}

/** One look at one feed, from the first byte to the row that says how it went. */
export async function refreshFeed(db: Database, feed: FeedRow, manner: FetchManner): Promise<FeedLook> {
  let found: Read
  try {
    found = await read(feed, manner)
  } catch (error) {
    if (!(error instanceof ForeignTrouble)) throw error
    const failures = feed.failures + 1
    const problem: FeedProblem = error.problem
    await settleFeed(db, feed, { problem, failures, nextInMs: nextRefreshIn(failures) })
    return { newItems: 0, problem }
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
