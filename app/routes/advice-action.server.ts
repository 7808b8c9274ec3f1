import { type ActionFunctionArgs, redirect } from 'react-router'
import type { z } from 'zod'
import { contactSubmissionSchema } from '#features/enquiries/contact/contact.schema.ts'
import { submitContact } from '#features/enquiries/contact/submit-contact.server.ts'
import { adviceForm, toAdviceSubmission } from '#features/recommendations/advice/advice.form.ts'
import { adviceMessages } from '#features/recommendations/advice/advice-messages.ts'
import { hasRequired, isMinAboveMax, readAnswers } from '#features/recommendations/answers.ts'
import { answersOf } from '#features/recommendations/answers-of.ts'
import { readAddress, recommendHomes } from '#features/recommendations/recommend-homes.server.ts'
import { formSchema } from '#platform/forms/form-schema.server.ts'
import { answerPlainPost, plainPost } from '#platform/forms/plain-post.server.ts'
import { pageContext } from '#ui/page/page-context.server.ts'

type Contact = z.input<typeof contactSubmissionSchema>

/**
 * The form to an adviser without JavaScript. The page's address holds the answers, so the homes are decided once more
 * rather than believed; with JavaScript the browser calls POST /api/contact.
 */
export async function adviceAction(request: ActionFunctionArgs) {
  const { url, context } = request
  const { context: visitor, company, locale, currency } = context.get(pageContext)
  const given = readAnswers(url.searchParams, company.rates)
  const search = await readAddress(visitor, url.searchParams, given)
  const { preferences } = search
  // Such an address shows what it lacks, and no form.
  if (!hasRequired(given) || preferences.kind === null || isMinAboveMax(given))
    return redirect(url.pathname + url.search)
  const answers = answersOf(preferences)
  const words = { en: adviceMessages.en.form, fr: adviceMessages.fr.form }
  const voice = { locale, currency, rates: company.rates }
  const decided = await recommendHomes(visitor, { search, voice }).catch((error: unknown) => ({ error }))
  if ('error' in decided) {
    // Whoever wrote to the adviser gets it back, whatever keeps the homes from being decided.
    const store = () => Promise.reject(decided.error)
    return answerPlainPost(request, plainPost({ form: adviceForm, words, schema: formSchema(adviceForm), store }))
  }
  const found = decided.answer
  const post = plainPost({
    form: adviceForm,
    words,
    // A repeat is told by all that is stored: with other homes, or other names for them, it is another message.
    schema: formSchema(adviceForm)
      .transform((person): Contact => toAdviceSubmission(person, { answers, found, locale }))
      .pipe(contactSubmissionSchema),
    store: submitContact,
  })
  return answerPlainPost(request, post)
}
