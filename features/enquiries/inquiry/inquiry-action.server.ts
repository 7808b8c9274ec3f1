import type { ActionFunctionArgs } from 'react-router'
import { answerPlainPost, plainPost } from '../forms/plain-post.server.ts'
import { ASKED, INQUIRY_ID, inquiryForm } from './inquiry.form.ts'
import { inquirySchema } from './inquiry.schema.ts'
import { submitInquiry } from './submit-inquiry.server.ts'

const post = plainPost({
  form: inquiryForm,
  schema: inquirySchema,
  store: submitInquiry,
  done: `?${ASKED}=1#${INQUIRY_ID}`,
})

/** The enquiry form without JavaScript, for the `action` of every page it stands on. */
export function inquiryAction(request: ActionFunctionArgs) {
  return answerPlainPost(request, post)
}
