import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useMessages } from '#ui/page/site.ts'
import { useToast } from '#ui/toast.tsx'
import { useLazyComponent } from '#ui/use-lazy-component.ts'
import { type AnswerField, hasRequired, isMinAboveMax } from '../answers.ts'
import type { Outcome } from './ask-recommendations.ts'
import { type AnswerProblems, problemsIn, problemsOfRefusal } from './check-answers.ts'
import { wizardMessages } from './messages.ts'
import { firstAsked, stepOf } from './steps.ts'
import { useAnswers } from './use-answers.ts'
import { useRecommendations } from './use-recommendations.ts'
import { useWizardPlace } from './use-wizard-place.ts'
import { WizardForm } from './wizard-form.tsx'

/** The results are the larger half, and nobody sees them before the third step. */
const loadResultView = () => import('../results/result-view.tsx').then(({ ResultView }) => ResultView)
const inPlace = () => {}

interface Props {
  /** The page's title and picture, which make room for the results. */
  opening: ReactNode
  picture: ReactNode
}

/** Stands inside a ToastProvider. */
export function Wizard({ opening, picture }: Props) {
  const words = useMessages(wizardMessages)
  const showToast = useToast()
  const form = useRef<HTMLFormElement>(null)
  const { answers, isReady, answer, clear } = useAnswers(form)
  const { found, isPending, ask, forget, questionOf } = useRecommendations()
  const [problems, setProblems] = useState<AnswerProblems>({})
  const [isResultNear, setResultNear] = useState(false)
  const ResultView = useLazyComponent(loadResultView, isResultNear, inPlace)
  const { place, goTo, top } = useWizardPlace((at) => isReady && (at !== 'results' || (found && ResultView) !== null))
  const isAtResults = isReady && place === 'results'
  const question = questionOf(answers)

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
    if (first) void goTo(stepOf(first), { field: first, isReplacing: isAtResults })
  }

  function fail({ message, fields, isOffline }: Outcome & { kind: 'failed' }) {
    const { title, text, offline } = words.failed
    const unsaid = isOffline ? `${text}. ${offline}` : text
    showToast({ title, description: message ?? unsaid, variant: 'destructive' })
    const refused = problemsOfRefusal(fields)
    if (Object.keys(refused).length > 0) mend(refused)
    else if (isAtResults) void goTo('goals', { isReplacing: true })
  }

  async function generate() {
    const { title, text } = words.missing
    if (!hasRequired(answers)) showToast({ title, description: text, variant: 'destructive' })
    const found = problemsIn(answers, words)
    if (Object.keys(found).length > 0) return mend(found)
    setProblems({})
    const outcome = await ask(answers)
    if (outcome?.kind === 'failed') fail(outcome)
    if (outcome?.kind !== 'found') return
    showToast({ title: words.generated.title, description: words.generated.text })
    await goTo('results')
  }

  function searchAnew() {
    forget()
    clear()
    setProblems({})
    void goTo('basics')
  }

  /** After a reload, a step forward with other answers, or in another currency. */
  const lookAgain = useEffectEvent(async () => {
    if (!hasRequired(answers) || isMinAboveMax(answers)) return goTo('basics', { isReplacing: true })
    if (found?.question === question) return
    const outcome = await ask(answers)
    if (outcome?.kind === 'failed') fail(outcome)
  })
  const round = found?.round
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of them may make it another question
  useEffect(() => {
    if (isAtResults) void lookAgain()
  }, [isAtResults, question, round])

  useEffect(() => {
    if (place === 'goals' || place === 'results') setResultNear(true)
  }, [place])

  return (
    <div className="wizard" ref={top} data-ready={isReady || undefined}>
      <div className="wiz" hidden={isAtResults}>
        <div className="wiz__main">
          {opening}
          <WizardForm
            ref={form}
            step={isReady ? (place === 'results' ? 'goals' : place) : null}
            answers={answers}
            problems={problems}
            isPending={isPending}
            onAnswer={note}
            onGo={(step) => void goTo(step)}
            onGenerate={() => void generate()}
          />
        </div>
        <div className="wiz__pic">{picture}</div>
      </div>
      <div id="results" aria-busy={isAtResults && isPending}>
        {isAtResults &&
          (found && ResultView ? (
            <ResultView
              answer={found.answer}
              answers={found.answers}
              heading="h1"
              newSearch={
                <button type="button" className="btn btn--line" onClick={searchAnew}>
                  {words.newSearch}
                </button>
              }
            />
          ) : (
            <div className="wiz__wait wrap">
              <h1>{words.analysing}</h1>
              <p className="lead" role="status">
                {words.analysingAnswers}
              </p>
              <div className="skel" />
            </div>
          ))}
      </div>
    </div>
  )
}
