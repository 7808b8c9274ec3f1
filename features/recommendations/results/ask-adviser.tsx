import { useEffect, useState } from 'react'
import { useActionData } from 'react-router'
import { keptConfirmation } from '#platform/forms/confirmation.ts'
import { draftName } from '#platform/forms/drafts.ts'
import { useConfirmationPlace } from '#platform/forms/use-confirmation.ts'
import { useMessages } from '#ui/page/site.ts'
import { adviceForm } from '../advice/advice.form.ts'
import { AdviceForm } from '../advice/advice-form.tsx'
import type { Answers } from '../answers.ts'
import type { RecommendationAnswer } from '../recommendation.public.ts'
import { resultMessages } from './messages.ts'

interface Props {
  /** With the text, where this browser has it. */
  answers: Answers
  answer: RecommendationAnswer
}

/** The opt-in: nothing is sent before somebody fills in the form and presses its button. */
export function AskAdviser({ answers, answer }: Props) {
  const { adviser: words } = useMessages(resultMessages)
  const wasPosted = useActionData() !== undefined
  const [wasSent, setSent] = useState(false)
  const place = useConfirmationPlace(draftName(adviceForm.name))
  useEffect(() => {
    if (keptConfirmation(place)) setSent(true)
  }, [place])
  return (
    <section className="section wrap two recs__adviser" aria-labelledby="result-adviser">
      <div className="prose">
        <h2 id="result-adviser">{words.title}</h2>
        <p className="soft">{answer.recommendations.length > 0 ? words.text : words.textAlone}</p>
      </div>
      <details open={wasPosted || wasSent}>
        {/* One of the two is shown (results.css), with scripts and without. */}
        <summary className="btn">
          <span>{words.open}</span>
          <span>{words.close}</span>
        </summary>
        <AdviceForm answers={answers} answer={answer} />
      </details>
    </section>
  )
}
