import { type RefObject, useCallback, useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Rates } from '#common/money.ts'
import { useSite } from '#ui/page/site.ts'
import { ANSWER_FIELDS, type AnswerField, type Answers, NO_ANSWERS, readAnswers } from '../answers.ts'
import { keepAnswers, readKeptAnswers, tidyAnswers } from './kept-answers.ts'

/** What was typed or chosen before the scripts came. */
function typedInto(form: HTMLFormElement | null, rates: Rates): Partial<Answers> {
  if (!form) return {}
  const entries = [...new FormData(form)].map(([name, entry]) => [name, String(entry)])
  const typed = Object.entries(readAnswers(new URLSearchParams(entries), rates))
  return Object.fromEntries(typed.filter(([, entry]) => entry !== ''))
}

/** The wizard's answers, kept in the visitor's browser. An address that brings some replaces those, and is cleaned. */
export function useAnswers(form: RefObject<HTMLFormElement | null>) {
  const [answers, setAnswers] = useState(NO_ANSWERS)
  /** Until then the page stands as the server made it. */
  const [isReady, setReady] = useState(false)
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const { rates } = useSite()

  const begin = useEffectEvent(() => {
    const params = new URLSearchParams(search)
    const isBrought = ANSWER_FIELDS.some((field) => params.has(field))
    if (isBrought) setAnswers(tidyAnswers(readAnswers(params, rates)))
    else if (!isReady) setAnswers(tidyAnswers({ ...readKeptAnswers(), ...typedInto(form.current, rates) }))
    setReady(true)
    if (isBrought) void navigate({ pathname, hash }, { replace: true, preventScrollReset: true })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link to other answers may be followed while the wizard is open
  useEffect(() => begin(), [search])

  useEffect(() => {
    if (isReady) keepAnswers(answers)
  }, [answers, isReady])

  const answer = useCallback((field: AnswerField, entry: string) => {
    setAnswers((given) => ({ ...given, [field]: entry }))
  }, [])
  const clear = useCallback(() => setAnswers(NO_ANSWERS), [])
  return { answers, isReady, answer, clear }
}
