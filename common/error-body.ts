import type { AppError, ErrorBody } from './errors.ts'
import { errorMessages } from './errors-messages.ts'
import type { Locale } from './locale.ts'
import { validationMessage } from './validation.ts'

const counted = {
  en: (count: string, most: string) => `${count} characters; at most ${most}.`,
  fr: (count: string, most: string) => `${count}\u00a0caractères\u202f; ${most} au plus.`,
}

/** 'required', or 'tooLong:4812:4000' in figures as people read them. */
function sentenceOf(problem: string, locale: Locale): string {
  const figures = problem.split(':').slice(1)
  const [count, most] = figures.map((figure) => figure.replace(/\B(?=(\d{3})+$)/g, '\u202f'))
  return count && most ? counted[locale](count, most) : validationMessage(problem, locale)
}

/** The answer to a refused request, in the caller's language. */
export function errorBody(error: AppError, locale: Locale): ErrorBody {
  const message = error.sentence?.[locale] ?? errorMessages[locale][error.code]
  const body: ErrorBody = { code: error.code, message }
  if (error.fields) {
    body.fields = Object.fromEntries(
      Object.entries(error.fields).map(([field, key]) => [field, sentenceOf(key, locale)]),
    )
  }
  if (error.offers) body.offers = error.offers
  return body
}
