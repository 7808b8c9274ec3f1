import type { FormWords } from '../forms/form.ts'
import { en as person } from '../forms/form-messages.en.ts'
import type { adviceForm } from './advice.form.ts'

const form: FormWords<typeof adviceForm> = {
  name: 'Form to an adviser',
  fields: {
    name: person.person.name,
    email: person.person.email,
    phone: person.person.phone,
    message: 'What else should the adviser know?',
  },
  hints: {
    phone: 'With the country code. A WhatsApp number is fine.',
    message: 'A question about one of the homes, or when you could visit.',
  },
  choices: {},
  submit: 'Send to an adviser',
  submitting: 'Sending...',
  sentTitle: 'Your answers have been sent',
  sentText: 'Thank you. They have reached us, with the homes you saw.',
  sentNote: 'Your answers and the homes you saw have reached us. We will write to the address you gave.',
  errorText: 'This could not be sent. Please try again.',
}

export const en = {
  form,
  sentAlong:
    'Sent along: all your answers with your own words, the homes on this page with their scores, and what we have to check for you.',
  /** For whoever reads it: the sections, and what the wizard has no words for. */
  parts: {
    home: { title: 'The home' },
    life: { title: 'How they live' },
    plan: { title: 'The plan' },
    shown: { title: 'What they were shown' },
  },
  budgetMin: 'Minimum budget',
  budgetMax: 'Maximum budget',
  homes: 'Homes shown',
  toCheck: 'To check with them',
  result: 'Result on the site',
  openResult: 'Open the result',
}

export type AdviceMessages = typeof en
