import { contactSubmissionSchema } from '#features/enquiries/contact/contact.schema.ts'
import { submitContact } from '#features/enquiries/contact/submit-contact.server.ts'
import {
  CONCIERGE_ID,
  conciergeForm,
  RUNG,
  toConciergeSubmission,
} from '#features/experience/concierge/concierge.form.ts'
import { formSchema } from '#platform/forms/form-schema.server.ts'
import { plainPost } from '#platform/forms/plain-post.server.ts'

/** The concierge form without JavaScript; with it, the browser calls POST /api/contact. */
export const conciergePost = plainPost({
  form: conciergeForm,
  schema: formSchema(conciergeForm),
  store: (visitor, { submission: answers, ...rest }) =>
    submitContact(visitor, { ...rest, submission: contactSubmissionSchema.parse(toConciergeSubmission(answers)) }),
  done: `?${RUNG}=1#${CONCIERGE_ID}`,
})
