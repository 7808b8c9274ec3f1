import type { Crumb } from '#ui/page/seo.ts'
import { siteHref, useMessages, useSite } from '#ui/page/site.ts'
import { Trail, TrailBack } from '#ui/trail.tsx'
import { ARTICLES_FEED, PODCAST_FEED } from '../feeds/feed-links.ts'
import { mediaMessages } from '../messages.ts'

const PATHS = { articles: ARTICLES_FEED, podcast: PODCAST_FEED }

/** A feed is a file, not a page: the browser fetches it as it is. */
export function FeedLink({ kind }: { kind: keyof typeof PATHS }) {
  const { feeds } = useMessages(mediaMessages)
  return (
    <a className="text-link" href={siteHref(useSite(), PATHS[kind])}>
      {feeds[kind]}
    </a>
  )
}

/** The way back, and where this page stands on the site. */
export function MediaTrail({ crumbs, back }: { crumbs: readonly Crumb[]; back: Crumb }) {
  const { article } = useMessages(mediaMessages)
  return <Trail label={article.trail} crumbs={crumbs} back={<TrailBack to={back.path} label={back.label} />} />
}
