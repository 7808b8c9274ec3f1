import type { FormWords } from '../forms/form.ts'
import { en as form } from '../forms/form-messages.en.ts'
import type { inquiryForm } from './inquiry.form.ts'

export const en = {
  title: 'Ask a question',
  text: (about: string) => `About ${about}. The name and the reference go with your question.`,
  projectText: (about: string) => `About ${about}. The project’s name goes with your question.`,
  projectSuggestion: 'Which title is it? Who is the notary? What happens if the works are late?',
  suggestion: 'When can it be visited? Which side is noisy? What furniture stays?',
  form: (about: string): FormWords<typeof inquiryForm> => ({
    name: `Question about ${about}`,
    fields: { ...form.person, propertyId: about, investmentId: about, vehicleId: about },
    choices: {},
    submit: 'Send the question',
    submitting: form.sending,
    sentTitle: 'Message Sent!',
    sentText: 'Thank you. It is with us, and we will write back to the address you gave.',
    sentNote: `Your question about ${about} is with us.`,
    errorText: 'Failed to send message. Please try again.',
  }),
}

export type InquiryMessages = typeof en
