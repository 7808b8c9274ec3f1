import { useCallback, useEffect, useRef, useState } from 'react'
import { useSite } from '#ui/page/site.ts'
import type { Answers } from '../answers.ts'
import type { RecommendationAnswer } from '../recommendation.public.ts'
import { askRecommendations, type Outcome } from './ask-recommendations.ts'
import { streamWording, withText } from './stream-wording.ts'

interface Found {
  answer: RecommendationAnswer
  /** What it answers, and in which language and currency. */
  answers: Answers
  question: string
  /** Tells two answers to the same question apart. */
  round: number
}

/** Asks once at a time, and keeps what was found until something else is asked or it is forgotten. */
export function useRecommendations() {
  const { locale, currency } = useSite()
  const [found, setFound] = useState<Found | null>(null)
  const [isPending, setPending] = useState(false)
  const underWay = useRef<AbortController | null>(null)
  const rounds = useRef(0)
  const questionOf = (answers: Answers) => JSON.stringify([answers, locale, currency])

  /** Null: it is being asked already, or was forgotten meanwhile. */
  async function ask(answers: Answers): Promise<Outcome | null> {
    if (underWay.current) return null
    const leaving = new AbortController()
    underWay.current = leaving
    setPending(true)
    const outcome = await askRecommendations(answers, locale, leaving.signal)
    if (leaving.signal.aborted) return null
    underWay.current = null
    setPending(false)
    rounds.current += 1
    if (outcome.kind === 'found')
      setFound({ answer: outcome.answer, answers, question: questionOf(answers), round: rounds.current })
    return outcome
  }

  const stop = useCallback(() => {
    underWay.current?.abort()
    underWay.current = null
    setPending(false)
  }, [])
  const forget = useCallback(() => {
    stop()
    setFound(null)
  }, [stop])
  useEffect(() => stop, [stop])

  // The results stand there at once in our own words; better ones take their place as they come.
  const round = found?.answer.hasWording ? found.round : null
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every answer; its own texts change it
  useEffect(() => {
    if (round === null || !found) return
    const leaving = new AbortController()
    void streamWording({
      answers: found.answers,
      locale,
      signal: leaving.signal,
      onText: (text) =>
        setFound((shown) => (shown?.round === round ? { ...shown, answer: withText(shown.answer, text) } : shown)),
    })
    return () => leaving.abort()
  }, [round])

  return { found, isPending, ask, forget, questionOf }
}
