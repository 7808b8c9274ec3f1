import type { AnswerField, Answers } from '../answers.ts'
import type { AnswerProblems } from './check-answers.ts'

/** A wish that an address brings besides the answers. */
export interface WishAlong {
  text: string
  /** As it stands there (wish-code.ts). */
  code: string
}

/** What each question of a step is drawn with. */
export interface StepProps {
  answers: Answers
  problems: AnswerProblems
  along?: readonly WishAlong[]
  onAnswer: (field: AnswerField, entry: string) => void
}
