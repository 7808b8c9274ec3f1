import { choice, email, line, paragraph, phone } from '#platform/forms/fields.ts'
import { type AnswersOf, defineForm } from '#platform/forms/form.ts'

/** Where the form stands on its page. */
export const PARTNERSHIP_ID = 'partnership'

/** What can be made together (SPEC section 9), in the order it is offered. */
const PARTNERSHIP_INTERESTS = [
  'podcast-sponsorship',
  'blog-partnership',
  'social-collaboration',
  'event-partnership',
  'custom-content',
] as const

/** Proposes a partnership to Media (SPEC sections 3 and 5). What is proposed comes first, who proposes it after. */
export const partnershipForm = defineForm({
  name: 'partnership',
  parts: {
    idea: {
      partnershipInterest: choice(PARTNERSHIP_INTERESTS, { isWide: true }),
      partnershipVision: paragraph(4),
    },
    you: {
      companyName: line({ autoComplete: 'organization' }),
      contactPerson: line({ autoComplete: 'name' }),
      email: email(),
      phone: phone(),
    },
  },
})

/** SPEC section 7: the form becomes a submission of type 'media-partnership'; the vision is its message too. */
export function toPartnershipSubmission(answers: AnswersOf<typeof partnershipForm>) {
  const { companyName, contactPerson, email, phone, partnershipInterest, partnershipVision } = answers
  return {
    type: 'media-partnership' as const,
    name: contactPerson,
    email,
    phone,
    message: partnershipVision,
    formData: { companyName, contactPerson, partnershipInterest, partnershipVision },
  }
}
