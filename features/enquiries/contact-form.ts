import { readSubject } from './contact-subjects.ts'

/** In the address after a post without JavaScript went through. */
export const SENT = 'sent'

type ContactFormField = 'firstName' | 'lastName' | 'email' | 'serviceInterest' | 'message'
type ContactFormValues = Record<ContactFormField, string> & { phone?: string | null; subject?: string | null }

/** The mapping of SPEC section 7: the form becomes a submission of type 'general'. */
export function toContactSubmission(values: ContactFormValues) {
  const { firstName, lastName, email, phone = null, serviceInterest, message } = values
  const subject = readSubject(values.subject)
  return {
    type: 'general' as const,
    name: `${firstName} ${lastName}`.slice(0, 200),
    email,
    phone,
    message,
    formData: { firstName, lastName, serviceInterest, ...(subject && { subject }) },
  }
}
