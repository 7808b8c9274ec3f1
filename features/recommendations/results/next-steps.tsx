import { Icon } from '#ui/icon.tsx'
import { useMessages } from '#ui/page/site.ts'
import { SiteLink } from '#ui/site-link.tsx'
import type { RecommendationAnswer } from '../recommendation.public.ts'
import { resultMessages } from './messages.ts'

interface Props {
  answer: Pick<RecommendationAnswer, 'nextSteps' | 'nextStepPaths'>
  heading: 'h2' | 'h3'
}

/** In the order in which people do them; each leads to where it is done. */
export function NextSteps({ answer: { nextSteps, nextStepPaths }, heading: Heading }: Props) {
  const words = useMessages(resultMessages)
  return (
    <section aria-labelledby="result-steps">
      <Heading id="result-steps">{words.steps}</Heading>
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
