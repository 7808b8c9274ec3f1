import { useMessages } from '#app/site.ts'
import { LOCALES } from '#common/locale.ts'
import { ARTICLES_FEED } from '#features/media/feeds/feed-links.ts'
import { PODCAST_FEED } from '#features/media/feeds/podcast-address.ts'
import { tabMeta } from '../ui/staff-meta.ts'
import { HouseFeed } from './house-feed.tsx'
import { feedMessages } from './messages.ts'

const FEEDS = [
  { kind: 'articles', path: ARTICLES_FEED },
  { kind: 'podcast', path: PODCAST_FEED },
] as const

export const meta = tabMeta('rss')

/** The feeds the house publishes. */
export default function RssPage() {
  const words = useMessages(feedMessages)
  return (
    <section className="staff-section">
      <h2>{words.title}</h2>
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
    </section>
  )
}
