import { Field } from '#ui/field.tsx'
import { useMessages } from '#ui/page/site.ts'
import { Select } from '#ui/select.tsx'
import { answerWords } from '../answer-words.ts'
import { MOST_BATHROOMS, MOST_BEDROOMS, WIZARD_PLACES } from '../preferences.ts'
import { BudgetFields } from './budget-field.tsx'
import { Choice, numbersUpTo } from './choice.tsx'
import type { StepProps } from './step-props.ts'

export function StepBasics(props: StepProps) {
  const { answers, problems, onAnswer } = props
  const words = useMessages(answerWords)
  const { questions, open } = words
  // An address may bring a place that the wizard does not offer by itself.
  const places = [...new Set([...WIZARD_PLACES, ...(answers.place ? [answers.place] : [])])]
  return (
    <>
      <BudgetFields {...props} />
      <Choice
        {...props}
        field="type"
        label={questions.type}
        options={Object.entries(words.kinds).map(([value, label]) => ({ value, label }))}
        look="tiles"
        isWide
      />
      <Field label={questions.place} error={problems.place} isWide>
        {(control) => (
          <Select
            {...control}
            name="place"
            options={[{ value: '', label: open }, ...places.map((place) => ({ value: place, label: place }))]}
            value={answers.place}
            onChange={({ currentTarget }) => onAnswer('place', currentTarget.value)}
          />
        )}
      </Field>
      <Choice
        {...props}
        field="bedrooms"
        label={questions.bedrooms}
        options={numbersUpTo(MOST_BEDROOMS, words)}
        look="segments"
      />
      <Choice
        {...props}
        field="bathrooms"
        label={questions.bathrooms}
        options={numbersUpTo(MOST_BATHROOMS, words)}
        look="segments"
      />
    </>
  )
}
