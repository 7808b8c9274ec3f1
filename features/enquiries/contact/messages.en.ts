import type { FormWords } from '../forms/form.ts'
import { en as form } from '../forms/form-messages.en.ts'
import type { contactForm } from './contact.form.ts'
import type { ContactSubject } from './contact-subjects.ts'

const subjects: Record<ContactSubject, string> = { 'property-management': 'property management', home: 'a home' }

export const en = {
  title: 'Write to us',
  description:
    'Write, call or send a WhatsApp message to Kais in Almadies, Dakar: property, relocation, cars, media and investment in Senegal.',
  lead: 'A question, an offer, a request for a brochure: write it here and it reaches the people who can answer.',
  details: 'Other ways',
  phone: 'Phone',
  email: 'E-mail',
  place: 'Almadies, Dakar, Senegal',
  newTab: '(opens a new tab)',
  schedule: 'Schedule Consultation',
  whatsapp: 'WhatsApp chat',
  call: 'Phone call',
  meeting: 'Book meeting',
  /** What a link to this page may already say. */
  about: (subject: string) => `About: ${subject}`,
  subjects,
  form: {
    name: 'Contact form',
    fields: { ...form.person, serviceInterest: 'What it is about', subject: 'Subject' },
    choices: {
      serviceInterest: {
        'real-estate': 'Real estate',
        concierge: 'Concierge',
        mobility: 'Mobility',
        investments: 'Investments',
        media: 'Media',
        design: 'Design',
        general: 'Something else',
      },
    },
    submit: 'Send the message',
    submitting: form.sending,
    sentTitle: 'Message Sent!',
    sentText: 'Thank you. It is with us, and we will write back to the address you gave.',
    sentNote: 'Your message is with us.',
    errorText: 'Failed to send message. Please try again.',
  } satisfies FormWords<typeof contactForm>,
}

export type EnquiryMessages = typeof en
