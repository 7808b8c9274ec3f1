import type { ServiceInterest } from './service-interests.ts'

/** What a visitor fills in on /contact. */
export interface ContactFormValues {
  firstName: string
  lastName: string
  email: string
  phone?: string | null
  serviceInterest: ServiceInterest
  message: string
}

/** The mapping of SPEC section 7: the form becomes a submission of type 'general'. */
export function toContactSubmission({
  firstName,
  lastName,
  email,
  phone = null,
  serviceInterest,
  message,
}: ContactFormValues) {
  return {
    type: 'general' as const,
    name: `${firstName} ${lastName}`.slice(0, 200),
    email,
    phone,
    message,
    formData: { firstName, lastName, serviceInterest },
  }
}
