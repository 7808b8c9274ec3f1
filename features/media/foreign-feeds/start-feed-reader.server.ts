import type { Database } from '#db/client.server.ts'
import { type Reader, type ReaderSettings, startReader } from '#platform/foreign-fetch/start-reader.server.ts'
import type { FeedLook } from './feed.public.ts'
import { claimDueFeed, claimFeed } from './feed.repository.server.ts'
import { refreshFeed } from './refresh-feed.server.ts'

export type FeedReader = Reader<FeedLook>

/** Reads the feeds of others when they are due. */
export function startFeedReader({ db, ...settings }: ReaderSettings & { db: Database }): FeedReader {
  const { log } = settings
  return startReader(settings, {
    claimDue: (lease) => claimDueFeed(db, lease),
    claim: (id, lease) => claimFeed(db, id, lease),
    look: (feed, manner) => refreshFeed(db, feed, manner),
    tell(feed, { problem, newItems }) {
      if (problem) log.warn({ feed, problem }, 'a feed cannot be read')
      else if (newItems > 0) log.info({ feed, newItems }, 'a feed has news')
    },
    failure: 'the feeds of others cannot be read',
  })
}
