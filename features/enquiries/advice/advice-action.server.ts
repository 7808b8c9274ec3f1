import { type ActionFunctionArgs, redirect } from 'react-router'
import { pageContext } from '#app/page-context.server.ts'
import { hasRequired, isMinAboveMax, readAnswers } from '#features/recommendations/answers.ts'
import { readPreferences } from '#features/recommendations/preference-request.schema.ts'
import { recommendHomes } from '#features/recommendations/recommend-homes.server.ts'
import { answersOf } from '#features/recommendations/wording/answers-of.ts'
import { contactSubmissionSchema } from '../contact/contact.schema.ts'
import { submitContact } from '../contact/submit-contact.server.ts'
import { formSchema } from '../forms/form-schema.server.ts'
import { answerPlainPost, plainPost } from '../forms/plain-post.server.ts'
import { ADVICE_ID, ADVISED, adviceForm, toAdviceSubmission } from './advice.form.ts'

/**
 * The form to an adviser without JavaScript. The page's address holds the answers, so the homes are decided once more
 * rather than believed; with JavaScript the browser calls POST /api/contact.
 */
export function adviceAction(request: ActionFunctionArgs) {
  const { url, context } = request
  const { locale, currency } = context.get(pageContext)
  const given = readAnswers(url.searchParams)
  const preferences = readPreferences(given)
  // Such an address shows what it lacks, and no form.
  if (!hasRequired(given) || preferences.kind === null || isMinAboveMax(given))
    return redirect(url.pathname + url.search)
  const answers = answersOf(preferences)
  const after = new URLSearchParams(url.searchParams)
  after.set(ADVISED, '1')
  const post = plainPost({
    form: adviceForm,
    // Another result is another message, though the person and the words are the same.
    schema: formSchema(adviceForm).transform((person) => ({ person, answers })),
    store: async (visitor, { submission: { person }, ...rest }) => {
      const { answer: found } = await recommendHomes(visitor, { preferences, voice: { locale, currency } })
      const submission = contactSubmissionSchema.parse(toAdviceSubmission(person, { answers, found, locale }))
      return submitContact(visitor, { ...rest, submission })
    },
    done: `?${after}#${ADVICE_ID}`,
  })
  return answerPlainPost(request, post)
}
