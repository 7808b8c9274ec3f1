import type { Locale } from '#common/locale.ts'
import { type AnswerField, type Answers, FIELD_OF_SPEC_NAME, isMinAboveMax } from '../answers.ts'
import { wizardMessages } from './messages.ts'
import { wordsProblem } from './words-problem.ts'

/** What is to be mended, said at its field. */
export type AnswerProblems = Partial<Record<AnswerField, string>>

/** SPEC section 5: without a budget or a type there is nothing to ask with. */
function missingFields({ min, max, type }: Answers): AnswerField[] {
  const hasBudget = min.trim() !== '' || max.trim() !== ''
  return [...(hasBudget ? [] : (['min'] as const)), ...(type === '' ? (['type'] as const) : [])]
}

/** Empty: it can be asked with these answers. */
export function problemsIn(answers: Answers, locale: Locale): AnswerProblems {
  const { budget, typeMissing } = wizardMessages[locale]
  const missing = missingFields(answers)
  const tooLong = wordsProblem(answers.words, locale)
  return {
    ...(missing.includes('min') && { min: budget.missing }),
    ...(missing.includes('type') && { type: typeMissing }),
    ...(isMinAboveMax(answers) && { min: budget.minAboveMax, max: budget.minAboveMax }),
    ...(tooLong && { words: tooLong }),
  }
}

/** The names of the API (SPEC section 3) as the wizard's. */
const FIELD_OF_PATH: Record<string, AnswerField> = {
  budget: 'min',
  'budget.min': 'min',
  'budget.max': 'max',
  ...FIELD_OF_SPEC_NAME,
}

export function problemsOfRefusal(fields: Record<string, string>): AnswerProblems {
  const named = Object.entries(fields).flatMap(([path, text]) => {
    const field = FIELD_OF_PATH[path]
    return field ? [[field, text]] : []
  })
  return Object.fromEntries(named)
}
