import { choice, email, line, optional, paragraph, phone } from '#platform/forms/fields.ts'
import { type AnswersOf, defineForm } from '#platform/forms/form.ts'

/** Where the form stands on its page. */
export const CONSULTATION_ID = 'consultation'

/** Asks the design studio for a consultation (SPEC sections 5 and 9). Budgets are in euros. */
export const consultationForm = defineForm({
  name: 'consultation',
  parts: {
    you: {
      firstName: line({ autoComplete: 'given-name', maxLength: 100 }),
      lastName: line({ autoComplete: 'family-name', maxLength: 100 }),
      email: email(),
      phone: phone(),
    },
    project: {
      projectType: choice(['residential', 'commercial', 'renovation', 'new-construction', 'consultation']),
      timeline: choice(['immediate', 'short', 'medium', 'long']),
      budget: choice(['consultation-only', '5000-15000', '15000-30000', '30000-50000', '50000+']),
      style: optional(choice(['afro-luxury', 'contemporary', 'minimalist', 'traditional', 'eclectic', 'other'])),
    },
    words: { message: paragraph() },
  },
})

/** SPEC sections 3 and 7: the form becomes a submission of type 'design-consultation'. */
export function toConsultationSubmission(answers: AnswersOf<typeof consultationForm>) {
  const { firstName, lastName, email, phone, message, ...project } = answers
  return {
    type: 'design-consultation' as const,
    name: `${firstName} ${lastName}`.slice(0, 200),
    email,
    phone,
    message,
    formData: { firstName, lastName, ...project },
  }
}
