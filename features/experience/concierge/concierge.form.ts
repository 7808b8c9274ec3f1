import { choices, email, line, optional, paragraph, phone } from '#platform/forms/fields.ts'
import { type AnswersOf, defineForm } from '#platform/forms/form.ts'

/** Where the form stands on its page. */
export const CONCIERGE_ID = 'concierge-form'

/** What the concierge arranges (SPEC section 9), in the order it is offered. */
export const CONCIERGE_SERVICES = [
  'restaurant-reservations',
  'spa-appointments',
  'event-planning',
  'chauffeur-services',
  'shopping-errands',
  'private-chef',
  'travel-booking',
  'travel-coordination',
] as const

/** Rings for the concierge (SPEC sections 3 and 5). What is wanted comes first, who wants it after. */
export const conciergeForm = defineForm({
  name: 'concierge',
  parts: {
    wish: { services: choices(CONCIERGE_SERVICES), otherServices: optional(paragraph(3)) },
    you: { name: line({ autoComplete: 'name', isWide: true }), email: email(), phone: phone() },
  },
})

/** SPEC sections 3 and 7: the form becomes a submission of type 'concierge'. */
export function toConciergeSubmission(answers: AnswersOf<typeof conciergeForm>) {
  const { name, email, phone, services, otherServices } = answers
  return {
    type: 'concierge' as const,
    name,
    email,
    phone,
    message: otherServices,
    formData: { services, otherServices },
  }
}
