import { LOCALES } from '#common/locale.ts'
import { useMessages } from '#ui/page/site.ts'
import { ARTICLES_FEED, PODCAST_FEED } from '../../feeds/feed-links.ts'
import { HouseFeed } from './house-feed.tsx'
import { feedMessages } from './messages.ts'

const FEEDS = [
  { kind: 'articles', path: ARTICLES_FEED },
  { kind: 'podcast', path: PODCAST_FEED },
] as const

/** The feeds the house publishes. */
export function OwnFeeds() {
  const words = useMessages(feedMessages)
  return (
    <div className="feeds">
      <p className="soft feeds__lead">{words.lead}</p>
      {FEEDS.map(({ kind, path }) => (
        <section key={kind} className="feeds__kind">
          <h3>{words.names[kind]}</h3>
          <p className="soft small">{words.notes[kind]}</p>
          <ul>
            {LOCALES.map((language) => (
              <HouseFeed key={language} kind={kind} path={path} language={language} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
