import type { AnswerField, Answers } from '../answers.ts'
import type { AnswerProblems } from './check-answers.ts'

/** What each question of a step is drawn with. */
export interface StepProps {
  answers: Answers
  problems: AnswerProblems
  onAnswer: (field: AnswerField, entry: string) => void
}
