import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useActionData, useLocation } from 'react-router'
import { useMessages, useSite } from '#ui/page/site.ts'
import { useToast } from '#ui/toast.tsx'
import { type AnswerField, type Answers, besidesAnswers, hasRequired } from '../answers.ts'
import { leaveNews, NO_STATE, withAnswer } from '../results/result-state.ts'
import type { Outcome } from './ask-recommendations.ts'
import { type AnswerProblems, problemsIn, problemsOfRefusal } from './check-answers.ts'
import { wizardMessages } from './messages.ts'
import type { WishAlong } from './step-props.ts'
import { firstAsked, stepOf } from './steps.ts'
import { useAnswers } from './use-answers.ts'
import { useRecommendations } from './use-recommendations.ts'
import { useWizardPlace } from './use-wizard-place.ts'
import { WizardForm } from './wizard-form.tsx'

/** The answers that were sent without scripts, with what is to be mended. */
export interface ReturnedAnswers {
  answers: Answers
  wishes: string
  problems: AnswerProblems
  /** What is wrong with none of the fields. */
  notice?: string | undefined
}

interface Props {
  opening: ReactNode
  picture: ReactNode
  /** What the address asks for besides the answers. */
  along?: readonly WishAlong[]
}

/** Stands inside a ToastProvider. */
export function Wizard({ opening, picture, along = [] }: Props) {
  const words = useMessages(wizardMessages)
  const { locale } = useSite()
  const showToast = useToast()
  const returned = useActionData<ReturnedAnswers>()
  const { search } = useLocation()
  const form = useRef<HTMLFormElement>(null)
  const { answers, isReady, answer } = useAnswers(form, returned?.answers)
  const { isPending, ask } = useRecommendations()
  const [problems, setProblems] = useState(returned?.problems ?? {})
  const { step, goTo, top } = useWizardPlace(isReady)
  const wishes = returned?.wishes ?? besidesAnswers(new URLSearchParams(search))

  function note(field: AnswerField, entry: string) {
    answer(field, entry)
    const mended: readonly AnswerField[] = field === 'min' || field === 'max' ? ['min', 'max'] : [field]
    setProblems((known) =>
      Object.fromEntries(Object.entries(known).filter(([name]) => !mended.includes(name as AnswerField))),
    )
  }

  function mend(found: AnswerProblems) {
    setProblems(found)
    const first = firstAsked(Object.keys(found) as AnswerField[])
    if (first) void goTo(stepOf(first), first)
  }

  function fail({ message, fields, isOffline }: Outcome & { kind: 'failed' }) {
    const { title, text, offline } = words.failed
    const unsaid = isOffline ? `${text}. ${offline}` : text
    showToast({ title, description: message ?? unsaid, variant: 'destructive' })
    mend(problemsOfRefusal(fields))
  }

  async function generate() {
    const { title, text } = words.missing
    if (!hasRequired(answers)) showToast({ title, description: text, variant: 'destructive' })
    const found = problemsIn(answers, locale)
    if (Object.keys(found).length > 0) return mend(found)
    setProblems({})
    const outcome = await ask(answers, wishes, (answer) => {
      leaveNews({ title: words.generated.title, description: words.generated.text })
      return { state: withAnswer(NO_STATE, answers.words, answer) }
    })
    if (outcome?.kind === 'failed') fail(outcome)
  }

  // Sent before the scripts were there: the field that was refused is shown, and in hand.
  const firstRefused = returned && firstAsked(Object.keys(returned.problems) as AnswerField[])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (isReady && firstRefused) void goTo(stepOf(firstRefused), firstRefused)
  }, [isReady])

  return (
    <div className="wizard wiz" ref={top} data-ready={isReady || undefined}>
      <div className="wiz__main">
        {opening}
        <WizardForm
          ref={form}
          step={isReady ? step : null}
          answers={answers}
          problems={problems}
          notice={returned?.notice}
          wishes={wishes}
          along={along}
          isPending={isPending}
          onAnswer={note}
          onGo={(next) => void goTo(next)}
          onGenerate={() => void generate()}
        />
      </div>
      <div className="wiz__pic">{picture}</div>
    </div>
  )
}
