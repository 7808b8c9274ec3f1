import { z } from 'zod'
import { email, line, optionalPhone, paragraph } from '#common/schema.ts'
import { say } from '#common/validation.ts'

export const CONTACT_TYPES = ['design-consultation', 'relocation', 'concierge', 'media-partnership', 'general'] as const
export const CONTACT_STATUSES = ['new', 'in-progress', 'done', 'archived'] as const

/** Options of the contact form's subject (SPEC section 9). */
export const SERVICE_INTERESTS = ['real-estate', 'concierge', 'mobility', 'investments', 'media', 'design', 'general'] as const
export type ServiceInterest = (typeof SERVICE_INTERESTS)[number]

const MAX_FORM_DATA_BYTES = 50_000

/** POST /api/contact: one door for every public form; the form's own answers travel in formData. */
export const contactSubmissionSchema = z.object({
  type: z.enum(CONTACT_TYPES, say('chooseOne')),
  name: line,
  email,
  phone: optionalPhone,
  message: paragraph.nullish().default(null),
  formData: z
    .record(z.string().max(100, say('tooLong')), z.json())
    .default({})
    .refine((data) => JSON.stringify(data).length <= MAX_FORM_DATA_BYTES, say('tooLong')),
})
export type ContactSubmissionInput = z.output<typeof contactSubmissionSchema>
export type ContactSubmissionDraft = z.input<typeof contactSubmissionSchema>

/** What the visitor fills in on /contact; becomes a submission of type 'general'. */
export const contactFormSchema = z.object({
  firstName: line,
  lastName: line,
  email,
  phone: optionalPhone,
  serviceInterest: z.enum(SERVICE_INTERESTS, say('chooseOne')),
  message: paragraph,
})
export type ContactForm = z.output<typeof contactFormSchema>

/** The mapping of SPEC section 7. */
export function contactFormToSubmission(form: ContactForm): ContactSubmissionDraft {
  const { firstName, lastName, serviceInterest } = form
  return {
    type: 'general',
    name: `${firstName} ${lastName}`.slice(0, 200),
    email: form.email,
    phone: form.phone,
    message: form.message,
    formData: { firstName, lastName, serviceInterest },
  }
}
