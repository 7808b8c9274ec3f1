import type { ReactNode } from 'react'
import type { Answers } from '../answers.ts'
import type { RecommendationAnswer } from '../recommendation.public.ts'

interface Props {
  answer: RecommendationAnswer
  /** What was asked: for the address to save and share, and for the adviser. */
  answers: Answers
  /** Beside the other actions: 'New Search' is a button in the wizard and a link on the shared page. */
  newSearch: ReactNode
}

/** What was found for somebody (SPEC section 2, results view). Stands inside a ToastProvider. */
export function ResultView({ answer, newSearch }: Props) {
  return (
    <section>
      <p>{answer.summary}</p>
      {newSearch}
    </section>
  )
}
