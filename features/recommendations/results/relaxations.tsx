import { Icon } from '#ui/icon.tsx'
import { useMessages } from '#ui/page/site.ts'
import { SiteLink } from '#ui/site-link.tsx'
import type { RecommendationAnswer } from '../recommendation.public.ts'
import { resultMessages } from './messages.ts'

interface Props {
  relaxations: RecommendationAnswer['relaxations']
  heading: 'h2' | 'h3'
  /** Nothing was found: it is the first thing to read, and never empty. */
  isLead?: boolean
}

/** One answer changed, and how many homes that brings; each leads to that result. */
export function Relaxations({ relaxations, heading: Heading, isLead = false }: Props) {
  const { relax: words } = useMessages(resultMessages)
  const isEmpty = relaxations.length === 0
  if (isEmpty && !isLead) return null
  const lead = isEmpty ? words.person : words.lead
  return (
    <section className={isLead ? 'recs__relax recs__relax--lead wrap' : 'recs__relax wrap'} aria-labelledby="relax">
      <div>
        <Heading id="relax">{isLead ? lead : words.title}</Heading>
        <p className="small soft">{isEmpty ? words.none : words.text}</p>
      </div>
      {isEmpty ? (
        <div className="acts">
          <SiteLink className="btn" to="/contact?subject=home">
            {words.contact}
          </SiteLink>
          <SiteLink className="text-link" to="/kais-nest">
            {words.all}
          </SiteLink>
        </div>
      ) : (
        <ul>
          {relaxations.map(({ text, path }) => (
            <li key={path}>
              <SiteLink to={path}>
                <span>{text}</span>
                <Icon name="arrow" />
              </SiteLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
