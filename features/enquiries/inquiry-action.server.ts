import type { ActionFunctionArgs } from 'react-router'
import { inquirySchema } from './inquiry.schema.ts'
import { ASKED, INQUIRY_ID } from './inquiry-form.ts'
import { answerPlainPost } from './plain-post.server.ts'
import { submitInquiry } from './submit-inquiry.server.ts'

/** The enquiry form without JavaScript, for the `action` of every page it stands on. */
export function inquiryAction(request: ActionFunctionArgs) {
  return answerPlainPost(request, {
    form: 'inquiry',
    schema: inquirySchema,
    store: submitInquiry,
    done: `?${ASKED}=1#${INQUIRY_ID}`,
  })
}
