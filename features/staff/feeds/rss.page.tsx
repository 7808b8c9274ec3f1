import { useSearchParams } from 'react-router'
import { useMessages } from '#app/site.ts'
import { TemplatesPart } from '#features/templates/staff/templates-part.tsx'
import { PerformancePart } from '#features/visits/staff/performance-part.tsx'
import { StaffLink } from '../ui/staff-link.tsx'
import { tabMeta } from '../ui/staff-meta.ts'
import { ForeignFeeds } from './foreign/foreign-feeds.tsx'
import { feedMessages } from './messages.ts'
import { OwnFeeds } from './own-feeds.tsx'

/** What stands behind `?part=`; the first needs none. */
const PARTS = { feeds: ForeignFeeds, templates: TemplatesPart, performance: PerformancePart, own: OwnFeeds }
type Part = keyof typeof PARTS

export const meta = tabMeta('rss')

function isPart(word: string | null): word is Part {
  return word !== null && Object.hasOwn(PARTS, word)
}

/** Everything around what the house writes: what others publish, what it begins from, who reads it, and its own feeds. */
export default function RssPage() {
  const words = useMessages(feedMessages)
  const [params] = useSearchParams()
  const asked = params.get('part')
  const part = isPart(asked) ? asked : 'feeds'
  const Shown = PARTS[part]
  return (
    <section className="staff-section">
      <h2>{words.title}</h2>
      <nav className="tabs rss-parts" aria-label={words.parts.label}>
        {(Object.keys(PARTS) as Part[]).map((name) => (
          <StaffLink
            key={name}
            to={{ search: name === 'feeds' ? '' : `?part=${name}` }}
            aria-current={name === part ? 'true' : undefined}
            preventScrollReset
          >
            {words.parts[name]}
          </StaffLink>
        ))}
      </nav>
      <Shown />
    </section>
  )
}
