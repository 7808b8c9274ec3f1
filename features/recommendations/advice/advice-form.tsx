import { PublicForm } from '#platform/forms/public-form.tsx'
import { useMessages, useSite } from '#ui/page/site.ts'
import type { Answers } from '../answers.ts'
import type { RecommendationAnswer } from '../recommendation.public.ts'
import { ADVICE_ID, adviceForm, toAdviceSubmission } from './advice.form.ts'
import { adviceMessages } from './advice-messages.ts'

interface Props {
  answers: Answers
  answer: RecommendationAnswer
}

/**
 * Sends a result to an adviser, with all that was asked and shown. Stands inside a ToastProvider. What was typed is kept
 * from one result to the next; that it was sent is said of one result only.
 */
export function AdviceForm({ answers, answer }: Props) {
  const { form, sentAlong, sentAlone } = useMessages(adviceMessages)
  const { locale } = useSite()
  return (
    <div id={ADVICE_ID}>
      <PublicForm
        key={answer.path}
        form={adviceForm}
        words={form}
        url="/api/contact"
        toSubmission={(given) => toAdviceSubmission(given, { answers, found: answer, locale })}
        className="form form--plain"
        above={<p className="small soft">{answer.recommendations.length > 0 ? sentAlong : sentAlone}</p>}
      />
    </div>
  )
}
