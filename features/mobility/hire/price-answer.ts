import type { FormAnswer } from '#platform/forms/form-values.ts'
import type { HireAnswer, HireQuestion } from './use-availability.ts'

/** Without scripts the price is asked for by a second button of the form, which sends this and stores nothing. */
export const INTENT_FIELD = 'intent'
export const PRICE_INTENT = 'price'

/** The form as it was, and what its car would cost. */
export interface PriceAnswer extends FormAnswer {
  price?: { question: HireQuestion; answer: HireAnswer } | undefined
}
