import { siteHref, useMessages, useSite } from '#ui/page/site.ts'
import { ARTICLES_FEED } from '../feeds/feed-links.ts'
import { PODCAST_FEED } from '../feeds/podcast-address.ts'
import { mediaMessages } from '../messages.ts'

const PATHS = { articles: ARTICLES_FEED, podcast: PODCAST_FEED }

/** A feed is a file, not a page: the browser fetches it as it is. */
export function FeedLink({ kind }: { kind: keyof typeof PATHS }) {
  const { feeds } = useMessages(mediaMessages)
  return (
    <a className="thread" href={siteHref(useSite(), PATHS[kind])}>
      {feeds[kind]}
    </a>
  )
}
