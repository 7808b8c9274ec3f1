import type { FormWords } from '../forms/form.ts'
import { en as form } from '../forms/form-messages.en.ts'
import type { contactForm } from './contact.form.ts'
import type { ContactSubject } from './contact-subjects.ts'
import { subjectLine } from './subject-words.ts'

const subjects: Record<ContactSubject, string> = {
  home: 'a home',
  offer: 'an offer',
  brochure: 'a brochure',
  'property-management': 'property management',
  design: 'interior design',
  relocation: 'moving to Dakar',
  concierge: 'concierge services',
  mobility: 'hiring a car',
  investment: 'an investment',
  partnership: 'a media partnership',
}

export const en = {
  title: 'Write to us',
  description: (name: string, place: string) =>
    `Write, call or send a WhatsApp message to ${name} in ${place}: property, relocation, cars, media and investment in Senegal.`,
  lead: 'A question, an offer, a request for a brochure: write it here and it reaches the people who can answer.',
  details: 'Other ways',
  phone: 'Phone',
  email: 'E-mail',
  placeLabel: 'Where',
  hours: 'Open',
  dakarTime: 'Dakar time (UTC)',
  newTab: '(opens a new tab)',
  scheduleText: 'Rather talk? Choose a day and a time in our calendar.',
  schedule: 'Schedule Consultation',
  quick: 'Right away',
  whatsapp: 'WhatsApp chat',
  call: 'Phone call',
  meeting: 'Book meeting',
  meetingHint: 'Pick a time',
  where: {
    title: 'Almadies, Dakar',
    text: 'The circle shows the district, at the western tip of Dakar. Ask us for the way to the door.',
    ask: 'Ask for the way on WhatsApp',
    askText: 'Hello Kais, how do I find you in Almadies?',
    faq: 'Questions people ask us',
    label: 'Map of Dakar with the district of Almadies',
    noMap: 'This browser cannot draw the map. Almadies is the western tip of Dakar, past Ngor.',
  },
  /** What a link to this page may already say. */
  about: (subject: string) => `About: ${subject}`,
  subjects,
  subjectLine: subjectLine({
    alone: subjects,
    ofListing: {
      home: (listing) => listing,
      offer: (listing) => `an offer for ${listing}`,
      brochure: (listing) => `the brochure for ${listing}`,
      'property-management': (listing) => `the management of ${listing}`,
      mobility: (listing) => `hiring ${listing}`,
      investment: (listing) => `investing in ${listing}`,
    },
  }),
  form: {
    name: 'Contact form',
    fields: {
      ...form.person,
      serviceInterest: 'What it is about',
      subject: 'Subject',
      about: 'Listing',
      listing: 'Listing code',
    },
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
