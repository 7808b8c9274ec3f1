import { Icon } from '#ui/icon.tsx'
import { useMessages } from '#ui/page/site.ts'
import { SiteLink } from '#ui/site-link.tsx'
import type { RecommendationAnswer } from '../recommendation.public.ts'
import { resultMessages } from './messages.ts'

/** In the order in which people do them; each leads to where it is done. */
export function NextSteps({ answer: { nextSteps, nextStepPaths } }: { answer: RecommendationAnswer }) {
  const words = useMessages(resultMessages)
  return (
    <section aria-labelledby="result-steps">
      <h2 id="result-steps">{words.steps}</h2>
      <ol className="recs__steps">
        {nextSteps.map((step, position) => {
          const path = nextStepPaths[position]
          return (
            <li key={step}>
              {path ? (
                <SiteLink to={path}>
                  <span>{step}</span>
                  <Icon name="arrow" />
                </SiteLink>
              ) : (
                step
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
