import { type ReactNode, useState } from 'react'
import { formatDay } from '#common/dates.ts'
import { useMessages, useSite } from '#ui/page/site.ts'
import type { Answers } from '../answers.ts'
import type { RecommendationAnswer } from '../recommendation.public.ts'
import { AskAdviser } from './ask-adviser.tsx'
import { resultMessages } from './messages.ts'
import { NextSteps } from './next-steps.tsx'
import { Relaxations } from './relaxations.tsx'
import { ResultActions } from './result-actions.tsx'
import { type Found, ResultCard } from './result-card.tsx'
import { nameResult, unreadBudget } from './result-name.ts'
import { Understood } from './understood.tsx'

function MarketCard({ text, heading: Heading }: { text: string; heading: 'h2' | 'h3' }) {
  const words = useMessages(resultMessages)
  return (
    <section className="recs__market" aria-labelledby="result-market">
      <Heading id="result-market">{words.market}</Heading>
      <p className="lead">{text}</p>
    </section>
  )
}

interface Props {
  answer: RecommendationAnswer
  /** What was asked: for the address to save and share, and for the adviser. */
  answers: Answers
  /** What the address had for a budget that is no amount; by default what the answers have. */
  unread?: string[]
  /** Beside the other actions: 'New Search' is a button in the wizard and a link on the shared page. */
  newSearch: ReactNode
  /** The title's rank on the page; it has the id 'result-title' and takes the focus. */
  heading?: 'h1' | 'h2'
  /** The form to an adviser, where it must be there without scripts. */
  adviceForm?: ReactNode
}

/** SPEC section 2: a recommendation whose home is not in the list is skipped. */
function pairHomes({ recommendations, homes }: RecommendationAnswer): Found[] {
  const byId = new Map(homes.map((home) => [home.id, home]))
  return recommendations.flatMap((recommendation) => {
    const home = byId.get(recommendation.propertyId)
    return home ? [{ home, recommendation }] : []
  })
}

interface HomesProps {
  found: Found[]
  heading: 'h2' | 'h3'
  toCheck: number
}

function Homes({ found, ...shown }: HomesProps) {
  if (found.length === 0) return null
  return (
    <div className="recs__homes wrap">
      {found.map((one) => (
        <ResultCard key={one.home.id} {...one} {...shown} />
      ))}
    </div>
  )
}

/** What was found for somebody (SPEC section 2, results view). Stands inside a ToastProvider. */
export function ResultView({ answer, answers, unread, newSearch, heading: Title = 'h2', adviceForm }: Props) {
  const words = useMessages(resultMessages)
  const site = useSite()
  const [foundAt] = useState(() => new Date())
  const Heading = Title === 'h1' ? 'h2' : 'h3'
  const shown = { heading: Heading, toCheck: answer.toCheck.length } as const
  const [first, ...others] = pairHomes(answer)
  const fitting = others.filter(({ recommendation }) => !recommendation.nearMiss)
  const near = others.filter(({ recommendation }) => recommendation.nearMiss)
  const isNearOnly = first !== undefined && first.recommendation.nearMiss !== null
  const title = isNearOnly ? words.title.near(near.length + 1) : words.title.fits(fitting.length + 1, near.length)
  return (
    <div className="recs">
      <header className="recs__top wrap">
        <Title id="result-title" tabIndex={-1}>
          {first ? title : words.title.none}
        </Title>
        <div className="recs__intro">
          <p className="recs__name">{nameResult(answers, site)}</p>
          <p className="lead">{answer.summary}</p>
          {/* Around midnight the browser's day may be another one: the server's stays. */}
          <p className="onpaper" suppressHydrationWarning>
            {words.page.asOf(formatDay(foundAt, site.locale))}
          </p>
        </div>
        <ResultActions answers={answers} newSearch={newSearch} />
      </header>
      {first ? (
        <>
          <div className="wrap">
            <ResultCard {...first} {...shown} isLead />
          </div>
          <Homes found={fitting} {...shown} />
          {near.length > 0 && !isNearOnly && (
            <div className="recs__near wrap">
              <Heading>{words.near.title(near.length)}</Heading>
              <p className="small soft">{words.near.text(near.length)}</p>
            </div>
          )}
          <Homes found={near} {...shown} />
          <Relaxations relaxations={answer.relaxations} heading={Heading} />
        </>
      ) : (
        <Relaxations relaxations={answer.relaxations} heading={Heading} isLead />
      )}
      <Understood answers={answers} answer={answer} unread={unread ?? unreadBudget(answers)} heading={Heading} />
      <div className="deep deep--two recs__deep">
        <MarketCard text={answer.marketInsights} heading={Heading} />
        <NextSteps answer={answer} heading={Heading} />
      </div>
      <AskAdviser answers={answers} answer={answer} heading={Heading} form={adviceForm} />
    </div>
  )
}
