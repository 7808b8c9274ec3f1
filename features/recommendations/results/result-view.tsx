import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import { formatDay } from '#common/dates.ts'
import { areWordsKept } from '#platform/forms/kept-words.ts'
import { asleep } from '#ui/asleep.tsx'
import { useMessages, useSite } from '#ui/page/site.ts'
import { useToast } from '#ui/toast.tsx'
import { type Answers, RESULT_PATH } from '../answers.ts'
import { orderReasons } from '../model/order-reasons.ts'
import type { Proposals, RecommendationAnswer } from '../recommendation.public.ts'
import { resultMessages } from './messages.ts'
import { ModelProposals } from './model-proposals.tsx'
import { NextSteps } from './next-steps.tsx'
import { OpenPoints } from './open-points.tsx'
import { Relaxations } from './relaxations.tsx'
import { ResultActions } from './result-actions.tsx'
import { type Found, ResultCard } from './result-card.tsx'
import { nameResult } from './result-name.ts'
import { takeNews, useResultState } from './result-state.ts'

const Wishes = asleep(() => import('./wishes.tsx').then((part) => part.Wishes), {
  // Whoever asked in this tab goes back to their own words, which the address does not have.
  isNeeded: () => window.history.state?.usr !== undefined,
})
const AskAdviser = asleep(() => import('./ask-adviser.tsx').then((part) => part.AskAdviser), {
  isNeeded: areWordsKept,
})

interface Props {
  answer: RecommendationAnswer
  /** The form's part of what was asked. */
  answers: Answers
  /** The address had something for a budget that is no amount. */
  isBudgetUnread: boolean
}

/** SPEC section 2: a recommendation whose home is not in the list is skipped. */
function pairHomes({ recommendations, homes }: RecommendationAnswer): Found[] {
  const byId = new Map(homes.map((home) => [home.id, home]))
  return recommendations.flatMap((recommendation) => {
    const home = byId.get(recommendation.propertyId)
    return home ? [{ home, recommendation }] : []
  })
}

function Homes({ found, toCheck }: { found: Found[]; toCheck: number }) {
  if (found.length === 0) return null
  return (
    <div className="recs__homes wrap">
      {found.map((one) => (
        <ResultCard key={one.home.id} {...one} toCheck={toCheck} />
      ))}
    </div>
  )
}

/** What was found for somebody (SPEC section 2, results view). Stands inside a ToastProvider. */
export function ResultView({ answer, answers, isBudgetUnread }: Props) {
  const words = useMessages(resultMessages)
  const site = useSite()
  const showToast = useToast()
  const state = useResultState()
  const ahead = useNavigation().location
  const [foundAt] = useState(() => new Date())
  useEffect(() => {
    const news = takeNews()
    if (news) showToast(news)
  }, [showToast])

  const [orders, setOrders] = useState<Proposals['orders']>([])
  const toCheck = answer.toCheck.length
  const [first, ...others] = pairHomes(orderReasons(answer, orders))
  const fitting = others.filter(({ recommendation }) => !recommendation.nearMiss)
  const near = others.filter(({ recommendation }) => recommendation.nearMiss)
  const isNearOnly = first !== undefined && first.recommendation.nearMiss !== null
  const title = isNearOnly
    ? words.title.near(near.length + 1, answer.counts.isLeast)
    : words.title.fits(fitting.length + 1, near.length)
  // The address knows only that there was something; the browser that asked knows what.
  const unread = state.unread.length > 0 && answer.unread.length > 0 ? state.unread : answer.unread
  return (
    <div className="recs" aria-busy={ahead?.pathname.endsWith(RESULT_PATH) ?? false}>
      <header className="recs__top wrap">
        <h1 id="result-title">{first ? title : words.title.none}</h1>
        <p className="recs__sum">{answer.summary}</p>
        {/* Around midnight the browser's day may be another one: the server's stays. */}
        <p className="onpaper" suppressHydrationWarning>
          {`${nameResult(answers, site)}. ${words.page.asOf(formatDay(foundAt, site.locale))}`}
        </p>
        <Wishes answers={answers} answer={answer} />
        <ModelProposals
          answer={{ path: answer.path, hasModel: state.hasModel }}
          answers={answers}
          words={state.words}
          onOrders={setOrders}
        />
      </header>
      {first ? (
        <>
          <div className="wrap">
            <ResultCard {...first} toCheck={toCheck} isLead />
          </div>
          <Homes found={fitting} toCheck={toCheck} />
          {near.length > 0 && !isNearOnly && (
            <div className="recs__near wrap">
              <h2>{words.near.title(near.length)}</h2>
              <p className="small soft">{words.near.text(near.length)}</p>
            </div>
          )}
          <Homes found={near} toCheck={toCheck} />
          <Relaxations relaxations={answer.relaxations} />
        </>
      ) : (
        <Relaxations relaxations={answer.relaxations} isLead />
      )}
      <OpenPoints toCheck={answer.toCheck} unread={isBudgetUnread ? [words.open.budget, ...unread] : unread} />
      <ResultActions answers={answers} path={answer.path} />
      <div className="deep deep--two recs__deep">
        <section className="recs__market" aria-labelledby="result-market">
          <h2 id="result-market">{words.market}</h2>
          <p className="lead">{answer.marketInsights}</p>
        </section>
        <NextSteps answer={answer} />
      </div>
      <AskAdviser answers={{ ...answers, words: state.words }} answer={answer} />
    </div>
  )
}
