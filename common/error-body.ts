import type { AppError, ErrorBody } from './errors.ts'
import { errorMessages } from './errors-messages.ts'
import type { Locale } from './locale.ts'
import { validationMessage } from './validation.ts'

/** The answer to a refused request, in the caller's language. */
export function errorBody(error: AppError, locale: Locale): ErrorBody {
  const message = error.sentence?.[locale] ?? errorMessages[locale][error.code]
  const body: ErrorBody = { code: error.code, message }
  if (error.fields) {
    body.fields = Object.fromEntries(
      Object.entries(error.fields).map(([field, key]) => [field, validationMessage(key, locale)]),
    )
  }
  if (error.offers) body.offers = error.offers
  return body
}
