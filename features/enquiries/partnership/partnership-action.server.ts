import type { ActionFunctionArgs } from 'react-router'
import { contactSubmissionSchema } from '../contact/contact.schema.ts'
import { submitContact } from '../contact/submit-contact.server.ts'
import { formSchema } from '../forms/form-schema.server.ts'
import { answerPlainPost, plainPost } from '../forms/plain-post.server.ts'
import { PARTNERSHIP_ID, PROPOSED, partnershipForm, toPartnershipSubmission } from './partnership.form.ts'

const post = plainPost({
  form: partnershipForm,
  schema: formSchema(partnershipForm),
  store: (visitor, { submission: answers, ...rest }) =>
    submitContact(visitor, { ...rest, submission: contactSubmissionSchema.parse(toPartnershipSubmission(answers)) }),
  done: `?${PROPOSED}=1#${PARTNERSHIP_ID}`,
})

/** The partnership form without JavaScript; with it, the browser calls POST /api/contact. */
export function partnershipAction(request: ActionFunctionArgs) {
  return answerPlainPost(request, post)
}
