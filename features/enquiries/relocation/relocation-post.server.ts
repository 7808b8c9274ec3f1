import { contactSubmissionSchema } from '../contact/contact.schema.ts'
import { submitContact } from '../contact/submit-contact.server.ts'
import { formSchema } from '../forms/form-schema.server.ts'
import { plainPost } from '../forms/plain-post.server.ts'
import { RELOCATION_ID, REQUESTED, relocationForm, toRelocationSubmission } from './relocation.form.ts'

/** The relocation form without JavaScript; with it, the browser calls POST /api/contact. */
export const relocationPost = plainPost({
  form: relocationForm,
  schema: formSchema(relocationForm),
  store: (visitor, { submission: answers, ...rest }) =>
    submitContact(visitor, { ...rest, submission: contactSubmissionSchema.parse(toRelocationSubmission(answers)) }),
  done: `?${REQUESTED}=1#${RELOCATION_ID}`,
})
