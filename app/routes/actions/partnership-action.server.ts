import type { ActionFunctionArgs } from 'react-router'
import { contactSubmissionSchema } from '#features/enquiries/contact/contact.schema.ts'
import { submitContact } from '#features/enquiries/contact/submit-contact.server.ts'
import {
  PARTNERSHIP_ID,
  PROPOSED,
  partnershipForm,
  toPartnershipSubmission,
} from '#features/media/partnership/partnership.form.ts'
import { formSchema } from '#platform/forms/form-schema.server.ts'
import { answerPlainPost, plainPost } from '#platform/forms/plain-post.server.ts'

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
