/** In the address after a post without JavaScript went through. */
export const BOOKED = 'booked'
/** Where the form stands on its page. */
export const CONSULTATION_ID = 'consultation'

type Field = 'firstName' | 'lastName' | 'email' | 'projectType' | 'timeline' | 'budget' | 'message'
type ConsultationFormValues = Record<Field, string> & { phone?: string | null; style?: string | null }

/** SPEC sections 3 and 7: the form becomes a submission of type 'design-consultation'. */
export function toConsultationSubmission(values: ConsultationFormValues) {
  const { firstName, lastName, email, phone = null, message, projectType, timeline, budget } = values
  return {
    type: 'design-consultation' as const,
    name: `${firstName} ${lastName}`.slice(0, 200),
    email,
    phone,
    message,
    formData: { firstName, lastName, projectType, timeline, budget, style: values.style || null },
  }
}
