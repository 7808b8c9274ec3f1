import type { Received } from '../leads/received.ts'
import type { ContactSubmissionRow } from './contact-submission.table.server.ts'

export function receivedContact({
  id,
  type,
  name,
  email,
  phone,
  locale,
  message,
  formData,
}: ContactSubmissionRow): Received {
  const { budget, serviceInterest } = formData
  return {
    ref: { submissionId: id },
    person: { name, email, phone, locale },
    interest: type === 'general' && typeof serviceInterest === 'string' ? serviceInterest : type,
    subject: type,
    message,
    budget: typeof budget === 'string' ? budget : null,
  }
}
