import { type ChangeEvent, useState } from 'react'
import { formatMoney } from '#common/money.ts'
import { LONGEST_ENTRY, regroup } from '#platform/calculator/read-amount.ts'
import { Field } from '#ui/field.tsx'
import { useMessages, useSite } from '#ui/page/site.ts'
import { answerWords } from '../answer-words.ts'
import { isMinAboveMax } from '../answers.ts'
import { HIGHEST_RENT } from '../preferences.ts'
import { wizardMessages } from './messages.ts'
import { inWords, readEntry, readingOf } from './read-budget.ts'
import type { StepProps } from './step-props.ts'

/** The field shows what it will hold before React does: the caret stays beside its digit. */
function grouped({ currentTarget: input, nativeEvent }: ChangeEvent<HTMLInputElement>): string {
  const { inputType, isComposing } = nativeEvent as InputEvent
  if (isComposing) return input.value
  const next = regroup(input.value, input.selectionStart ?? input.value.length, inputType === 'deleteContentForward')
  if (next.text !== input.value) input.value = next.text
  if (document.activeElement === input) input.setSelectionRange(next.caret, next.caret)
  return next.text
}

function useEntryHint(entry: string): string {
  const { budget } = useMessages(wizardMessages)
  const site = useSite()
  const read = readEntry(entry)
  if ('problem' in read) return read.problem === 'empty' ? budget.example : budget[read.problem]
  const francs = inWords(read.francs, budget, site.locale)
  if (site.currency === 'XOF') return budget.read(francs)
  return budget.readBeside(francs, formatMoney(String(read.francs), site))
}

interface FieldProps extends StepProps {
  field: 'min' | 'max'
  onLeave: () => void
}

function BudgetField({ field, answers, problems, onAnswer, onLeave }: FieldProps) {
  const { questions } = useMessages(answerWords)
  return (
    <Field label={questions[field]} hint={useEntryHint(answers[field])} error={problems[field]}>
      {(control) => (
        <input
          {...control}
          className="wiz__amount"
          name={field}
          inputMode="numeric"
          autoComplete="off"
          maxLength={LONGEST_ENTRY}
          value={answers[field]}
          onChange={(event) => onAnswer(field, grouped(event))}
          onBlur={onLeave}
        />
      )}
    </Field>
  )
}

/** The two ends of a budget in francs: grouped while they are typed, each with what was read. */
export function BudgetFields(props: StepProps) {
  const { answers, problems } = props
  const { budget } = useMessages(wizardMessages)
  // Nobody is corrected in the middle of a number.
  const [isLeft, setLeft] = useState(false)
  const order = isLeft && isMinAboveMax(answers) ? { min: budget.minAboveMax, max: budget.minAboveMax } : {}
  const shown = { ...props, problems: { ...order, ...problems }, onLeave: () => setLeft(true) }
  return (
    <div className="wiz__budget full">
      <BudgetField field="min" {...shown} />
      <BudgetField field="max" {...shown} />
      <p className="hint wiz__reading">
        {budget.readings[readingOf(answers)](formatMoney(String(HIGHEST_RENT), 'XOF'))}
      </p>
    </div>
  )
}
