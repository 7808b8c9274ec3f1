import { isCurrency, type Money, type Rates } from '#common/money.ts'
import { inFrancs, readAmount } from '#platform/calculator/read-amount.ts'

/**
 * The wizard's fields, by the names they have in an address and in the browser's memory. All text, as typed or chosen; the
 * two ends of the budget as francs, whatever they were typed in.
 */
export const ANSWER_FIELDS = [
  'min',
  'max',
  'type',
  'place',
  'bedrooms',
  'bathrooms',
  'lifestyle',
  'family',
  'work',
  'transport',
  'goal',
  'time',
  'words',
] as const
export type AnswerField = (typeof ANSWER_FIELDS)[number]
export type Answers = Record<AnswerField, string>

export const NO_ANSWERS = Object.fromEntries(ANSWER_FIELDS.map((field) => [field, ''])) as Answers

export const WIZARD_PATH = '/ai-recommendations'
export const RESULT_PATH = '/ai-recommendations/result'

/** The AI preference request (SPEC section 3). */
export interface PreferenceRequest {
  budget: { min: number; max: number; currency: 'FCFA' }
  propertyType: string
  location?: string
  bedrooms?: number
  bathrooms?: number
  lifestyle?: string
  familySize?: number
  workArrangement?: string
  transportNeeds?: string
  investmentGoals?: string
  timeframe?: string
  additionalRequirements?: string
  /** Ours: what an address says besides the answers. */
  wishes?: string
}

/** The SPEC's names of the answers, and ours. */
export const FIELD_OF_SPEC_NAME = {
  propertyType: 'type',
  location: 'place',
  bedrooms: 'bedrooms',
  bathrooms: 'bathrooms',
  lifestyle: 'lifestyle',
  familySize: 'family',
  workArrangement: 'work',
  transportNeeds: 'transport',
  investmentGoals: 'goal',
  timeframe: 'time',
  additionalRequirements: 'words',
} as const satisfies Record<string, AnswerField>

/** SPEC section 5: what is not a number counts as 0, and 0 is no limit. */
export function toFrancs(entry: string): number {
  const amount = readAmount(entry, { mayBeZero: true })
  return 'francs' in amount ? Number(amount.francs) : 0
}

/** SPEC section 5: without a budget or a type there is nothing to ask with. */
export function hasRequired({ min, max, type }: Answers): boolean {
  return (min.trim() !== '' || max.trim() !== '') && type !== ''
}

/** Zero is no limit, so nothing is above it. */
export function isMinAboveMax({ min, max }: Pick<Answers, 'min' | 'max'>): boolean {
  const highest = toFrancs(max)
  return highest > 0 && toFrancs(min) > highest
}

/** '5+' is five, at least. */
const toCount = (entry: string) => Number(entry.trim().replace(/\+$/, ''))

export function toRequest(answers: Answers, wishes = ''): PreferenceRequest {
  const given = <Value>(name: string, entry: string, value: Value) => (entry.trim() === '' ? {} : { [name]: value })
  return {
    budget: { min: toFrancs(answers.min), max: toFrancs(answers.max), currency: 'FCFA' },
    propertyType: answers.type,
    ...given('location', answers.place, answers.place),
    ...given('bedrooms', answers.bedrooms, toCount(answers.bedrooms)),
    ...given('bathrooms', answers.bathrooms, toCount(answers.bathrooms)),
    ...given('lifestyle', answers.lifestyle, answers.lifestyle),
    ...given('familySize', answers.family, toCount(answers.family)),
    ...given('workArrangement', answers.work, answers.work),
    ...given('transportNeeds', answers.transport, answers.transport),
    ...given('investmentGoals', answers.goal, answers.goal),
    ...given('timeframe', answers.time, answers.time),
    ...given('additionalRequirements', answers.words, answers.words.trim()),
    ...given('wishes', wishes, wishes),
  }
}

/** Beside the answers in the address that the form makes without scripts: what its budget was typed in. */
export const CURRENCY_FIELD = 'currency'

function moneyOf(params: URLSearchParams, rates: Rates | undefined): Money {
  const currency = params.get(CURRENCY_FIELD)
  return rates && isCurrency(currency) ? { currency, rates } : 'XOF'
}

/** The answers of an address: ?min=…&type=villa, francs where it names no currency. Whatever else it holds is left alone. */
export function readAnswers(params: URLSearchParams, rates?: Rates): Answers {
  const answers = Object.fromEntries(ANSWER_FIELDS.map((field) => [field, params.get(field) ?? ''])) as Answers
  const money = moneyOf(params, rates)
  return { ...answers, min: inFrancs(answers.min, money), max: inFrancs(answers.max, money) }
}

/** What an address says besides the form's answers, as its parameters. */
export function besidesAnswers(params: URLSearchParams): string {
  const rest = new URLSearchParams(params)
  for (const field of [...ANSWER_FIELDS, CURRENCY_FIELD]) rest.delete(field)
  return String(rest)
}

/** The same answers and wishes in the wizard. */
export const wizardPathOf = (resultPath: string) => resultPath.replace(RESULT_PATH, WIZARD_PATH)

/** The form's part of a result's address. Amounts as plain digits; what is empty is left out, and the free text always. */
export function resultPath(answers: Answers): string {
  const params = new URLSearchParams()
  for (const field of ANSWER_FIELDS) {
    const entry = field === 'words' ? '' : answers[field].trim()
    const isAmount = field === 'min' || field === 'max'
    if (entry !== '') params.set(field, isAmount ? String(toFrancs(entry)) : entry)
  }
  return `${RESULT_PATH}?${params}`
}
