import { Icon } from '#ui/icon.tsx'
import { useMessages } from '#ui/page/site.ts'
import { SiteLink } from '#ui/site-link.tsx'
import type { RecommendationAnswer } from '../recommendation.public.ts'
import { resultMessages } from './messages.ts'
import { useResultState } from './result-state.ts'

interface Props {
  relaxations: RecommendationAnswer['relaxations']
  /** Nothing was found: it is the first thing to read, and never empty. */
  isLead?: boolean
}

/** One answer changed, and how many homes that brings; each leads to that result. */
export function Relaxations({ relaxations, isLead = false }: Props) {
  const { relax: words } = useMessages(resultMessages)
  const state = { ...useResultState(), isChanged: true }
  const isEmpty = relaxations.length === 0
  if (isEmpty && !isLead) return null
  const lead = isEmpty ? words.person : words.lead
  return (
    <section className={isLead ? 'recs__relax recs__relax--lead wrap' : 'recs__relax wrap'} aria-labelledby="relax">
      <div>
        <h2 id="relax">{isLead ? lead : words.title}</h2>
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
              <SiteLink to={path} state={state}>
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
