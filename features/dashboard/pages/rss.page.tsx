import { useSearchParams } from 'react-router'
import { ForeignFeeds } from '#features/media/staff/feeds/foreign/foreign-feeds.tsx'
import { feedMessages } from '#features/media/staff/feeds/messages.ts'
import { OwnFeeds } from '#features/media/staff/feeds/own-feeds.tsx'
import { templateMessages } from '#features/templates/staff/messages.ts'
import { TemplatesPart } from '#features/templates/staff/templates-part.tsx'
import { StaffLink } from '#platform/staff-kit/ui/staff-link.tsx'
import { tabMeta } from '#platform/staff-kit/ui/staff-meta.ts'
import { tabPath } from '#platform/staff-kit/ui/tabs.ts'
import { useMessages } from '#ui/page/site.ts'
import { PerformancePart } from '../visits/performance-part.tsx'

/** Those of answers stand where answers are written. */
function ContentTemplates() {
  const words = useMessages(templateMessages)
  return (
    <TemplatesPart
      types={['article', 'social', 'newsletter']}
      title={words.title}
      lead={words.lead}
      empty={words.empty}
    >
      <p>
        {words.repliesAt}{' '}
        <StaffLink className="text-link" to={tabPath('templates')}>
          {words.repliesLink}
        </StaffLink>
      </p>
    </TemplatesPart>
  )
}

/** What stands behind `?part=`; the first needs none. */
const PARTS = { feeds: ForeignFeeds, templates: ContentTemplates, performance: PerformancePart, own: OwnFeeds }
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
