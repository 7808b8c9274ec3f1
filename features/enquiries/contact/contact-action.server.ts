import type { ActionFunctionArgs } from 'react-router'
import { formSchema } from '../forms/form-schema.server.ts'
import { answerPlainPost, plainPost } from '../forms/plain-post.server.ts'
import { contactForm, SENT, toContactSubmission } from './contact.form.ts'
import { contactSubmissionSchema } from './contact.schema.ts'
import { submitContact } from './submit-contact.server.ts'

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
