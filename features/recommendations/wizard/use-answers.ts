import { type RefObject, useCallback, useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Rates } from '#common/money.ts'
import { useSite } from '#ui/page/site.ts'
import { ANSWER_FIELDS, type AnswerField, type Answers, besidesAnswers, readAnswers, toFrancs } from '../answers.ts'
import { keepAnswers, readKeptAnswers, tidyAnswers } from './kept-answers.ts'

/** What was typed or chosen before the scripts came. */
function typedInto(form: HTMLFormElement | null, rates: Rates): Partial<Answers> {
  if (!form) return {}
  const entries = [...new FormData(form)].map(([name, entry]) => [name, String(entry)])
  const typed = Object.entries(readAnswers(new URLSearchParams(entries), rates))
  return Object.fromEntries(typed.filter(([, entry]) => entry !== ''))
}

/** Anybody may have written an address: it brings what the wizard offers and amounts, and no words into our fields. */
function readAddress(params: URLSearchParams, rates: Rates): Answers {
  const { min, max, ...others } = readAnswers(params, rates)
  const amount = (entry: string) => (toFrancs(entry) > 0 ? entry : '')
  return tidyAnswers({ ...others, min: amount(min), max: amount(max), words: '' })
}

/**
 * The wizard's answers, kept in the visitor's browser. An address that brings some replaces those, and is cleaned; the text
 * comes beside it, from a result that this browser asked for. `returned`: what was sent without scripts and refused.
 */
export function useAnswers(form: RefObject<HTMLFormElement | null>, returned: Answers | undefined) {
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const { rates } = useSite()
  const [answers, setAnswers] = useState(() => returned ?? readAddress(new URLSearchParams(search), rates))
  /** Until then the page stands as the server made it. */
  const [isReady, setReady] = useState(false)

  const begin = useEffectEvent(() => {
    const params = new URLSearchParams(search)
    const isBrought = ANSWER_FIELDS.some((field) => params.has(field))
    if (isBrought) setAnswers({ ...readAddress(params, rates), words: String(state?.words ?? '') })
    else if (!isReady && !returned) setAnswers(tidyAnswers({ ...readKeptAnswers(), ...typedInto(form.current, rates) }))
    setReady(true)
    const rest = { pathname, search: besidesAnswers(params), hash }
    if (isBrought) void navigate(rest, { replace: true, preventScrollReset: true })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link to other answers may be followed while the wizard is open
  useEffect(() => begin(), [search])

  useEffect(() => {
    if (isReady) keepAnswers(answers)
  }, [answers, isReady])

  const answer = useCallback((field: AnswerField, entry: string) => {
    setAnswers((given) => ({ ...given, [field]: entry }))
  }, [])
  return { answers, isReady, answer }
}
