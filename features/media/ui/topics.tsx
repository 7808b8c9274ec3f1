import { useMessages } from '#ui/page/site.ts'
import { SiteLink } from '#ui/site-link.tsx'
import { articlesPath } from '../article-path.ts'
import { mediaMessages } from '../messages.ts'

interface Props {
  /** How many articles each one finds. */
  topics: { tag: string; count: number }[]
  current: string | undefined
}

/** What the articles are about, as words to press. One at a time, so that each count is what the list then shows. */
export function Topics({ topics, current }: Props) {
  const { list } = useMessages(mediaMessages)
  return (
    <nav className="topics" aria-labelledby="topics">
      <h2 id="topics">{list.topics}</h2>
      <ul>
        {topics.map(({ tag, count }) => (
          <li key={tag}>
            <SiteLink
              to={articlesPath({ tag })}
              aria-current={tag.toLowerCase() === current?.toLowerCase() ? 'true' : undefined}
            >
              {tag} <span className="faint">{count}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
