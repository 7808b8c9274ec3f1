import { useEffect, useState } from 'react'
import type { StayAnswer } from './stay-answer.ts'
import type { StayWish } from './stay-rules.ts'

/** What the page came with: an answer, and to what. */
export interface GivenAnswer {
  wish: StayWish
  answer: StayAnswer
}

interface Asked {
  question: string
  answer: StayAnswer | null
}

const questionOf = (propertyId: number, { arrival, departure, guests }: StayWish) =>
  `/api/properties/${propertyId}/stay?${new URLSearchParams({ arrival, departure, guests: String(guests) })}`

async function ask(question: string, signal: AbortSignal): Promise<StayAnswer | null> {
  const response = await fetch(question, { signal })
  return response.ok ? { problems: {}, ...(await response.json()) } : null
}

/**
 * Whether a wish can be had, and its price. Of the page itself where that was asked for these very dates. While another
 * answer is on its way the last one stays, dimmed; a question that has been overtaken is given up.
 */
export function useStayAnswer(propertyId: number, wish: StayWish | null, given: GivenAnswer | null) {
  const [asked, setAsked] = useState<Asked | null>(
    given && { question: questionOf(propertyId, given.wish), answer: given.answer },
  )
  const [round, setRound] = useState(0)
  const question = wish && questionOf(propertyId, wish)
  const isKnown = question !== null && asked?.question === question && asked.answer !== null

  useEffect(() => {
    const again = () => setRound((times) => times + 1)
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when the network is back, or somebody was faster
  useEffect(() => {
    if (question === null || (isKnown && round === 0)) return
    const asking = new AbortController()
    ask(question, asking.signal)
      .catch(() => null)
      .then((answer) => {
        if (!asking.signal.aborted) setAsked({ question, answer })
      })
    return () => asking.abort()
  }, [question, round])

  return {
    answer: question === null ? null : (asked?.answer ?? null),
    isChecking: question !== null && asked?.question !== question,
    /** It was asked, and no answer came. */
    isLost: question !== null && asked?.question === question && asked.answer === null,
    askAgain: () => setRound((times) => times + 1),
  }
}
