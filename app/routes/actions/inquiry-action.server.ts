import type { ActionFunctionArgs } from 'react-router'
import { ASKED, inquiryForm } from '#features/enquiries/inquiry/inquiry.form.ts'
import { inquirySchema } from '#features/enquiries/inquiry/inquiry.schema.ts'
import { submitInquiry } from '#features/enquiries/inquiry/submit-inquiry.server.ts'
import { INQUIRY_ID } from '#features/nest/property-link.ts'
import { answerPlainPost, plainPost } from '#platform/forms/plain-post.server.ts'

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
