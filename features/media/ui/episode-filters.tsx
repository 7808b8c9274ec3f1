import { Link, useLocation } from 'react-router'
import { LinkTabs } from '#ui/link-tabs.tsx'
import { useMessages } from '#ui/page/site.ts'
import { podcastMessages } from '../podcast-messages.ts'
import type { PodcastCounts } from '../read-podcasts.server.ts'
import { EPISODE_CATEGORIES, type EpisodeFilter, filterSearch } from './episode-filter.ts'

interface Props {
  filter: EpisodeFilter
  topics: readonly string[]
  counts: PodcastCounts
}

/** Two questions, each answered by links: what kind, and about what. One keeps the other. */
export function EpisodeFilters({ filter, topics, counts }: Props) {
  const words = useMessages(podcastMessages)
  const { pathname } = useLocation()
  const { category, topic } = filter
  const tabs = [
    { key: 'all', label: words.all, to: pathname + filterSearch({ topic }) },
    ...EPISODE_CATEGORIES.map((key) => ({
      key,
      label: words.categories[key],
      to: pathname + filterSearch({ category: key, topic }),
    })),
  ]
  return (
    <>
      <div className="fleet-row">
        <LinkTabs label={words.category} current={category ?? 'all'} tabs={tabs} />
        <p role="status" className="live">
          {words.found(counts.recorded, counts.coming)}
        </p>
      </div>
      {topics.length > 0 && (
        <nav className="ep-topics" aria-label={words.topics}>
          <span className="small soft" aria-hidden="true">
            {words.topics}
          </span>
          <ul>
            {topics.map((name) => (
              <li key={name}>
                <Link
                  to={pathname + filterSearch({ category, topic: name })}
                  aria-current={name === topic ? 'true' : undefined}
                  preventScrollReset
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
          {topic !== undefined && (
            <Link className="text-link" to={pathname + filterSearch({ category })} preventScrollReset>
              {words.allTopics}
            </Link>
          )}
        </nav>
      )}
    </>
  )
}
