import { contactSubmissionSchema } from '#features/enquiries/contact/contact.schema.ts'
import { submitContact } from '#features/enquiries/contact/submit-contact.server.ts'
import {
  RELOCATION_ID,
  REQUESTED,
  relocationForm,
  toRelocationSubmission,
} from '#features/experience/relocation/relocation.form.ts'
import { formSchema } from '#platform/forms/form-schema.server.ts'
import { plainPost } from '#platform/forms/plain-post.server.ts'

/** The relocation form without JavaScript; with it, the browser calls POST /api/contact. */
export const relocationPost = plainPost({
  form: relocationForm,
  schema: formSchema(relocationForm),
  store: (visitor, { submission: answers, ...rest }) =>
    submitContact(visitor, { ...rest, submission: contactSubmissionSchema.parse(toRelocationSubmission(answers)) }),
  done: `?${REQUESTED}=1#${RELOCATION_ID}`,
})
