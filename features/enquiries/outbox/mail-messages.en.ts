import type { ContactType } from '../contact/contact-types.ts'

const requests: Record<ContactType, string> = {
  general: 'Message',
  'design-consultation': 'Design consultation',
  relocation: 'Relocation request',
  concierge: 'Concierge request',
  'media-partnership': 'Media partnership',
  recommendation: 'Home search',
}

const received: Record<ContactType, string> = {
  general: 'We have your message',
  'design-consultation': 'We have your request for a consultation',
  relocation: 'We have your relocation request',
  concierge: 'We have your concierge request',
  'media-partnership': 'We have your partnership request',
  recommendation: 'We have your home search',
}

export const en = {
  /** Between a label and what follows it. */
  colon: ': ',
  moment: (day: string, clock: string) => `${day} at ${clock}, Dakar time`,
  notice: {
    requests,
    inquiry: (subject: string) => `Question about ${subject}`,
    booking: 'Car reservation',
    subject: (request: string, name: string) => `${request}: ${name}`,
    preview: (moment: string) => `Sent on ${moment}.`,
    person: 'Who wrote',
    name: 'Name',
    email: 'E-mail',
    phone: 'Phone',
    language: 'Answer in',
    languages: { en: 'English', fr: 'French' },
    sent: 'Sent',
    answers: 'What they said',
    about: 'About',
    message: 'In their words',
    answer: 'Answer by e-mail',
    call: 'Call',
    whatsapp: 'WhatsApp',
    staffArea: 'Open the staff area',
    replyHint: 'Reply to this message and your answer goes straight to them.',
  },
  hire: {
    title: 'The hire',
    pickup: 'Pick-up',
    dropoff: 'Return',
    length: 'Length',
    days: (n: number) => `${n} ${n === 1 ? 'day' : 'days'}`,
    /** One line of the price: 'Chauffeur, 3 days × 45 000 FCFA'. */
    quoteLine: (item: string, times: string) => `${item}, ${times}`,
  },
  acknowledgement: {
    received,
    inquiry: 'We have your question',
    booking: 'We have your reservation',
    greeting: (name: string | null) => (name ? `Dear ${name},` : 'Good day,'),
    thanks: (moment: string) => `Thank you. What you sent reached us on ${moment}.`,
    summary: 'What you told us',
    about: 'About',
    nextTitle: 'What happens next',
    next: 'We read it and answer you at this address. If there is something to add, reply to this message.',
    nextHeld:
      'The car is held for you while you wait for our confirmation, which comes to this address; from then on the reservation is firm. If something changes, reply to this message.',
    nextCategory:
      'You left the choice of the car to us. We will write to this address with the car and its price. If something changes, reply to this message.',
    notYou: 'If you did not write to us, somebody typed your address by mistake. You need not do anything.',
    preview: 'We answer you at this address.',
  },
  hireNews: {
    confirmed: {
      subject: 'Your reservation is confirmed',
      text: 'Your reservation is confirmed as it stands below.',
      next: 'If something changes, reply to this message.',
    },
    cancelled: {
      subject: 'Your reservation is cancelled',
      text: 'The reservation below is cancelled. The time is no longer kept for you.',
      next: 'If you did not expect this, reply to this message or call us.',
    },
    preview: 'What it is about stands below.',
  },
  reminder: {
    subject: (name: string) => `Follow up: ${name}`,
    preview: (moment: string) => `Planned for ${moment}.`,
    planned: 'Planned for',
    purpose: 'What for',
    open: 'Open the lead',
    owned:
      'You receive this because you are the lead’s owner. On its page, write down how it went, or plan another day.',
    unowned: 'The lead has no owner yet, so all of you receive this. On its page, one of you can take it on.',
  },
  footer: {
    phone: 'Phone',
    whatsapp: 'WhatsApp',
    site: 'Website',
  },
}

export type MailMessages = typeof en
