import type { ServiceInterest } from './service-interests.ts'

const serviceInterests: Record<ServiceInterest, string> = {
  'real-estate': 'Real estate',
  concierge: 'Concierge',
  mobility: 'Mobility',
  investments: 'Investments',
  media: 'Media',
  design: 'Design',
  general: 'Something else',
}

export const en = {
  title: 'Write to us',
  description:
    'Write, call or send a WhatsApp message to Kais in Almadies, Dakar: property, relocation, cars, media and investment in Senegal.',
  lead: 'A question, an offer, a brochure to send: write it here and it reaches the people who can answer.',
  details: 'Other ways',
  phone: 'Phone',
  email: 'E-mail',
  place: 'Almadies, Dakar, Senegal',
  newTab: '(opens a new tab)',
  schedule: 'Schedule Consultation',
  whatsapp: 'WhatsApp chat',
  call: 'Phone call',
  meeting: 'Book meeting',
  serviceInterests,
  form: {
    name: 'Contact form',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'E-mail',
    phone: 'Phone',
    serviceInterest: 'What it is about',
    choose: 'Choose a subject',
    message: 'Your message',
    optional: '(optional)',
    send: 'Send the message',
    sending: 'Sending...',
    privacy: 'We use what you write to answer you, and for nothing else.',
    problems: 'Some fields need another look.',
  },
  toast: {
    notification: 'Notification',
    region: 'Notifications ({hotkey})',
    close: 'Close',
    sentTitle: 'Message Sent!',
    sentText: 'Thank you. It is with us, and we will write back to the address you gave.',
    errorTitle: 'Error',
    errorText: 'Failed to send message. Please try again.',
  },
}

export type EnquiryMessages = typeof en
