import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useActionData } from 'react-router'
import { keptConfirmation } from '#platform/forms/confirmation.ts'
import { draftName } from '#platform/forms/drafts.ts'
import { useConfirmationPlace } from '#platform/forms/use-confirmation.ts'
import { useMessages } from '#ui/page/site.ts'
import { adviceForm } from '../advice/advice.form.ts'
import type { Answers } from '../answers.ts'
import type { RecommendationAnswer } from '../recommendation.public.ts'
import { resultMessages } from './messages.ts'

const AdviceForm = lazy(async () => {
  const { AdviceForm: Form } = await import('../advice/advice-form.tsx')
  return { default: Form }
})

interface Props {
  answers: Answers
  answer: RecommendationAnswer
  heading: 'h2' | 'h3'
  /** The form itself, on a page that has to work without scripts; elsewhere it is fetched when somebody opens it. */
  form: ReactNode
}

/** The opt-in: nothing is sent before somebody fills in the form and presses its button. */
export function AskAdviser({ answers, answer, heading: Heading, form }: Props) {
  const { adviser: words } = useMessages(resultMessages)
  const wasPosted = useActionData() !== undefined
  const [isWanted, setWanted] = useState(false)
  const [wasSent, setSent] = useState(false)
  const place = useConfirmationPlace(draftName(adviceForm.name))
  useEffect(() => {
    if (!keptConfirmation(place)) return
    setWanted(true)
    setSent(true)
  }, [place])
  return (
    <section className="section wrap two recs__adviser" aria-labelledby="result-adviser">
      <div className="prose">
        <Heading id="result-adviser">{words.title}</Heading>
        <p className="soft">{answer.recommendations.length > 0 ? words.text : words.textAlone}</p>
      </div>
      <details open={wasPosted || wasSent} onToggle={({ currentTarget }) => currentTarget.open && setWanted(true)}>
        {/* One of the two is shown (results.css), with scripts and without. */}
        <summary className="btn">
          <span>{words.open}</span>
          <span>{words.close}</span>
        </summary>
        {form}
        {!form && isWanted && (
          <Suspense fallback={<p className="small soft">{words.loading}</p>}>
            <AdviceForm answers={answers} answer={answer} />
          </Suspense>
        )}
      </details>
    </section>
  )
}
