import { useEffect, useRef, useState } from 'react'
import { type NavigateOptions, useNavigate } from 'react-router'
import { siteHref, useSite } from '#ui/page/site.ts'
import type { Answers } from '../answers.ts'
import type { RecommendationAnswer } from '../recommendation.public.ts'
import { askRecommendations, type Outcome } from './ask-recommendations.ts'

/** Asks once at a time, and goes to the address of the answer: results are shown there and nowhere else. */
export function useRecommendations() {
  const site = useSite()
  const navigate = useNavigate()
  const [isPending, setPending] = useState(false)
  const underWay = useRef<AbortController | null>(null)
  useEffect(() => () => underWay.current?.abort(), [])

  /** `wishes`: what is looked for besides the answers, as an address says it. Null: it is being asked already. */
  async function ask(
    answers: Answers,
    wishes: string,
    howToGo: (answer: RecommendationAnswer) => NavigateOptions,
  ): Promise<Outcome | null> {
    if (underWay.current) return null
    const leaving = new AbortController()
    underWay.current = leaving
    setPending(true)
    const outcome = await askRecommendations(answers, { wishes, locale: site.locale, leaving: leaving.signal })
    if (leaving.signal.aborted) return null
    if (outcome.kind === 'found') await navigate(siteHref(site, outcome.answer.path), howToGo(outcome.answer))
    underWay.current = null
    setPending(false)
    return outcome
  }

  return { isPending, ask }
}
