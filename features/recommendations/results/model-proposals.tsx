import { useEffect, useState } from 'react'
import type { Locale } from '#common/locale.ts'
import { useMessages, useSite } from '#ui/page/site.ts'
import { SiteLink } from '#ui/site-link.tsx'
import { type Answers, toRequest } from '../answers.ts'
import { proposalMessages } from '../model/proposal-messages.ts'
import type { Proposals, RecommendationAnswer } from '../recommendation.public.ts'
import { useResultState } from './result-state.ts'

interface Props {
  answer: Pick<RecommendationAnswer, 'hasModel' | 'path'>
  answers: Answers
  /** The free text, as far as this browser still has it. */
  words: string
  /** Our reasons in an order that suits this visitor better (orderReasons puts them so). */
  onOrders?: (orders: Proposals['orders']) => void
}

interface Asked extends Pick<Props, 'answers' | 'words'> {
  path: string
  locale: Locale
  signal: AbortSignal
}

/** Null: no model, no line, or nothing that can be used. The result is whole without it. */
async function askProposals({ answers, words, path, locale, signal }: Asked): Promise<Proposals | null> {
  try {
    const response = await fetch('/api/property-recommendations/proposals', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Content-Language': locale },
      body: JSON.stringify({ ...toRequest({ ...answers, words }), wishes: path.split('?')[1] ?? '' }),
      signal,
    })
    return response.status === 200 ? await response.json() : null
  } catch {
    return null
  }
}

/** What a model thinks was meant besides: each a question, and the way to the result if the answer is yes. */
export function ModelProposals({ answer: { hasModel, path }, answers, words, onOrders }: Props) {
  const messages = useMessages(proposalMessages)
  const { locale } = useSite()
  const [questions, setQuestions] = useState<Proposals['questions']>([])
  const state = { ...useResultState(), isChanged: true }
  const isAsked = hasModel && words.trim() !== ''

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each result; its path says what it answers
  useEffect(() => {
    setQuestions([])
    if (!isAsked) return
    const leaving = new AbortController()
    void askProposals({ answers, words, path, locale, signal: leaving.signal }).then((proposals) => {
      if (!proposals || leaving.signal.aborted) return
      setQuestions(proposals.questions)
      if (proposals.orders.length > 0) onOrders?.(proposals.orders)
    })
    return () => leaving.abort()
  }, [isAsked, path, words, locale])

  if (questions.length === 0) return null
  return (
    <section className="recs__proposals" aria-labelledby="result-proposals">
      <p id="result-proposals">{messages.title}</p>
      <ul>
        {questions.map(({ text, quote, path: yes }) => (
          <li key={yes}>
            <SiteLink to={yes} state={state} preventScrollReset>
              {text}
            </SiteLink>
            {!text.includes(quote) && <q className="small soft">{quote}</q>}
          </li>
        ))}
      </ul>
    </section>
  )
}
