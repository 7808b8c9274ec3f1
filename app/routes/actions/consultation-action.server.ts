import type { ActionFunctionArgs } from 'react-router'
import { contactSubmissionSchema } from '#features/enquiries/contact/contact.schema.ts'
import { submitContact } from '#features/enquiries/contact/submit-contact.server.ts'
import {
  BOOKED,
  CONSULTATION_ID,
  consultationForm,
  toConsultationSubmission,
} from '#features/nest/consultation/consultation.form.ts'
import { formSchema } from '#platform/forms/form-schema.server.ts'
import { answerPlainPost, plainPost } from '#platform/forms/plain-post.server.ts'

const post = plainPost({
  form: consultationForm,
  schema: formSchema(consultationForm),
  store: (visitor, { submission: answers, ...rest }) =>
    submitContact(visitor, { ...rest, submission: contactSubmissionSchema.parse(toConsultationSubmission(answers)) }),
  done: `?${BOOKED}=1#${CONSULTATION_ID}`,
})

/** The consultation form without JavaScript; with it, the browser calls POST /api/contact. */
export function consultationAction(request: ActionFunctionArgs) {
  return answerPlainPost(request, post)
}
