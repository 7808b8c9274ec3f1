import { contactSubmissionSchema } from '../contact/contact.schema.ts'
import { submitContact } from '../contact/submit-contact.server.ts'
import { formSchema } from '../forms/form-schema.server.ts'
import { plainPost } from '../forms/plain-post.server.ts'
import { CONCIERGE_ID, conciergeForm, RUNG, toConciergeSubmission } from './concierge.form.ts'

/** The concierge form without JavaScript; with it, the browser calls POST /api/contact. */
export const conciergePost = plainPost({
  form: conciergeForm,
  schema: formSchema(conciergeForm),
  store: (visitor, { submission: answers, ...rest }) =>
    submitContact(visitor, { ...rest, submission: contactSubmissionSchema.parse(toConciergeSubmission(answers)) }),
  done: `?${RUNG}=1#${CONCIERGE_ID}`,
})
