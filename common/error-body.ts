import { en } from './errors.messages.en.ts'
import { fr } from './errors.messages.fr.ts'
import type { AppError, ErrorBody } from './errors.ts'
import type { Locale } from './locale.ts'
import { validationMessage } from './validation.ts'

const SENTENCES = { en, fr }

/** The answer to a refused request, in the caller's language. */
export function errorBody(error: AppError, locale: Locale): ErrorBody {
  const body: ErrorBody = { code: error.code, message: SENTENCES[locale][error.code] }
  if (error.fields) {
    body.fields = Object.fromEntries(
      Object.entries(error.fields).map(([field, key]) => [field, validationMessage(key, locale)]),
    )
  }
  return body
}
