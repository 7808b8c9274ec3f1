import { useMessages } from '#ui/page/site.ts'
import { answerWords } from '../answer-words.ts'
import { MOST_PEOPLE } from '../preferences.ts'
import { Choice, numbersUpTo, withOpen } from './choice.tsx'
import type { StepProps } from './step-props.ts'

export function StepLifestyle(props: StepProps) {
  const words = useMessages(answerWords)
  const { questions, open } = words
  return (
    <>
      <Choice
        {...props}
        field="lifestyle"
        label={questions.lifestyle}
        options={withOpen(words.lifestyles, open)}
        look="list"
        isWide
      />
      <Choice
        {...props}
        field="family"
        label={questions.family}
        options={numbersUpTo(MOST_PEOPLE, words)}
        look="segments"
        isWide
      />
      <Choice {...props} field="work" label={questions.work} options={withOpen(words.works, open)} look="list" />
      <Choice
        {...props}
        field="transport"
        label={questions.transport}
        options={withOpen(words.transports, open)}
        look="list"
      />
    </>
  )
}
