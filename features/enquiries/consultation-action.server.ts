import type { ActionFunctionArgs } from 'react-router'
import { consultationFormSchema } from './consultation.schema.ts'
import { BOOKED, CONSULTATION_ID, toConsultationSubmission } from './consultation-form.ts'
import { contactSubmissionSchema } from './contact.schema.ts'
import { answerPlainPost } from './plain-post.server.ts'
import { submitContact } from './submit-contact.server.ts'

/** The consultation form without JavaScript; with it, the browser calls POST /api/contact. */
export function consultationAction(request: ActionFunctionArgs) {
  return answerPlainPost(request, {
    form: 'consultation',
    schema: consultationFormSchema,
    store: (visitor, { submission: values, ...rest }) =>
      submitContact(visitor, { ...rest, submission: contactSubmissionSchema.parse(toConsultationSubmission(values)) }),
    done: `?${BOOKED}=1#${CONSULTATION_ID}`,
  })
}
