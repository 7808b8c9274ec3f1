import type { FormWords } from '../forms/form.ts'
import { en as form } from '../forms/form-messages.en.ts'
import type { partnershipForm } from './partnership.form.ts'

export const en: FormWords<typeof partnershipForm> = {
  name: 'Partnership form',
  fields: {
    partnershipInterest: 'What would you like to make?',
    partnershipVision: 'Your idea',
    companyName: 'Company',
    contactPerson: 'Contact person',
    email: form.person.email,
    phone: form.person.phone,
  },
  hints: {
    partnershipVision: 'Whom it is for, what it should say, and when. A few lines are enough.',
    phone: 'With the country code. A WhatsApp number is fine.',
  },
  choices: {
    partnershipInterest: {
      'podcast-sponsorship': 'Podcast sponsorship',
      'blog-partnership': 'Blog partnership',
      'social-collaboration': 'Social collaboration',
      'event-partnership': 'Event partnership',
      'custom-content': 'Custom content',
    },
  },
  submit: 'Propose a partnership',
  submitting: 'Submitting...',
  sentTitle: 'Partnership Inquiry Submitted!',
  sentText: 'Thank you. Your proposal is with Kais Media.',
  sentNote:
    'Your proposal is with Kais Media. We will write to the address you gave, with an idea, or to say that we are not the right house for it.',
  errorText: 'Failed to submit partnership inquiry. Please try again.',
}
