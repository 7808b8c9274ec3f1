import type { ActionFunctionArgs } from 'react-router'
import { contactForm, SENT, toContactSubmission } from '#features/enquiries/contact/contact.form.ts'
import { contactSubmissionSchema } from '#features/enquiries/contact/contact.schema.ts'
import { submitContact } from '#features/enquiries/contact/submit-contact.server.ts'
import { formSchema } from '#platform/forms/form-schema.server.ts'
import { answerPlainPost, plainPost } from '#platform/forms/plain-post.server.ts'

const post = plainPost({
  form: contactForm,
  schema: formSchema(contactForm),
  store: (visitor, { submission: answers, ...rest }) =>
    submitContact(visitor, { ...rest, submission: contactSubmissionSchema.parse(toContactSubmission(answers)) }),
  done: `?${SENT}=1`,
})

/** The form's way without JavaScript; with it, the browser calls POST /api/contact. Both end in the same use case. */
export function contactAction(request: ActionFunctionArgs) {
  return answerPlainPost(request, post)
}
