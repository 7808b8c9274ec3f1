import type { Locale } from '#common/locale.ts'
import { formatMoney } from '#common/money.ts'
import { PLACES_BY_REGION } from '#features/nest/places.ts'
import type { AnswerWords } from '#platform/forms/describe-answers.ts'
import { choice, hidden, optional } from '#platform/forms/fields.ts'
import { defineForm } from '#platform/forms/form.ts'
import { answerWords } from '../answer-words.ts'
import { type AnswerField, type Answers, FIELD_OF_SPEC_NAME, NO_ANSWERS, RESULT_PATH, toFrancs } from '../answers.ts'
import {
  GOALS,
  LIFESTYLES,
  MOST_BATHROOMS,
  MOST_BEDROOMS,
  MOST_PEOPLE,
  TIMEFRAMES,
  TRANSPORT_NEEDS,
  WANTED_KINDS,
  WORK_ARRANGEMENTS,
} from '../preferences.ts'
import { adviceMessages } from './advice-messages.ts'

type FormData = Readonly<Record<string, unknown>>

const PLACES = Object.values(PLACES_BY_REGION).flat()
const numbers = (most: number) => Array.from({ length: most }, (_, index) => String(index + 1))

/** What a submission of type 'recommendation' holds, for whoever reads it: the wizard's steps, then what it showed. */
export const adviceAnswers = defineForm({
  name: 'recommendation',
  parts: {
    home: {
      budgetMin: hidden(),
      budgetMax: hidden(),
      propertyType: choice(WANTED_KINDS),
      location: optional(choice(PLACES)),
      bedrooms: optional(choice(numbers(MOST_BEDROOMS))),
      bathrooms: optional(choice(numbers(MOST_BATHROOMS))),
    },
    life: {
      lifestyle: optional(choice(LIFESTYLES)),
      familySize: optional(choice(numbers(MOST_PEOPLE))),
      workArrangement: optional(choice(WORK_ARRANGEMENTS)),
      transportNeeds: optional(choice(TRANSPORT_NEEDS)),
    },
    plan: {
      investmentGoals: optional(choice(GOALS)),
      timeframe: optional(choice(TIMEFRAMES)),
      additionalRequirements: hidden(),
    },
    shown: { understood: hidden(), homes: hidden(), toCheck: hidden(), result: hidden() },
  },
})

/** The wizard's name for each answer. */
const FIELD_OF = {
  budgetMin: 'min',
  budgetMax: 'max',
  ...FIELD_OF_SPEC_NAME,
} as const satisfies Record<string, AnswerField>

export function adviceAnswerWords(locale: Locale): AnswerWords {
  const words = answerWords[locale]
  const { budgetMin, budgetMax, understood, homes, toCheck, result } = adviceMessages[locale]
  const questions = Object.entries(FIELD_OF).map(([key, field]) => [key, words.questions[field]])
  const upTo = (most: number) => ({
    ...Object.fromEntries(numbers(most).map((count) => [count, count])),
    [most]: words.orMore(most),
  })
  return {
    fields: { ...Object.fromEntries(questions), budgetMin, budgetMax, understood, homes, toCheck, result },
    choices: {
      propertyType: words.kinds,
      location: Object.fromEntries(PLACES.map((place) => [place, place])),
      bedrooms: upTo(MOST_BEDROOMS),
      bathrooms: upTo(MOST_BATHROOMS),
      lifestyle: words.lifestyles,
      familySize: upTo(MOST_PEOPLE),
      workArrangement: words.works,
      transportNeeds: words.transports,
      investmentGoals: words.goals,
      timeframe: words.timeframes,
    },
  }
}

/** Null where there is none: callers of the API may have sent words. */
function francs(entry: unknown): string | null {
  const amount = typeof entry === 'string' || typeof entry === 'number' ? toFrancs(String(entry)) : 0
  return amount > 0 ? formatMoney(String(amount), 'XOF') : null
}

/** Amounts as people read them, and of a list each entry on a line of its own. */
export function readableAdvice(formData: FormData): FormData {
  const read = ([key, value]: [string, unknown]) => {
    if (key === 'budgetMin' || key === 'budgetMax') return [key, francs(value) ?? value]
    return [key, Array.isArray(value) ? value.join('\n') : value]
  }
  return Object.fromEntries(Object.entries(formData).map(read))
}

/** What they can pay, in a line that reads the same in both languages. */
export function adviceBudget({ budgetMin, budgetMax }: FormData): string | null {
  const [low, high] = [francs(budgetMin), francs(budgetMax)]
  if (low && high) return `${low} – ${high}`
  return low ? `≥ ${low}` : high && `≤ ${high}`
}

/** The address of the result on our site; null for anything else that a caller may have sent. */
export function resultOf({ type, formData }: { type: string; formData: FormData }): string | null {
  const { result } = formData
  const isOurs = type === 'recommendation' && typeof result === 'string' && result.startsWith(`${RESULT_PATH}?`)
  return isOurs ? result : null
}

/** The page of a home that was shown, by the reference its entry begins with; null where it begins with none. */
export function homePathOf(entry: string): string | null {
  const id = /^KN-0*([1-9]\d{0,8}) /.exec(entry)?.[1]
  return id ? `/property/${id}` : null
}

/** The answers as the wizard holds them. */
export function toWizardAnswers(formData: FormData): Answers {
  const given = Object.entries(FIELD_OF).map(([key, field]) => [field, formData[key]])
  return { ...NO_ANSWERS, ...Object.fromEntries(given.map(([field, value]) => [field, String(value ?? '')])) }
}
