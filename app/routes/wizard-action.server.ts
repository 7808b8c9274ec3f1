import { type ActionFunctionArgs, data, redirect } from 'react-router'
import { errorBody } from '#common/error-body.ts'
import { AppError } from '#common/errors.ts'
import { isFrenchPath, withLocalePrefix } from '#common/locale.ts'
import { fieldProblems } from '#common/validation.ts'
import { codeOfUnknownError } from '#db/database-error.server.ts'
import { readAnswers, toRequest } from '#features/recommendations/answers.ts'
import { preferenceRequestSchema, toPreferences } from '#features/recommendations/preference-request.schema.ts'
import { readAddress, readSearchWords } from '#features/recommendations/recommend-homes.server.ts'
import { searchPath } from '#features/recommendations/wishes/search.ts'
import { problemsIn, problemsOfRefusal } from '#features/recommendations/wizard/check-answers.ts'
import type { ReturnedAnswers } from '#features/recommendations/wizard/wizard.tsx'
import { readPosted } from '#platform/forms/plain-post.server.ts'
import { pageContext } from '#ui/page/page-context.server.ts'

/**
 * The wizard, and a wish added to a result, without JavaScript: the text is read here and goes no further, the address that
 * follows says what it came to. What cannot be asked with comes back as it was typed.
 */
export async function wizardAction({ request, context, url }: ActionFunctionArgs) {
  const { context: visitor, company, locale, currency, refusal, logError } = context.get(pageContext)
  const posted = await readPosted(request)
  const entries = [...(posted ?? [])].map(([name, entry]) => [name, typeof entry === 'string' ? entry : ''])
  const params = new URLSearchParams(entries)
  const answers = readAnswers(params, company.rates)
  const wishes = params.get('wishes') ?? ''
  const giveBack = (error: AppError, problems: ReturnedAnswers['problems'] = {}) => {
    const { message, fields = {} } = errorBody(error, locale)
    const all = { ...problemsOfRefusal(fields), ...problems }
    const notice = Object.keys(all).length === 0 ? message : undefined
    return data<ReturnedAnswers>({ answers, wishes, problems: all, notice }, { status: error.status })
  }
  if (refusal) return giveBack(refusal)
  if (!posted) return giveBack(new AppError('unsupported_media_type'))
  const problems = problemsIn(answers, locale)
  const asked = preferenceRequestSchema.safeParse(toRequest(answers, wishes))
  if (!asked.success) return giveBack(new AppError('invalid_input', { fields: fieldProblems(asked.error) }), problems)
  if (Object.keys(problems).length > 0) return giveBack(new AppError('invalid_input'), problems)
  try {
    const voice = { locale, currency, rates: company.rates }
    const { reading } = await readAddress(visitor, new URLSearchParams(wishes))
    const search = await readSearchWords(visitor, toPreferences(asked.data), voice, reading)
    return redirect(withLocalePrefix(searchPath(search), isFrenchPath(url.pathname) ? 'fr' : 'en'), 303)
  } catch (error) {
    logError(error)
    return giveBack(new AppError(codeOfUnknownError(error), { cause: error }))
  }
}
