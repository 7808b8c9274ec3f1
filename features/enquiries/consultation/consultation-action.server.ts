import type { ActionFunctionArgs } from 'react-router'
import { contactSubmissionSchema } from '../contact/contact.schema.ts'
import { submitContact } from '../contact/submit-contact.server.ts'
import { formSchema } from '../forms/form-schema.server.ts'
import { answerPlainPost, plainPost } from '../forms/plain-post.server.ts'
import { BOOKED, CONSULTATION_ID, consultationForm, toConsultationSubmission } from './consultation.form.ts'

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
