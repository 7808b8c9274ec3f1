import { Field } from '#ui/field.tsx'
import { useMessages } from '#ui/page/site.ts'
import { answerWords } from '../answer-words.ts'
import { MOST_WORDS } from '../preferences.ts'
import { Choice, withOpen } from './choice.tsx'
import { wizardMessages } from './messages.ts'
import type { StepProps } from './step-props.ts'

/** SPEC section 9. */
const ROWS = 4
/** From here on it is worth counting. */
const FEW_LEFT = 200

export function StepGoals(props: StepProps) {
  const { answers, problems, onAnswer } = props
  const { questions, open, goals, timeframes } = useMessages(answerWords)
  const { words } = useMessages(wizardMessages)
  const left = MOST_WORDS - answers.words.length
  return (
    <>
      <Choice {...props} field="goal" label={questions.goal} options={withOpen(goals, open)} look="list" />
      <Choice {...props} field="time" label={questions.time} options={withOpen(timeframes, open)} look="list" />
      <Field label={questions.words} hint={`${words.hint} ${words.use}`} error={problems.words} isWide>
        {(control) => (
          <textarea
            {...control}
            name="words"
            rows={ROWS}
            maxLength={MOST_WORDS}
            value={answers.words}
            onChange={({ currentTarget }) => onAnswer('words', currentTarget.value.slice(0, MOST_WORDS))}
          />
        )}
      </Field>
      <p className="wiz__left full" role="status">
        {left <= FEW_LEFT && words.left(left)}
      </p>
    </>
  )
}
