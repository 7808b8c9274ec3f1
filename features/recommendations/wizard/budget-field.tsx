import { type ChangeEvent, useEffect, useEffectEvent, useState } from 'react'
import { CURRENCY_SIGNS, formatMoney } from '#common/money.ts'
import { entryIn, inFrancs, LONGEST_ENTRY, regroup } from '#platform/calculator/read-amount.ts'
import { Field } from '#ui/field.tsx'
import { useMessages, useSite } from '#ui/page/site.ts'
import { answerWords } from '../answer-words.ts'
import { CURRENCY_FIELD, isMinAboveMax, toFrancs } from '../answers.ts'
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

/** What was read: in the visitor's currency, beside it the francs that prices here are in. */
function useEntryHint(entry: string, kept: string): string {
  const { budget } = useMessages(wizardMessages)
  const site = useSite()
  const isFrancs = site.currency === 'XOF'
  const read = readEntry(entry, site)
  if ('francs' in read) {
    const francs = toFrancs(kept)
    if (isFrancs) return budget.read(inWords(francs, budget, site.locale))
    return budget.readBeside(formatMoney(String(francs), site), formatMoney(String(francs), 'XOF'))
  }
  if (read.problem === 'otherCurrency') return budget.otherCurrency(budget.currencies[site.currency])
  return read.problem === 'empty' ? budget.examples[isFrancs ? 'francs' : 'others'] : budget[read.problem]
}

interface FieldProps extends StepProps {
  field: 'min' | 'max'
  onLeave: () => void
}

/**
 * One end of the budget. The answers keep francs; the field shows what was typed as it was typed, and in another currency,
 * or with an answer that came from elsewhere, what the francs are in the visitor's.
 */
function BudgetField({ field, answers, problems, onAnswer, onLeave }: FieldProps) {
  const { questions } = useMessages(answerWords)
  const site = useSite()
  const { currency } = site
  const kept = answers[field]
  const [typed, setTyped] = useState({ text: '', currency })
  const isAsTyped = typed.currency === currency && inFrancs(typed.text, site) === kept
  const shown = isAsTyped ? typed.text : entryIn(kept, site)

  // '€200' is no amount where francs are asked for; where the currency changes to euros it becomes one.
  const readAgain = useEffectEvent(() => {
    if ('problem' in readEntry(kept)) onAnswer(field, inFrancs(kept, site))
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: what a text means depends on the currency
  useEffect(() => readAgain(), [currency])

  return (
    <Field
      label={`${questions[field]} (${CURRENCY_SIGNS[currency]})`}
      hint={useEntryHint(shown, kept)}
      error={problems[field]}
    >
      {(control) => (
        <input
          {...control}
          className="wiz__amount"
          name={field}
          inputMode="numeric"
          autoComplete="off"
          maxLength={LONGEST_ENTRY}
          value={shown}
          onChange={(event) => {
            const text = grouped(event)
            setTyped({ text, currency })
            onAnswer(field, inFrancs(text, site))
          }}
          onBlur={onLeave}
        />
      )}
    </Field>
  )
}

/** The two ends of a budget in the visitor's currency: grouped while they are typed, each with what was read. */
export function BudgetFields(props: StepProps) {
  const { answers, problems } = props
  const { budget } = useMessages(wizardMessages)
  const site = useSite()
  // Nobody is corrected in the middle of a number.
  const [isLeft, setLeft] = useState(false)
  const order = isLeft && isMinAboveMax(answers) ? { min: budget.minAboveMax, max: budget.minAboveMax } : {}
  const shown = { ...props, problems: { ...order, ...problems }, onLeave: () => setLeft(true) }
  return (
    <div className="wiz__budget full">
      {/* Without scripts the address says what its amounts are in. */}
      <input type="hidden" name={CURRENCY_FIELD} value={site.currency} />
      <BudgetField field="min" {...shown} />
      <BudgetField field="max" {...shown} />
      <p className="hint wiz__reading">
        {budget.readings[readingOf(answers)](formatMoney(String(HIGHEST_RENT), site))}
      </p>
    </div>
  )
}
