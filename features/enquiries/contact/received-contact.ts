import { adviceBudget } from '#features/recommendations/advice/advice-answers.ts'
import type { Received } from '../leads/received.ts'
import type { ContactSubmissionRow } from './contact-submission.table.server.ts'
import { SERVICE_INTERESTS } from './service-interests.ts'

/** Callers of the API may send anything under any name; a lead holds what fits on its card. */
const MAX_BUDGET = 100

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
  const budget = type === 'recommendation' ? adviceBudget(formData) : formData.budget
  const service = SERVICE_INTERESTS.find((interest) => interest === formData.serviceInterest)
  return {
    ref: { submissionId: id },
    person: { name, email, phone, locale },
    interest: type === 'general' ? (service ?? type) : type,
    subject: type,
    message,
    budget: typeof budget === 'string' ? budget.slice(0, MAX_BUDGET) : null,
  }
}
